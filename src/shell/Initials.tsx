import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { initialsOf } from '../lib/initials';

/** Avatar placeholder. */
export function Initials(props: {
  readonly name: string;
  /** CSS pixels. */
  readonly size: number;
  /** Hidden from assistive technology, because the name is next to it. */
  readonly isDecorative?: boolean;
}): ReactNode {
  const { name, size, isDecorative = false } = props;
  return (
    <Box component="span" aria-hidden={isDecorative || undefined} sx={{ ...CIRCLE, width: size, height: size }}>
      {initialsOf(name)}
    </Box>
  );
}

const CIRCLE = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 600,
  bgcolor: 'divider',
  color: 'text.primary',
} as const;
