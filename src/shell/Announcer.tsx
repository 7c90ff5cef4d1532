import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { VISUALLY_HIDDEN } from './visuallyHidden';

/** Tells assistive technology the title of each screen that follows; a fresh page tells its own. */
export function Announcer({ title }: { readonly title: string }): ReactNode {
  const [first] = useState(title);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && title !== first) setHasChanged(true);
  return (
    <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
      {hasChanged && title}
    </Box>
  );
}
