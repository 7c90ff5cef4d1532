import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useState } from 'react';
import type { FormPath } from '../tree';
import { pathKey } from '../fields/shared/path';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart } from './useSession';

interface ProblemSummaryProps {
  readonly store: FormStore;
  readonly close: () => void;
}

/** Every problem of the form. Choosing one opens what hides it and puts the focus on its input. */
export function ProblemSummary({ store, close }: ProblemSummaryProps) {
  const problems = useSessionPart(store, (session) => session.problems);
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<FormPath>();
  const leave = (path?: FormPath) => {
    setChosen(path);
    setIsOpen(false);
  };
  // Only once the dialog is gone does the focus belong to the page again.
  const afterwards = () => {
    close();
    if (chosen) store.reveal(chosen);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => leave()}
      slotProps={{ transition: { onExited: afterwards } }}
      disableRestoreFocus={chosen !== undefined}
      fullWidth
      maxWidth="sm"
      aria-labelledby="problem-summary-title"
    >
      <DialogTitle id="problem-summary-title">{formTexts.problemsTitle({ count: problems.length })}</DialogTitle>
      <DialogContent>
        <List disablePadding>
          {problems.map(({ path, message, labels }) => (
            <ListItem key={pathKey(path)} disablePadding>
              <ListItemButton onClick={() => leave(path)}>
                <ListItemText primary={message} secondary={labels.join(' › ')} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave()}>{formTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
