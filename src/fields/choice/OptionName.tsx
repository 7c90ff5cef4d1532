import { Button, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { manageTexts } from '../../lib/recordMessages';

/** Asks for the name of a new choice, or for another one of a choice that is there. Another choice needs another key. */
export function OptionName(props: {
  /** What a choice is called: `Department`. */
  readonly noun: string;
  /** The choice that is renamed; undefined for a new one. */
  readonly renamed: string | undefined;
  readonly isBusy: boolean;
  /** @param name without spaces around it; may be empty */
  readonly submit: (name: string) => void;
  /** Ends renaming. */
  readonly cancel: () => void;
}) {
  const { noun, renamed, isBusy, submit, cancel } = props;
  const [name, setName] = useState(renamed ?? '');

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    // The form around it, of which this dialog is a part for React, is not meant.
    event.stopPropagation();
    submit(name.trim());
  }

  return (
    <form onSubmit={send} style={{ display: 'flex', gap: 8, marginTop: 8 }}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        label={renamed === undefined ? manageTexts.newOne(noun) : manageTexts.otherName(renamed)}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {renamed !== undefined && <Button onClick={cancel}>{manageTexts.cancel}</Button>}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
        {renamed === undefined ? manageTexts.add(noun) : manageTexts.save}
      </Button>
    </form>
  );
}
