import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Keys } from '../Keys';
import { shortcutTexts } from '../texts';
import { paletteTexts } from './texts';

/** The keys of the palette. The combobox tells its own to who does not see them. */
export function PaletteFoot(): ReactNode {
  const { up, down, enter, escape } = shortcutTexts.keys;
  return (
    <Box aria-hidden="true" sx={FOOT}>
      <span>
        <Keys words={[up, down]} /> {paletteTexts.keys.choose}
      </span>
      <span>
        <Keys words={[enter]} /> {paletteTexts.keys.open}
      </span>
      <span>
        <Keys words={[escape]} /> {paletteTexts.keys.close}
      </span>
    </Box>
  );
}

const FOOT = {
  display: 'flex',
  gap: 2.5,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 12,
  color: 'text.secondary',
} as const;
