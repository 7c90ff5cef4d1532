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
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ManagedOptions } from '../../definition';
import { logError } from '../../lib/log';
import type { OptionSource, ServedOption } from '../../lib/options';
import { manageTexts } from '../../lib/recordMessages';
import { Icon, type IconName } from '../shared/Icon';
import { OptionName } from './OptionName';

interface OptionsDialogProps {
  readonly manage: ManagedOptions;
  readonly source: OptionSource;
  readonly options: readonly ServedOption[];
  readonly added: (option: ServedOption) => void;
  readonly renamed: () => void;
  readonly removed: (value: string) => void;
  readonly close: () => void;
}

/** What was last said about the choices. */
type Note = { readonly kind: 'error' | 'success'; readonly text: string };

/**
 * Adds, renames and removes the choices of a service, at once and for everybody; what is in use the service refuses to
 * remove.
 */
export function OptionsDialog(props: OptionsDialogProps) {
  const { manage, source, options, added, renamed, removed, close } = props;
  const titleId = useId();
  const [renaming, setRenaming] = useState<ServedOption>();
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

  function submit(name: string): void {
    if (name === '') setNote({ kind: 'error', text: manageTexts.nameMissing(manage.noun) });
    else void run(() => (renaming ? rename(renaming, name) : add(name)));
  }

  async function add(name: string): Promise<void> {
    const option = await source.add?.(name);
    if (option) added(option);
    close();
  }

  async function rename({ value, label }: ServedOption, name: string): Promise<void> {
    await source.rename?.(value, name);
    renamed();
    setRenaming(undefined);
    setNote({ kind: 'success', text: manageTexts.renamed(label, name) });
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
              {source.rename && (
                <OptionButton
                  icon="rename"
                  label={manageTexts.rename(option.label)}
                  isBusy={isBusy}
                  onClick={() => setRenaming(option)}
                />
              )}
              <OptionButton
                icon="close"
                label={manageTexts.remove(option.label)}
                isBusy={isBusy}
                onClick={() => remove(option)}
              />
            </ListItem>
          ))}
        </List>
        <OptionName
          key={renaming?.value}
          noun={manage.noun}
          renamed={renaming?.label}
          isBusy={isBusy}
          submit={submit}
          cancel={() => setRenaming(undefined)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{manageTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function OptionButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}) {
  const { icon, label, isBusy, onClick } = props;
  return (
    <button type="button" className="f-icon-button" aria-label={label} disabled={isBusy} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
