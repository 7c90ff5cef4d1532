import { Box, Button, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import type { OptionWords, ServedOption } from '../../lib/options';
import { manageTexts } from './texts';

/** Asks what a new choice is called, or what one that is there is called from now on. Another choice needs another key. */
export function OptionForm(props: {
  /** What a choice is called: `Department`. */
  readonly noun: string;
  readonly isDescribed: boolean;
  /** The choice that is changed; undefined for a new one. */
  readonly changed: ServedOption | undefined;
  readonly isBusy: boolean;
  /** @param words without spaces around them; the label may be empty */
  readonly submit: (words: OptionWords) => void;
  /** Ends the change. */
  readonly cancel: () => void;
}) {
  const { noun, isDescribed, changed, isBusy, submit, cancel } = props;
  const [name, setName] = useState(changed?.label ?? '');
  const [description, setDescription] = useState(changed?.description ?? '');

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    // The form around it, of which this dialog is a part for React, is not meant.
    event.stopPropagation();
    submit({ label: name.trim(), ...(isDescribed && { description: description.trim() }) });
  }

  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        label={changed === undefined ? manageTexts.newOne({ noun }) : manageTexts.nameOf({ label: changed.label })}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {isDescribed && (
        <TextField
          fullWidth
          size="small"
          label={manageTexts.description}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {changed !== undefined && <Button onClick={cancel}>{manageTexts.cancel}</Button>}
        <Button type="submit" variant="contained" disabled={isBusy}>
          {changed === undefined ? manageTexts.add({ noun }) : manageTexts.save}
        </Button>
      </Box>
    </Box>
  );
}
