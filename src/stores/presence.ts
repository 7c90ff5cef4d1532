import type { Client } from 'urql';
import { tellContent } from '../api/ask';
import { isNewsOf, type Live, type LiveChange } from '../api/live';
import {
  LeavePageDocument,
  LeaveRecordDocument,
  VisitPageDocument,
  VisitRecordDocument,
} from '../api/generated/graphql';
import { createStore, type Store } from '../lib/store';

/** Somebody else who has the same open. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
}

/** Who else has a page or record open. */
export interface Presence {
  /** Nobody while that is not known. */
  readonly others: Pick<Store<readonly Visitor[]>, 'get' | 'subscribe'>;
  /** Says that it is open here, again and again, until the returned function is called. */
  watch(): () => void;
}

/** What is open: a page, or a record of a kind as the service calls it. */
export type Visited = { readonly page: string } | { readonly record: string; readonly of: string };

/** What presence needs from outside. */
export interface PresenceNeeds {
  readonly client: Client;
  /** Where comings and goings are heard of at once; those of a service that does not tell are asked for at intervals. */
  readonly live: Live;
  readonly of: Visited;
  /** Of this tab. */
  readonly newId: () => string;
  /** Where it shows whether the page is looked at. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Where it is told that the tab is closed, or shown again after that. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Heartbeat interval in milliseconds; the server expires a visit after 90 s. */
const BETWEEN_VISITS = 20_000;

/** Tells others that a page or record is open here, and learns who else has it open. What fails is tried again, and nothing else happens. */
export function createPresence({ client, live, of, newId, page, events }: PresenceNeeds): Presence {
  const others = createStore<readonly Visitor[]>([]);
  const calls = callsOf(client, of, newId());
  let isWatched = false;
  let words = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function ask(): Promise<readonly Visitor[]> {
    try {
      return (await calls.visit()).map(({ user_id: id, name }) => ({ id, name }));
    } catch {
      // It can be edited as well as before; every other call says what is wrong with the service.
      return [];
    }
  }

  async function visit(): Promise<void> {
    clearTimeout(timer);
    const mine = ++words;
    const found = await ask();
    if (!isWatched || mine !== words) return;
    if (!isSame(found, others.get())) others.set(found);
    timer = setTimeout(say, BETWEEN_VISITS);
  }

  function say(): void {
    running = visit();
  }

  function leave(): void {
    // A word that is not said is forgotten by the service after a while.
    calls.leave().catch(() => undefined);
  }

  function isAboutIt({ kind, id, action }: LiveChange): boolean {
    const [visitedKind, visitedId] = 'page' in of ? ['page', of.page] : [of.of, of.record];
    return action === 'visited' && kind === visitedKind && id === visitedId;
  }

  function onVisibilityChange(): void {
    if (page.visibilityState === 'visible') say();
  }

  return {
    others,
    watch() {
      isWatched = true;
      page.addEventListener('visibilitychange', onVisibilityChange);
      events.addEventListener('pagehide', leave);
      events.addEventListener('pageshow', onVisibilityChange);
      const stop = live.hear((news) => {
        if (isNewsOf(news, isAboutIt)) say();
      });
      say();
      return () => {
        isWatched = false;
        stop();
        clearTimeout(timer);
        page.removeEventListener('visibilitychange', onVisibilityChange);
        events.removeEventListener('pagehide', leave);
        events.removeEventListener('pageshow', onVisibilityChange);
        // A visit that is on its way must not arrive after the end of it.
        void running.then(leave);
      };
    },
  };
}

/** What the service is told of one visit. */
function callsOf(client: Client, of: Visited, visit: string) {
  if ('page' in of) {
    const variables = { page_id: of.page, visit };
    return {
      visit: async () => (await tellContent(client, VisitPageDocument, variables)).visitPage,
      leave: async () => tellContent(client, LeavePageDocument, variables),
    };
  }
  const variables = { of: of.of, id: of.record, visit };
  return {
    visit: async () => (await tellContent(client, VisitRecordDocument, variables)).visitRecord,
    leave: async () => tellContent(client, LeaveRecordDocument, variables),
  };
}

function isSame(found: readonly Visitor[], known: readonly Visitor[]): boolean {
  return found.length === known.length && found.every(({ id }, index) => id === known[index]?.id);
}
