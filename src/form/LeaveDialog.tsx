import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { formTexts } from './texts';

interface LeaveDialogProps {
  readonly saveAndLeave: () => void;
  /** The draft is offered again when the form is opened the next time. */
  readonly keepAndLeave: () => void;
  readonly discardAndLeave: () => void;
  readonly stay: () => void;
}

/** Asks whoever is about to leave a changed form what becomes of the changes. */
export function LeaveDialog({ saveAndLeave, keepAndLeave, discardAndLeave, stay }: LeaveDialogProps) {
  return (
    <Dialog open onClose={stay} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{formTexts.leaveTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{formTexts.leaveText}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="error" onClick={discardAndLeave}>
          {formTexts.discardAndLeave}
        </Button>
        <Button onClick={keepAndLeave}>{formTexts.keepAndLeave}</Button>
        <Button variant="outlined" autoFocus onClick={stay}>
          {formTexts.stay}
        </Button>
        <Button variant="contained" onClick={saveAndLeave}>
          {formTexts.saveAndLeave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
