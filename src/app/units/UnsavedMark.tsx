import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { unitTexts } from './texts';

/** Marks a tab whose form has unsaved changes. */
export function UnsavedMark(): ReactNode {
  return <Box component="span" role="img" aria-label={unitTexts.unsaved} title={unitTexts.unsaved} sx={MARK} />;
}

const MARK = {
  display: 'inline-block',
  width: 7,
  height: 7,
  ml: 0.75,
  borderRadius: '50%',
  bgcolor: 'warning.main',
  verticalAlign: 2,
} as const;
