import { useEffect, useState, type ReactNode } from 'react';
import { logError } from '../lib/log';
import { useSessionController } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import { LazyConfirmDialog } from './lazyParts';

/**
 * Asks before a logout that stops uploads of other tabs, which it ends as well. Their forms ask only before a logout in their own tab.
 * @param props.isUploadingElsewhere must be stable
 */
export function UploadingElsewhereQuestion({
  isUploadingElsewhere,
}: {
  readonly isUploadingElsewhere: () => Promise<boolean>;
}): ReactNode {
  const { guardLogout } = useSessionController();
  const [held, setHeld] = useState<{ readonly leave: () => void }>();
  useEffect(
    () =>
      guardLogout((leave) => {
        void isUploadingElsewhere()
          .catch((error: unknown) => {
            logError('The uploads of the other tabs are not known.', error);
            return false;
          })
          .then((isUploading) => (isUploading ? setHeld({ leave }) : leave()));
        return true;
      }),
    [guardLogout, isUploadingElsewhere],
  );
  if (!held) return null;
  return (
    <LazyConfirmDialog
      title={sessionTexts.logoutTitle}
      question={sessionTexts.logoutUploading}
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
