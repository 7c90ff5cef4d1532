import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormSurface, saveBlocker, useSessionPart, type FormStore } from '../../form';
import { editorTexts } from '../texts';
import './SaveAlone.css';

/** Saves or discards one form of a screen without the others (PROPF-012). */
export function SaveAlone(props: {
  readonly store: FormStore;
  /** Title of the form. */
  readonly title: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  const { store, title, onSave, onDiscard } = props;
  const isBlocked = useSessionPart(store, (session) => saveBlocker(session) !== undefined);
  const isDirty = useSessionPart(store, ({ dirty }) => dirty);
  const label = editorTexts.alone({ title });
  return (
    <FormSurface className="save-alone" role="group" aria-label={label}>
      <Typography component="span" color="textSecondary" aria-hidden>
        {label}
      </Typography>
      <Button size="small" color="inherit" disabled={!isDirty} onClick={onDiscard}>
        {editorTexts.discard}
      </Button>
      <Button size="small" variant="outlined" disabled={isBlocked} onClick={onSave}>
        {editorTexts.save}
      </Button>
    </FormSurface>
  );
}
