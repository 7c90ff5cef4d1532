import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState, type SyntheticEvent } from 'react';
import type { ManagedOptions } from '../../definition';
import { logError } from '../../lib/log';
import type { OptionSource, ServedOption } from '../../lib/options';
import { manageTexts } from '../../lib/recordMessages';
import { Icon } from '../shared/Icon';

interface OptionsDialogProps {
  readonly manage: ManagedOptions;
  readonly source: OptionSource;
  readonly options: readonly ServedOption[];
  readonly added: (option: ServedOption) => void;
  readonly removed: (value: string) => void;
  readonly close: () => void;
}

/** What was last said about the choices. */
type Note = { readonly kind: 'error' | 'success'; readonly text: string };

/** Adds and removes the choices of a service, at once and for everybody; what is in use the service refuses to remove. */
export function OptionsDialog({ manage, source, options, added, removed, close }: OptionsDialogProps) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [note, setNote] = useState<Note>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      logError(`The ${manage.plural} could not be changed.`, error);
      setNote({ kind: 'error', text: error instanceof Error && error.message ? error.message : manageTexts.failed });
    } finally {
      setIsBusy(false);
    }
  }

  function add(event: SyntheticEvent): void {
    event.preventDefault();
    // The form around it, of which this dialog is a part for React, is not meant.
    event.stopPropagation();
    if (name.trim() === '') {
      setNote({ kind: 'error', text: manageTexts.nameMissing(manage.noun) });
      return;
    }
    void run(async () => {
      const option = await source.add?.(name.trim());
      if (option) added(option);
      close();
    });
  }

  function remove({ value, label }: ServedOption): void {
    void run(async () => {
      await source.remove?.(value);
      removed(value);
      setNote({ kind: 'success', text: manageTexts.removed(label) });
    });
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{manage.plural}</DialogTitle>
      <DialogContent>
        {note && (
          <Alert severity={note.kind} role={note.kind === 'error' ? 'alert' : 'status'} sx={{ mb: 1 }}>
            {note.text}
          </Alert>
        )}
        {options.length === 0 && <Typography color="textSecondary">{manageTexts.empty(manage.plural)}</Typography>}
        <List dense aria-label={manage.plural} sx={{ maxHeight: 280, overflowY: 'auto' }}>
          {options.map((option) => (
            <ListItem key={option.value} disableGutters>
              <ListItemText primary={option.label} />
              <button
                type="button"
                className="f-icon-button"
                aria-label={manageTexts.remove(option.label)}
                disabled={isBusy}
                onClick={() => remove(option)}
              >
                <Icon name="close" />
              </button>
            </ListItem>
          ))}
        </List>
        <form onSubmit={add} style={{ display: 'flex', gap: 8, marginTop: 8 }}>
          <TextField
            autoFocus
            fullWidth
            size="small"
            label={manageTexts.newOne(manage.noun)}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
            {manageTexts.add(manage.noun)}
          </Button>
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{manageTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
