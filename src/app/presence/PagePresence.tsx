import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPresence } from '../../stores/presence';
import { services } from '../services';
import { AlsoOpen } from './AlsoOpen';

/** Who else has a page open, as long as it is open here. */
export function PagePresence({ pageId }: { readonly pageId: string }): ReactNode {
  const presence = useMemo(
    () =>
      createPresence({
        client: services.content,
        pageId,
        newId: () => crypto.randomUUID(),
        page: document,
        events: window,
      }),
    [pageId],
  );
  useEffect(() => presence.watch(), [presence]);
  return <AlsoOpen people={useSyncExternalStore(presence.others.subscribe, presence.others.get)} />;
}
