import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { footerRef } from '../hooks/footerHeight';
import { shellTexts } from '../shell/texts';

/** A drawer at the right edge, with a title. Contains a DrawerBody and optionally a DrawerFoot. Escape closes it. */
export function DrawerFrame(props: {
  readonly title: string;
  /** CSS pixels. */
  readonly width: number;
  readonly close: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { title, width, close, children } = props;
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { ...PAPER, width } } }}
    >
      <Box sx={HEAD}>
        <Typography variant="h1" component="h2" id={titleId} sx={{ flex: 1, minWidth: 0, fontSize: '1.125rem' }}>
          {title}
        </Typography>
        <IconButton aria-label={shellTexts.close} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

/** Content of a drawer; it scrolls on its own. */
export function DrawerBody({ children }: { readonly children: ReactNode }): ReactNode {
  return <Box sx={BODY}>{children}</Box>;
}

/** Sticky foot of a drawer. */
export function DrawerFoot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Box ref={footerRef} sx={FOOT}>
      {children}
    </Box>
  );
}

const PAPER = { maxWidth: '100vw', display: 'flex', flexDirection: 'column' } as const;

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2.25,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Inside a drawer, cards need no frame, and a single card needs no heading below the title. */
const BODY = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  px: 2.25,
  py: 2,
  '& .f-card': { border: 0, padding: 0, mb: 2, background: 'none' },
  '& .f-card:only-child > .f-card-head': { display: 'none' },
} as const;

const FOOT = { px: 2.25, py: 1.5, borderTop: 1, borderColor: 'divider' } as const;
