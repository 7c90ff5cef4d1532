import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { sessionTexts } from '../session/texts';
import { sidebarColours } from '../theme/tokens';
import { shellTexts } from './texts';

const DURATION = 4_000;

/** Covers the layout for its first 4 seconds (SHELL-006, C-35), while the content below loads. */
export function Splash({ brand }: { readonly brand: string | undefined }): ReactNode {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), DURATION);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Fade in={isShown} appear={false} unmountOnExit timeout={240}>
      <Box
        role="status"
        aria-label={shellTexts.loading}
        data-testid="splash"
        sx={{
          position: 'fixed',
          inset: 0,
          zIndex: 'tooltip',
          display: 'grid',
          placeItems: 'center',
          bgcolor: sidebarColours.background,
          color: sidebarColours.strong,
        }}
      >
        <Box sx={{ width: 240, textAlign: 'center' }}>
          <Typography component="p" sx={{ fontSize: 22, fontWeight: 700, mb: 2.5 }}>
            {brand === undefined ? sessionTexts.product : shellTexts.consoleOf({ brand })}
          </Typography>
          <LinearProgress aria-label={shellTexts.loading} sx={{ borderRadius: 1 }} />
        </Box>
      </Box>
    </Fade>
  );
}
