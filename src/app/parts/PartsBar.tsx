import Box from '@mui/material/Box';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { SaveBar } from '../../form';
import { formatMoment } from '../../lib/dates';
import { editorTexts } from '../texts';
import type { OpenForms } from './openForms';
import { useUnsavedForms } from './useUnsavedForms';

/** The save bar of a screen of several forms: lists the unsaved ones and saves them together. */
export function PartsBar(props: {
  readonly forms: OpenForms;
  readonly readOnly: boolean;
  readonly label: string | undefined;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { forms, ...bar } = props;
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const current = useSyncExternalStore(forms.subscribe, forms.current);
  if (!current) return null;
  return <SaveBar {...bar} store={current.store} forms={all} note={<UnsavedParts forms={forms} />} />;
}

function UnsavedParts({ forms }: { readonly forms: OpenForms }): ReactNode {
  const { changed, keptAt } = useUnsavedForms(forms);
  const [now] = useState(Date.now);
  if (changed.length === 0) return null;
  if (keptAt === 'never') {
    return (
      <Box component="span" role="alert" sx={{ color: 'error.main' }}>
        {editorTexts.draftNotKept}
      </Box>
    );
  }
  const parts = changed.map(({ name }) => name).join(', ');
  if (keptAt === undefined) return editorTexts.unsavedParts({ parts });
  return editorTexts.unsavedPartsKept({ parts, at: formatMoment(keptAt, now) });
}
