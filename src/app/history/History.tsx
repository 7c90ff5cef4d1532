import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useToasts } from '../../shell/toasts';
import type { Editing, EditingSubject } from '../editing';
import { contentCan, MissingTool } from '../MissingTool';
import type { OpenEditor } from '../openEditor';
import { historyTexts } from './texts';

const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));

/** The button that opens the history of a form; none where what is edited keeps no versions, or was never saved. */
export function History(props: {
  readonly open: OpenEditor;
  readonly editing: Editing;
  readonly canSave: boolean;
  readonly subject: EditingSubject;
}): ReactNode {
  const { open, editing, canSave, subject } = props;
  const { compiled, form, store } = open;
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const history = useMemo(() => store.history?.(loaded), [loaded, store]);
  if (!history) return null;
  const isOfRecord = subject.kind === 'record';
  if (!contentCan(isOfRecord ? 'recordHistory' : 'history')) {
    const reason = isOfRecord ? historyTexts.notKeptOfRecords : historyTexts.notKept;
    return <MissingTool label={historyTexts.open} icon={<HistoryIcon />} reason={reason} />;
  }
  const { title, fields } = compiled.editor;

  async function restore(wanted: { readonly when: string; readonly form: typeof loaded.form }): Promise<void> {
    setOpen(false);
    const isUnsaved = form.getSnapshot().dirty;
    const stored = await editing.bringBack(wanted.form);
    if (!stored) return;
    const restored = isUnsaved ? historyTexts.restoredOverDraft : historyTexts.restored;
    toasts.success(restored({ when: wanted.when }));
    // What is not saved stays as the draft that this form leaves behind.
    if (isUnsaved) open.reopen(stored.slug);
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<HistoryIcon />}
        aria-label={historyTexts.openOf({ title })}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', mt: 0.25 }}
      >
        {historyTexts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDrawer
            {...{ history, fields, title }}
            noun={subject.noun}
            hasUnsaved={form.getSnapshot().dirty}
            onRestore={canSave ? (wanted) => void restore(wanted) : undefined}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
