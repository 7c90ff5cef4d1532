import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useToasts } from '../../shell/toasts';
import type { Editing } from '../editing';
import { contentCan, MissingTool } from '../MissingTool';
import type { OpenEditor } from '../openEditor';
import { historyTexts } from './texts';

const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));

/** The button that opens the history of a form; none where what is edited keeps no versions, or was never saved. */
export function History(props: {
  readonly open: OpenEditor;
  readonly editing: Editing;
  readonly canSave: boolean;
  /** What is edited, in messages. */
  readonly noun: string;
}): ReactNode {
  const { open, editing, canSave, noun } = props;
  const { compiled, form, store } = open;
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const history = useMemo(() => store.history?.(loaded), [loaded, store]);
  if (!history) return null;
  if (!contentCan('history')) {
    return <MissingTool label={historyTexts.open} icon={<HistoryIcon />} reason={historyTexts.notKept} />;
  }
  const { title, fields } = compiled.editor;

  async function restore(wanted: { readonly when: string; readonly form: typeof loaded.form }): Promise<void> {
    setOpen(false);
    const isUnsaved = form.getSnapshot().dirty;
    const page = await editing.bringBack(wanted.form);
    if (!page) return;
    const restored = isUnsaved ? historyTexts.restoredOverDraft : historyTexts.restored;
    toasts.success(restored({ when: wanted.when }));
    // What is not saved stays as the draft that this form leaves behind.
    if (isUnsaved) open.reopen(page.slug);
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
            {...{ history, fields, title, noun }}
            hasUnsaved={form.getSnapshot().dirty}
            onRestore={canSave ? (wanted) => void restore(wanted) : undefined}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
