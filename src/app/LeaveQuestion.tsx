import type { ReactNode } from 'react';
import { useUnsavedChangesGuard, type LeavingTest, type WatchedForm } from '../form';

/** Asks before unsaved changes are left. A screen has one of it, however many forms it has. */
export function LeaveQuestion(props: {
  readonly form: WatchedForm;
  /** Which navigation leaves; by default one to another path. */
  readonly isLeaving?: LeavingTest | undefined;
}): ReactNode {
  return useUnsavedChangesGuard(props.form, props.isLeaving);
}
