import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPresence, type Visited } from '../../stores/presence';
import { services } from '../services';
import { AlsoOpen } from './AlsoOpen';

/** Who else has a page or record open, as long as it is open here. */
export function OpenPresence(props: {
  /** Must stay the same object while it is the same. */
  readonly of: Visited;
  /** What it is called: 'page', 'entry'. */
  readonly noun: string;
}): ReactNode {
  const { of, noun } = props;
  const presence = useMemo(
    () =>
      createPresence({
        client: services.content,
        live: services.live,
        of,
        newId: () => crypto.randomUUID(),
        page: document,
        events: window,
      }),
    [of],
  );
  useEffect(() => presence.watch(), [presence]);
  return <AlsoOpen people={useSyncExternalStore(presence.others.subscribe, presence.others.get)} noun={noun} />;
}
