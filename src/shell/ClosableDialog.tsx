import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode } from 'react';
import { shellTexts } from './texts';

/** A read-only dialog with a close button next to the title, which has the initial focus. */
export function ClosableDialog(props: {
  readonly title: string;
  readonly maxWidth: DialogProps['maxWidth'];
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { title, maxWidth, onClose, children } = props;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth}>
      <DialogTitle sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {title}
        <IconButton autoFocus aria-label={shellTexts.close} onClick={onClose} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
