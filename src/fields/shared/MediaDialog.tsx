import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState, type ReactNode } from 'react';
import './MediaDialog.css';
import { fieldTexts } from './texts';

interface MediaDialogProps {
  readonly title: string;
  /** URL of the same media, to open in a new tab. */
  readonly link: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Shows stored or linked media in a dialog; the focus returns to the previous element. */
export function MediaDialog({ title, link, close, children }: MediaDialogProps) {
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
