import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cardTexts } from '../../lib/messages';

/** The dashed first card that begins a new page (CARD-004). */
export function AddCard(props: {
  readonly label: string;
  readonly path: string;
  /** What is to be said of it. */
  readonly mark?: string | undefined;
}): ReactNode {
  return (
    <Box component="li" sx={{ listStyle: 'none', display: 'grid' }}>
      <ButtonBase
        component={Link}
        to={props.path}
        aria-label={[cardTexts.add(props.label), props.mark].filter(Boolean).join(', ')}
        sx={DASHED}
      >
        {cardTexts.add(props.label)}
        {props.mark !== undefined && <Chip size="small" color="warning" label={props.mark} />}
      </ButtonBase>
    </Box>
  );
}

const DASHED = {
  minHeight: 220,
  flexDirection: 'column',
  gap: 1,
  border: '1.5px dashed',
  borderColor: 'primary.main',
  borderRadius: 1,
  color: 'primary.main',
  fontWeight: 600,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;
