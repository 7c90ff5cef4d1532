import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState, type ReactNode } from 'react';
import './MediaDialog.css';
import { fieldTexts } from './texts';

interface PreviewDialogProps {
  readonly title: string;
  /** Where the same is to be seen in a tab of its own. */
  readonly link: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Shows something stored or linked in a dialog; the focus goes back to where it was. */
export function MediaDialog({ title, link, close, children }: PreviewDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const leave = () => setIsOpen(false);
  return (
    <Dialog open={isOpen} onClose={leave} slotProps={{ transition: { onExited: close } }} maxWidth={false}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button href={link} target="_blank" rel="noopener noreferrer">
          {fieldTexts.openInTab}
        </Button>
        <Button onClick={leave}>{fieldTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
