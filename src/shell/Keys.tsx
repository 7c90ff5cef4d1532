import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A key combination. */
export function Keys({ labels }: { readonly labels: readonly string[] }): ReactNode {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, whiteSpace: 'nowrap' }}>
      {labels.map((word) => (
        <Box key={word} component="kbd" sx={KEY}>
          {word}
        </Box>
      ))}
    </Box>
  );
}

const KEY = {
  minWidth: 20,
  px: 0.625,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'center',
} as const;

/** Whether shortcuts use ⌘ instead of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
