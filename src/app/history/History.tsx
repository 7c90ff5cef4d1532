import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { lazyOverlay } from '../../hooks/lazyComponent';
import { useSessionPart } from '../../form';
import { useToasts } from '../../shell/toasts';
import { services } from '../services';
import type { Editing, EditingSubject } from '../editing';
import { MissingTool } from '../MissingTool';
import type { OpenEditor } from '../openEditor';
import type { VersionToRestore } from './HistoryDrawer';
import { historyTexts } from './texts';
import { unsavedOutcome } from './unsavedOutcome';

const HistoryDrawer = lazyOverlay(async () => (await import('./HistoryDrawer')).HistoryDrawer);

/** The history of one form; nothing if its entry has no versions or was never saved. */
export function History(props: {
  readonly open: OpenEditor;
  readonly editing: Editing;
  readonly canSave: boolean;
  readonly subject: EditingSubject;
  /** Whether unsaved changes are kept as a draft. */
  readonly keepsDraft: boolean;
}): ReactNode {
  const { open, editing, canSave, subject, keepsDraft } = props;
  const { compiled, form, store } = open;
  const toasts = useToasts();
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const isUnsaved = useSessionPart(form, ({ dirty }) => dirty);
  const unsaved = unsavedOutcome({ isUnsaved, keepsDraft });
  const history = useMemo(() => store.history?.(loaded), [loaded, store]);
  if (!history) return null;
  const { title, fields } = compiled.editor;

  async function restore(wanted: VersionToRestore): Promise<void> {
    const stored = await editing.restoreVersion(wanted.form);
    if (!stored) return;
    const restored = unsaved === 'kept' ? historyTexts.restoredOverDraft : historyTexts.restored;
    toasts.success(restored({ when: wanted.when }));
    // Unsaved changes stay as the draft that the closing form leaves behind, if drafts can be stored.
    if (isUnsaved) open.reopen(stored.slug);
  }

  return (
    <HistoryButton
      {...{ history, fields, title }}
      noun={subject.noun}
      capability={CAPABILITIES[subject.kind]}
      unsaved={unsaved}
      isAbout={(change) => store.isAffectedBy?.(change) === true}
      onRestore={canSave ? (wanted) => void restore(wanted) : undefined}
    />
  );
}

/** The capability that the history of a form requires. */
type HistoryCapability = 'history' | 'recordHistory' | 'setHistory';

const CAPABILITIES: Readonly<Record<EditingSubject['kind'], HistoryCapability>> = {
  page: 'history',
  section: 'history',
  record: 'recordHistory',
  rows: 'setHistory',
};

/** The button that opens a history; disabled with a reason if the service keeps none. */
export function HistoryButton(
  props: Omit<Parameters<typeof HistoryDrawer>[0], 'close'> & { readonly capability: HistoryCapability },
): ReactNode {
  const { capability, onRestore, ...drawer } = props;
  const [isOpen, setOpen] = useState(false);
  if (!services.hasContentCapability(capability)) {
    const reason = capability === 'history' ? historyTexts.notKept : historyTexts.notKeptOfRecords;
    return <MissingTool label={historyTexts.open} icon={<HistoryIcon />} reason={reason} />;
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<HistoryIcon />}
        aria-label={historyTexts.openOf({ title: drawer.title })}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        {historyTexts.open}
      </Button>
      {isOpen && (
        <HistoryDrawer
          {...drawer}
          onRestore={
            onRestore &&
            ((wanted) => {
              setOpen(false);
              onRestore(wanted);
            })
          }
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
