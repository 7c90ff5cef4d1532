import type { ReactNode } from 'react';
import { useUnsavedChangesGuard, type LeavingTest, type WatchedForm } from '../form';

/** Asks before a navigation leaves unsaved changes. One per screen, however many forms it has. */
export function LeaveQuestion(props: {
  readonly form: WatchedForm;
  readonly isLeaving: LeavingTest;
  /** Whether unsaved changes are kept as a draft. */
  readonly keepsDraft: boolean;
  /** Explains why no draft is kept, if the reason is another than the browser. */
  readonly notKept?: string | undefined;
  /** Whether a save is in flight; the question waits for it. */
  readonly isSaving?: boolean;
}): ReactNode {
  return useUnsavedChangesGuard(props.form, props);
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
