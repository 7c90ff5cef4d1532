import Alert from '@mui/material/Alert';
import { useSyncExternalStore, type ReactNode } from 'react';
import { browserConnection } from '../lib/connection';
import { shellTexts } from './texts';

/** Says that there is no connection, and what becomes of the work meanwhile. */
export function OfflineNotice(): ReactNode {
  const isOnline = useSyncExternalStore(browserConnection.subscribe, browserConnection.isOnline);
  if (isOnline) return null;
  return (
    <Alert severity="warning" square>
      {shellTexts.offline}
    </Alert>
  );
}
