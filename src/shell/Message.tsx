import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A screen with a message instead of content: what happened, and what to do next. */
export function Message(props: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Box sx={{ minHeight: '60vh', display: 'grid', placeItems: 'center', p: 4 }}>
      <Box sx={{ maxWidth: 460, textAlign: 'center' }}>
        <Illustration />
        <Typography variant="h1" tabIndex={-1} sx={{ mt: 2, mb: 1 }}>
          {props.title}
        </Typography>
        {props.text !== undefined && (
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {props.text}
          </Typography>
        )}
        {props.children}
      </Box>
    </Box>
  );
}

function Illustration(): ReactNode {
  return (
    <Box component="svg" viewBox="0 0 120 80" aria-hidden="true" sx={{ width: 132, color: 'text.secondary' }}>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M14 70 V38 L36 24 L58 38 V70" />
        <path d="M30 70 V54 H42 V70" />
        <path d="M68 70 V14 H98 V70" />
        <path d="M76 24 h5 M86 24 h5 M76 36 h5 M86 36 h5 M76 48 h5 M86 48 h5" strokeLinecap="round" />
        <path d="M4 70 H116" strokeLinecap="round" />
      </g>
    </Box>
  );
}
