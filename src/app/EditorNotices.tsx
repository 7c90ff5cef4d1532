import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { fieldAt } from '../compile';
import { fieldTexts } from '../fields/shared/texts';
import { ConflictDialog, useSessionPart, resolveConflicts, type FormStore } from '../form';
import { formatMoment } from '../lib/dates';
import { FullScreenLoader } from '../hooks/FullScreenLoader';
import { Message } from '../shell/Message';
import { RetryButton } from '../shell/RetryButton';
import { shellTexts } from '../shell/texts';
import { VISUALLY_HIDDEN } from '../shell/visuallyHidden';
import type { LoadedEntry } from '../stores/editorStore';
import { DraftOffer } from './DraftOffer';
import type { Editing } from './editing';
import type { OpenEditor } from './openEditor';
import { editorTexts } from './texts';
import type { FormDrafts, OfferedDraft } from './useDraft';
import { isMissing } from './useLoadError';
import type { OpeningState } from './useOpenEditor';

/**
 * Notice of a remote change to the edited entry. If the form displays the change already, its head shows that visually, and the
 * text is for screen readers only.
 */
export function RemoteNoticeAlert({ editing }: { readonly editing: Editing }): ReactNode {
  const { notice } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const isNotice = notice !== undefined && notice.kind !== 'shown';
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {notice?.kind === 'shown' && notice.text}
      </Box>
      {isNotice && (
        <Alert
          severity={notice.kind === 'removed' ? 'warning' : 'info'}
          role="status"
          sx={{ mb: 2.25 }}
          action={
            notice.merge && (
              <Button color="inherit" size="small" onClick={notice.merge}>
                {editorTexts.show}
              </Button>
            )
          }
        >
          {notice.text}
        </Alert>
      )}
    </>
  );
}

/** Marks a dirty form as unsaved, with the time of its draft. If the draft cannot be stored, that is announced. */
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

/** Over a form: the conflict dialog and the spinner of a save. */
export function EditorDialogs(props: {
  readonly open: Pick<OpenEditor, 'compiled'>;
  readonly editing: Editing;
  /** Whether it shows the spinner; on screens of several forms, the screen does. */
  readonly hasLoader?: boolean;
}): ReactNode {
  const { open, editing, hasLoader = true } = props;
  const { isSaving, conflict } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const { fields } = open.compiled.editor;
  return (
    <>
      {conflict && (
        <ConflictDialog
          intro={conflict.text}
          conflicts={conflict.conflicts.map((one) => ({ ...one, ...fieldAt(fields, one.path, conflict.merged) }))}
          onResolve={(sides) =>
            conflict.resolve(resolveConflicts({ form: conflict.merged, conflicts: conflict.conflicts, fields }, sides))
          }
          onCancel={conflict.dismiss}
        />
      )}
      <FullScreenLoader isOpen={hasLoader && isSaving} label={shellTexts.saving} />
    </>
  );
}

/** Placeholder until a form is open: loading, or the failure. */
export function EditorOpening(props: {
  readonly opening: Exclude<OpeningState, { readonly status: 'open' }>;
  /** Noun for the entry, in messages. */
  readonly noun: string;
}): ReactNode {
  const { opening, noun } = props;
  if (isMissing(opening)) return <Message title={editorTexts.missing({ noun })} />;
  if (opening.status === 'failed') {
    return (
      <Message title={editorTexts.loadFailed({ noun })}>
        <RetryButton variant="contained" onClick={opening.retry} />
      </Message>
    );
  }
  return (
    <Box role="status" aria-label={shellTexts.loading}>
      {[260, 180, 180].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ mb: 2.25 }} />
      ))}
    </Box>
  );
}

/** Above a form: that it is read-only, or the draft of an earlier visit. */
export function Notices(props: {
  readonly open: OpenEditor;
  readonly editing: Editing;
  /** Undefined if the screen offers the draft. */
  readonly offered: OfferedDraft | undefined;
  readonly canSave: boolean;
  /** Noun for the entry, in messages. */
  readonly noun: string;
}): ReactNode {
  const { open, editing, canSave, noun } = props;
  const { draft, settle } = props.offered ?? {};
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const drafts = useMemo(() => (draft ? [{ draft, compiled: open.compiled }] : []), [draft, open]);
  if (!canSave) {
    return (
      <Alert severity="info" sx={{ mb: 2.25 }}>
        {editorTexts.readOnly({ noun })}
      </Alert>
    );
  }
  if (!draft || !settle || loaded.id !== open.loaded.id) return null;
  return (
    <DraftOffer
      key={draft.visit}
      drafts={drafts}
      onRestore={() => editing.restoreDraft(draft, settle)}
      onDiscard={settle}
    />
  );
}

/** The mark of a form that shows problems. */
export function ProblemMark({ form }: { readonly form: FormStore }): ReactNode {
  const count = useSessionPart(form, ({ visibleProblems }) => visibleProblems.length);
  return count > 0 && <Box component="span" role="img" aria-label={fieldTexts.problems({ count })} sx={MARK} />;
}

export function savedNote({ savedAt, savedBy }: LoadedEntry, now: number): string {
  if (savedAt === undefined) return editorTexts.neverSaved;
  const at = formatMoment(savedAt, now);
  return savedBy === undefined ? editorTexts.lastSaved({ at }) : editorTexts.lastSavedBy({ at, by: savedBy });
}

const MARK = {
  display: 'inline-block',
  width: 6,
  height: 6,
  ml: 0.75,
  borderRadius: '50%',
  bgcolor: 'error.main',
  verticalAlign: 2,
} as const;
