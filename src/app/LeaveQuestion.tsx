import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useUnsavedChangesGuard, type LeavingGuard, type LeavingTest, type WatchedForm } from '../form';
import { formTexts } from '../form/texts';
import { ConfirmDialog } from '../hooks/ConfirmDialog';
import { useSessionController } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import { services } from './services';

interface LeaveQuestionProps extends LeavingGuard {
  readonly form: WatchedForm;
}

/** Asks before a navigation or a logout leaves unsaved changes. One per screen, however many forms it has. */
export function LeaveQuestion(props: LeaveQuestionProps): ReactNode {
  const question = useUnsavedChangesGuard(props.form, props);
  return (
    <>
      {question}
      <LogoutQuestion {...props} />
    </>
  );
}

/** Asks before a logout that loses something: running uploads, or changes that no draft keeps. */
function LogoutQuestion({
  form,
  keepsDraft,
  notKept = formTexts.leaveWithoutDraftText,
}: LeaveQuestionProps): ReactNode {
  const { guardLogout } = useSessionController();
  const uploading = useSyncExternalStore(form.subscribe, form.countUploading);
  const isDirty = useSyncExternalStore(form.subscribe, () => form.getSnapshot().dirty);
  const isDraftMissing = isDirty && !keepsDraft;
  useEffect(() => {
    if (!isDraftMissing) return undefined;
    const { unkeptForms } = services;
    unkeptForms.set(unkeptForms.get() + 1);
    return () => unkeptForms.set(unkeptForms.get() - 1);
  }, [isDraftMissing]);
  const [held, setHeld] = useState<{ readonly leave: () => void }>();
  const holdIfLost = useEffectEvent((leave: () => void): boolean => {
    const isLost = form.countUploading() > 0 || isDraftMissing;
    if (isLost) setHeld({ leave });
    return isLost;
  });
  useEffect(() => guardLogout((leave) => holdIfLost(leave)), [guardLogout]);
  const isSettled = held !== undefined && uploading === 0 && !isDraftMissing;
  useEffect(() => {
    if (isSettled) held.leave();
  }, [held, isSettled]);
  if (!held || isSettled) return null;
  const uploadsText = uploading > 0 && formTexts.leaveUploading({ count: uploading });
  return (
    <ConfirmDialog
      title={formTexts.leaveTitle}
      question={[uploadsText, isDraftMissing && notKept].filter(Boolean).join(' ')}
      buttonLabels={{ yes: sessionTexts.logout, no: formTexts.stay }}
      isDestructive
      onConfirm={held.leave}
      onCancel={() => setHeld(undefined)}
    />
  );
}

/** Navigation state that leaves a form without the question: its draft is kept on purpose. */
interface LeaveState {
  readonly draftIsKept: true;
}

/** Navigation state for leaving a form after a failed save (BAN-028). */
export const DRAFT_IS_KEPT: LeaveState = { draftIsKept: true };

/** Whether a navigation leaves a form and has to be confirmed. */
export const leavesForm: LeavingTest = (from, to) => from.pathname !== to.pathname && !draftIsKept(to.state);

function draftIsKept(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'draftIsKept' in state;
}
