import Box from '@mui/material/Box';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSessionPart, type FormStore } from '../form';
import { formatMoment } from '../lib/dates';
import { editorTexts } from './texts';
import type { FormDrafts } from './useDraft';

/** Says of a changed form that it is unsaved, and when its draft was kept. A draft that cannot be kept is announced. */
export function DraftNote({ form, status }: { readonly form: FormStore } & Pick<FormDrafts, 'status'>): ReactNode {
  const isDirty = useSessionPart(form, ({ dirty }) => dirty);
  const draft = useSyncExternalStore(status.subscribe, status.get);
  const [now] = useState(Date.now);
  if (!isDirty) return null;
  if (draft?.kind === 'notKept') {
    return (
      <Box component="span" role="alert" sx={{ color: 'error.main' }}>
        {editorTexts.draftNotKept}
      </Box>
    );
  }
  return draft ? editorTexts.draftKept({ at: formatMoment(draft.at, now) }) : editorTexts.unsaved;
}
