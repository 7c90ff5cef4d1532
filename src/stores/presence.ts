import type { Client } from 'urql';
import { notifyContent } from '../api/contentCalls';
import { isUpdateOf, type Live, type LiveChange } from '../api/live';
import {
  LeavePageDocument,
  LeaveRecordDocument,
  VisitPageDocument,
  VisitRecordDocument,
} from '../api/generated/graphql';
import { createStore, type Store } from '../lib/store';

/** Another user who has the same page or record open. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
}

/** Who else has a page or record open. */
export interface Presence {
  /** Empty while unknown. */
  readonly others: Pick<Store<readonly Visitor[]>, 'get' | 'subscribe'>;
  /** Reports it as open here at intervals, until the returned function is called. */
  watch(): () => void;
}

/** The open page, or the open record with its kind as the service calls it. */
export type PresenceTarget = { readonly page: string } | { readonly record: string; readonly of: string };

export interface PresenceDependencies {
  readonly client: Client;
  /** Notifies of visits as they begin and end; without live events they are noticed at the next heartbeat. */
  readonly live: Live;
  readonly of: PresenceTarget;
  /** Creates the id of this tab's visit. */
  readonly newId: () => string;
  /** Provides the visibility of the tab. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Emits `pagehide` when the tab is closed, and `pageshow` when it is restored after that. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Heartbeat interval in milliseconds; the server expires a visit after 90 s. */
const HEARTBEAT_INTERVAL = 20_000;

/** Reports a page or record as open here, and finds out who else has it open. Failed calls are only retried. */
export function createPresence({ client, live, of, newId, page, events }: PresenceDependencies): Presence {
  const others = createStore<readonly Visitor[]>([]);
  const calls = callsOf(client, of, newId());
  let isWatched = false;
  let visits = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function fetchVisitors(): Promise<readonly Visitor[]> {
    try {
      return (await calls.visit()).map(({ user_id: id, name }) => ({ id, name }));
    } catch {
      // Editing is not affected; any other call reports what is wrong with the service.
      return [];
    }
  }

  async function visit(): Promise<void> {
    clearTimeout(timer);
    const number = ++visits;
    const found = await fetchVisitors();
    if (!isWatched || number !== visits) return;
    if (!isSame(found, others.get())) others.set(found);
    timer = setTimeout(heartbeat, HEARTBEAT_INTERVAL);
  }

  function heartbeat(): void {
    running = visit();
  }

  function leave(): void {
    // If this fails, the visit expires on the service.
    calls.leave().catch(() => undefined);
  }

  function isVisitOfTarget({ kind, id, action }: LiveChange): boolean {
    const [visitedKind, visitedId] = 'page' in of ? ['page', of.page] : [of.of, of.record];
    return action === 'visited' && kind === visitedKind && id === visitedId;
  }

  function onVisibilityChange(): void {
    if (page.visibilityState === 'visible') heartbeat();
  }

  return {
    others,
    watch() {
      isWatched = true;
      page.addEventListener('visibilitychange', onVisibilityChange);
      events.addEventListener('pagehide', leave);
      events.addEventListener('pageshow', onVisibilityChange);
      const stop = live.subscribe((news) => {
        if (isUpdateOf(news, isVisitOfTarget)) heartbeat();
      });
      heartbeat();
      return () => {
        isWatched = false;
        stop();
        clearTimeout(timer);
        page.removeEventListener('visibilitychange', onVisibilityChange);
        events.removeEventListener('pagehide', leave);
        events.removeEventListener('pageshow', onVisibilityChange);
        // A visit still in flight must not arrive after the leave call.
        void running.then(leave);
      };
    },
  };
}

/** The calls of one visit. */
function callsOf(client: Client, of: PresenceTarget, visit: string) {
  if ('page' in of) {
    const variables = { page_id: of.page, visit };
    return {
      visit: async () => (await notifyContent(client, VisitPageDocument, variables)).visitPage,
      leave: async () => notifyContent(client, LeavePageDocument, variables),
    };
  }
  const variables = { of: of.of, id: of.record, visit };
  return {
    visit: async () => (await notifyContent(client, VisitRecordDocument, variables)).visitRecord,
    leave: async () => notifyContent(client, LeaveRecordDocument, variables),
  };
}

function isSame(found: readonly Visitor[], known: readonly Visitor[]): boolean {
  return found.length === known.length && found.every(({ id }, index) => id === known[index]?.id);
}
