import { useEffect, useState, type ReactNode } from 'react';
import type { WorkElsewhere } from '../api/workOfTabs';
import { logError } from '../lib/log';
import { useSessionController } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import { LazyConfirmDialog } from './lazyParts';

/** A logout that waits for an answer. */
interface HeldLogout {
  readonly leave: () => void;
  readonly isUploading: boolean;
  readonly hasUnkeptChanges: boolean;
}

/**
 * Asks before a logout that stops uploads or loses changes of other tabs, which it ends as well. Their forms ask only before a logout in
 * their own tab.
 * @param props.work must be stable
 */
export function WorkElsewhereQuestion({ work }: { readonly work: WorkElsewhere }): ReactNode {
  const { guardLogout } = useSessionController();
  const [held, setHeld] = useState<HeldLogout>();
  useEffect(
    () =>
      guardLogout((leave) => {
        void Promise.all([falseIfUnknown(work.isUploading), falseIfUnknown(work.hasUnkeptChanges)]).then(
          ([isUploading, hasUnkeptChanges]) => {
            if (isUploading || hasUnkeptChanges) setHeld({ leave, isUploading, hasUnkeptChanges });
            else leave();
          },
        );
        return true;
      }),
    [guardLogout, work],
  );
  if (!held) return null;
  const { isUploading, hasUnkeptChanges } = held;
  return (
    <LazyConfirmDialog
      title={hasUnkeptChanges ? sessionTexts.logoutUnsavedTitle : sessionTexts.logoutUploadingTitle}
      question={[isUploading && sessionTexts.logoutUploading, hasUnkeptChanges && sessionTexts.logoutUnsaved]
        .filter(Boolean)
        .join(' ')}
      buttonLabels={{ yes: sessionTexts.logout, no: sessionTexts.staySignedIn }}
      isDestructive
      onConfirm={() => {
        setHeld(undefined);
        held.leave();
      }}
      onCancel={() => setHeld(undefined)}
    />
  );
}

/** Work that is not known holds back no logout. */
function falseIfUnknown(ask: () => Promise<boolean>): Promise<boolean> {
  return ask().catch((error: unknown) => {
    logError('The work of the other tabs is not known.', error);
    return false;
  });
}
