import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { itemTexts } from './texts';

/** Asks before an item is removed, where the definition wants that (PROPF-008). */
export function RemovalQuestion(props: {
  /** For example 'Area 2'. */
  readonly name: string;
  readonly question: string;
  readonly answer: (removes: boolean) => void;
}) {
  const { name, question, answer } = props;
  const id = useId();
  return (
    // The list decides where the focus goes: the row may be gone.
    <Dialog
      open
      disableRestoreFocus
      onClose={() => answer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{itemTexts.remove({ name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{question}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => answer(false)}>
          {itemTexts.no}
        </Button>
        <Button color="error" variant="contained" onClick={() => answer(true)}>
          {itemTexts.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
