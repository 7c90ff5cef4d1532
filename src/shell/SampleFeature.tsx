import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SCREEN_FRAME } from './screenFrame';
import { sampleTexts } from './texts';

/** The screen of the sample feature: a placeholder (B-39). */
export function SampleFeature(): ReactNode {
  return (
    <Box sx={SCREEN_FRAME}>
      <Typography variant="h1" sx={{ mb: 2.25 }}>
        {sampleTexts.label}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2.5 }}>
        <Typography>{sampleTexts.text}</Typography>
      </Paper>
    </Box>
  );
}
