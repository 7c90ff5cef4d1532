import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState, type SubmitEvent } from 'react';
import { completeLink, isAllowedLink } from '../../lib/links';
import { richTextTexts } from './texts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly close: () => void;
}

/** Asks where the chosen text leads. Only web, e-mail and telephone links are taken. */
export function LinkDialog({ editor, close }: LinkDialogProps) {
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const [address, setAddress] = useState(before ?? '');
  const [isRefused, setIsRefused] = useState(false);

  function finish(): void {
    close();
    editor.commands.focus();
  }

  function set(event: SubmitEvent): void {
    event.preventDefault();
    // The dialog stands inside the form by React, not by the page: its submit is its own.
    event.stopPropagation();
    const href = completeLink(address);
    if (!isAllowedLink(href)) {
      setIsRefused(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === undefined) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setMark('link', { href }).run();
    finish();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    finish();
  }

  return (
    <Dialog open onClose={finish} fullWidth maxWidth="xs" disableRestoreFocus>
      <form onSubmit={set} noValidate>
        <DialogTitle>{richTextTexts.link}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={richTextTexts.address}
            value={address}
            error={isRefused}
            helperText={isRefused ? richTextTexts.badAddress : ' '}
            onChange={(event) => {
              setAddress(event.target.value);
              setIsRefused(false);
            }}
          />
        </DialogContent>
        <DialogActions>
          {before !== undefined && (
            <Button color="error" onClick={remove}>
              {richTextTexts.removeLink}
            </Button>
          )}
          <Button onClick={finish}>{richTextTexts.cancel}</Button>
          <Button type="submit" variant="contained">
            {richTextTexts.setLink}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
