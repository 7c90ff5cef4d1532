import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { formTexts } from './texts';

interface LeaveDialogProps {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks whoever is about to leave a changed form. */
export function LeaveDialog({ leave, stay }: LeaveDialogProps) {
  return (
    <Dialog open onClose={stay} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{formTexts.leaveTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{formTexts.leaveText}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{formTexts.leave}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {formTexts.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
