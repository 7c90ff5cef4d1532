import {
  Alert,
  Box,
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
import { useState, type SyntheticEvent } from 'react';
import type { ManagedOptions, OptionSourceName } from '../../definition';
import { useAction } from '../../hooks/useAction';
import { BusyButton } from '../../hooks/BusyButton';
import type { OptionSource, OptionText, ServedOption } from '../../lib/options';
import { IconButton } from '../shared/Icon';
import { useFormServices } from '../shared/services';
import { manageTexts } from './texts';

interface OptionsDialogProps {
  readonly manage: ManagedOptions;
  readonly source: OptionSource;
  readonly options: readonly ServedOption[];
  readonly reload: () => void;
  /** The added option is to be selected. */
  readonly onAdded: (added: ServedOption) => void;
  readonly onRemoved: (value: string) => void;
  readonly close: () => void;
}

/** Outcome of the last action. */
type Note = { readonly kind: 'error' | 'success'; readonly text: string };

/**
 * Adds, changes and removes the options of a service, immediately and for all users. The service refuses to remove options in
 * use.
 */
function OptionsDialog(props: OptionsDialogProps) {
  const { manage, source, options, reload, onAdded, onRemoved, close } = props;
  const { noun, plural, described: isDescribed = false } = manage;
  const [edited, setEdited] = useState<ServedOption>();
  const [note, setNote] = useState<Note>();
  const { isBusy, run } = useAction(`The ${plural} could not be changed.`);

  function showError(error: unknown): void {
    setNote({ kind: 'error', text: error instanceof Error && error.message ? error.message : manageTexts.failed });
  }

  function submit(words: OptionText): void {
    if (words.label === '') setNote({ kind: 'error', text: manageTexts.nameMissing({ noun: noun.toLowerCase() }) });
    else void run(() => (edited ? change(edited, words) : add(words)), showError);
  }

  async function add(words: OptionText): Promise<void> {
    const option = await source.add?.(words);
    if (option) {
      reload();
      onAdded(option);
    }
    close();
  }

  async function change({ value }: ServedOption, words: OptionText): Promise<void> {
    await source.change?.(value, words);
    reload();
    setEdited(undefined);
    setNote({ kind: 'success', text: manageTexts.saved({ label: words.label }) });
  }

  function remove({ value, label }: ServedOption): void {
    void run(async () => {
      await source.remove?.(value);
      reload();
      onRemoved(value);
      setEdited((former) => (former?.value === value ? undefined : former));
      setNote({ kind: 'success', text: manageTexts.removed({ label }) });
    }, showError);
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <DialogTitle>{plural}</DialogTitle>
      <DialogContent>
        {note && (
          <Alert severity={note.kind} role={note.kind === 'error' ? 'alert' : 'status'} sx={{ mb: 1 }}>
            {note.text}
          </Alert>
        )}
        {options.length === 0 && (
          <Typography color="textSecondary">{manageTexts.empty({ plural: plural.toLowerCase() })}</Typography>
        )}
        <List dense aria-label={plural} sx={{ maxHeight: 280, overflowY: 'auto' }}>
          {options.map((option) => (
            <ListItem key={option.value} disableGutters>
              <ListItemText primary={option.label} secondary={option.description} />
              {source.change && (
                <IconButton
                  icon="rename"
                  label={manageTexts.edit({ label: option.label })}
                  isUnavailable={isBusy}
                  onClick={() => setEdited(option)}
                />
              )}
              <IconButton
                icon="close"
                label={manageTexts.remove({ label: option.label })}
                isUnavailable={isBusy}
                onClick={() => remove(option)}
              />
            </ListItem>
          ))}
        </List>
        <OptionForm
          key={edited?.value}
          noun={noun}
          isDescribed={isDescribed}
          changed={edited}
          isBusy={isBusy}
          submit={submit}
          cancel={() => setEdited(undefined)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{manageTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The form for a new option, or for changing an existing one. Each option needs its own React key. */
function OptionForm(props: {
  /** Noun for an option: `Department`. */
  readonly noun: string;
  readonly isDescribed: boolean;
  /** The option being changed; undefined for a new one. */
  readonly changed: ServedOption | undefined;
  readonly isBusy: boolean;
  /** @param words trimmed; the label may be empty */
  readonly submit: (words: OptionText) => void;
  readonly cancel: () => void;
}) {
  const { noun, isDescribed, changed, isBusy, submit, cancel } = props;
  const [name, setName] = useState(changed?.label ?? '');
  const [description, setDescription] = useState(changed?.description ?? '');

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    // React events bubble out of the dialog: the surrounding form must not submit.
    event.stopPropagation();
    submit({ label: name.trim(), ...(isDescribed && { description: description.trim() }) });
  }

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <TextField
        autoFocus
        fullWidth
        label={changed === undefined ? manageTexts.newOne({ noun }) : manageTexts.nameOf({ label: changed.label })}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {isDescribed && (
        <TextField
          fullWidth
          label={manageTexts.description}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {changed !== undefined && <Button onClick={cancel}>{manageTexts.cancel}</Button>}
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
          {changed === undefined ? manageTexts.add({ noun }) : manageTexts.save}
        </BusyButton>
      </Box>
    </Box>
  );
}

interface ManageOptionsProps extends Omit<OptionsDialogProps, 'source' | 'close'> {
  readonly source: OptionSourceName;
  /** Whether the field is read-only. */
  readonly isLocked: boolean;
}

/** The button below a choice that opens the management of its options, for users with the right to it (CAR-024). */
export function ManageOptions({ source, isLocked, ...dialog }: ManageOptionsProps) {
  const { access, plural } = dialog.manage;
  const services = useFormServices();
  const [isOpen, setIsOpen] = useState(false);
  if (isLocked || !services.can(access)) return null;
  return (
    <>
      <button type="button" className="f-quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {manageTexts.open({ plural })}
      </button>
      {isOpen && <OptionsDialog {...dialog} source={services.options(source)} close={() => setIsOpen(false)} />}
    </>
  );
}
