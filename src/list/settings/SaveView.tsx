import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import type { ListView, ViewDraft } from '../../stores/listViews';
import { viewTexts } from '../texts';

/** In characters, as the services have it. */
const LONGEST_NAME = 100;

/** Gives the present state of a list a name. A name that is there already gets the new state. */
export function SaveView(props: {
  readonly views: readonly ListView[];
  /** The brand that it can be shared with. */
  readonly sharedWith: string | undefined;
  /** @returns whether it was saved; what was typed stays where it was not */
  readonly save: (view: Pick<ViewDraft, 'name' | 'isShared'>) => Promise<boolean>;
}): ReactNode {
  const { views, sharedWith, save } = props;
  const [typed, setTyped] = useState('');
  const [isShared, setShared] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const name = typed.trim();
  const isThere = views.some((view) => view.isShared === isShared && view.name.toLowerCase() === name.toLowerCase());

  async function submit(): Promise<void> {
    setSaving(true);
    const isSaved = await save({ name, isShared });
    setSaving(false);
    if (isSaved) setTyped('');
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && !isSaving) void submit();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        size="small"
        label={viewTexts.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
      />
      {sharedWith !== undefined && (
        <FormControlLabel
          label={viewTexts.share({ brand: sharedWith })}
          control={<Checkbox size="small" checked={isShared} onChange={(event) => setShared(event.target.checked)} />}
        />
      )}
      <Button type="submit" variant="outlined" disabled={name === ''} loading={isSaving}>
        {isThere ? viewTexts.replace : viewTexts.save}
      </Button>
    </Box>
  );
}
