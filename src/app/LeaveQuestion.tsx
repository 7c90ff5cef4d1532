import type { ReactNode } from 'react';
import { useUnsavedChangesGuard, type LeavingTest, type WatchedForm } from '../form';

/** Asks before unsaved changes are left. A screen has one of it, however many forms it has. */
export function LeaveQuestion(props: {
  readonly form: WatchedForm;
  readonly isLeaving: LeavingTest;
  /** Whether what is unsaved is kept as a draft. */
  readonly keepsDraft: boolean;
  /** What is said where it cannot be, unless that is for want of the browser. */
  readonly notKept?: string | undefined;
  /** Whether a save is on its way that the question has to wait for. */
  readonly isSaving?: boolean;
}): ReactNode {
  return useUnsavedChangesGuard(props.form, props);
}

/** What an address carries along when a form is left whose draft is kept on purpose: nobody is asked about it. */
interface KeptDraft {
  readonly draftIsKept: true;
}

/** The state of the address that a form is left for after a save that failed (BAN-028). */
export const DRAFT_IS_KEPT: KeptDraft = { draftIsKept: true };

/** Whether a navigation leaves a form, so that it is asked about first. */
export const leavesForm: LeavingTest = (from, to) => from.pathname !== to.pathname && !isKept(to.state);

function isKept(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'draftIsKept' in state;
}
