import Box from '@mui/material/Box';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { SaveBar } from '../../form';
import { useEach } from '../../hooks/useEach';
import { formatMoment } from '../../lib/dates';
import { editorTexts } from '../texts';
import type { OpenForm, OpenForms } from './openForms';

/** The one save bar of a screen of several forms: names those that are unsaved, and saves them together. */
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
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const changed = useMemo(() => all.filter(({ key }) => unsaved.has(key)), [all, unsaved]);
  const keptAt = useKeptAt(changed);
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

/** When the drafts of all of these were kept; 'never' where one cannot be, undefined while one is not yet. */
function useKeptAt(forms: readonly OpenForm[]): number | 'never' | undefined {
  const sources = useMemo(() => forms.map(({ draftStatus }) => draftStatus), [forms]);
  const found = useEach(sources, (source) => source.get());
  if (found.some((status) => status?.kind === 'notKept')) return 'never';
  const kept = found.flatMap((status) => (status?.kind === 'kept' ? [status.at] : []));
  return kept.length === forms.length ? Math.max(...kept) : undefined;
}
