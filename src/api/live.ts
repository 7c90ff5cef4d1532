import { createListeners } from '../lib/listeners';
import { logError } from '../lib/log';
import { optionalNumber, optionalText, parseList, parseRecord, parseText } from './parse';
import type { ServerEvent } from './eventStream';

/** Something that somebody did, here or elsewhere: what changed, not what it holds. */
export interface LiveChange {
  /** 'page', the kind of a record as histories name it, 'deployment', 'plan', 'user' or 'role'. */
  readonly kind: string;
  /** Of what `kind` names. */
  readonly id: string;
  /** 'saved', 'removed', 'restored', 'featured', 'moved', 'visited', or the status of a deployment or plan. */
  readonly action: string;
  readonly brandId: string | undefined;
  /** Of a page; of a plan that of its page, or the kind of its record. */
  readonly tag: string | undefined;
  /** Of a page or a record, after it. */
  readonly revision: number | undefined;
  /** The name of the person. */
  readonly by: string | undefined;
  /** ISO 8601. */
  readonly at: string | undefined;
}

/** What is heard at once: changes, or 'anything' where it is not known what happened meanwhile. */
export type LiveNews = readonly LiveChange[] | 'anything';

/** What happens while the console is open. Where the service does not tell, nothing is heard, and all is as if nothing happened. */
export interface Live {
  /** @returns ends the hearing */
  hear(listener: (news: LiveNews) => void): () => void;
}

/** Whether news are about what somebody wants to hear of; what is not known may be. */
export function isNewsOf(news: LiveNews, wanted: (change: LiveChange) => boolean): boolean {
  return news === 'anything' || news.some(wanted);
}

/** What live news need from outside. */
export interface LiveNeeds {
  /** Listens to the service until the signal says so, and goes on after the given position. */
  readonly listen: (options: {
    readonly signal: AbortSignal;
    readonly position: () => string | undefined;
    readonly onMessage: (message: LiveMessage) => void;
  }) => Promise<void>;
  /** Undefined where the browser has none, or keeps them from the page: then each tab listens for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly clock: () => number;
}

/** What came from the service: an event, or only how far it has come. */
export interface LiveMessage {
  readonly event?: ServerEvent;
  readonly position?: string;
}

/** What was on the screen so short a time after the start was just asked for. In milliseconds. */
const FRESH = 1_000;

/**
 * What happens, for the tabs of one person in this browser: one of them listens and passes on what it hears, because browsers
 * open few connections to one server. When it is closed, another one goes on where it stopped.
 */
export function createLive(needs: LiveNeeds): Live & {
  /** Begins to hear what the person may. @returns ends it */
  start(userId: string): () => void;
} {
  const { tell, subscribe } = createListeners<[news: LiveNews]>();
  let isAgain = false;

  function start(userId: string): () => void {
    // What is on the screen since an earlier sign-in was not followed in between.
    if (isAgain) tell('anything');
    isAgain = true;
    const name = `brand-console-live-${userId}`;
    const stop = new AbortController();
    const { signal } = stop;
    const startedAt = needs.clock();
    let position: string | undefined;
    function take({ event, position: next }: LiveMessage): void {
      const isFirst = position === undefined;
      position = next ?? position;
      const news = event && newsIn(event);
      if (news === undefined || (news === 'anything' && isFirst && needs.clock() - startedAt < FRESH)) return;
      tell(news);
    }
    const listen = (onMessage: (message: LiveMessage) => void) =>
      needs.listen({ signal, position: () => position, onMessage });
    if (!needs.locks) {
      void listen(take);
      return () => stop.abort();
    }
    const channel = needs.openChannel(name);
    channel.addEventListener('message', ({ data }) => take(data as LiveMessage));
    needs.locks
      .request(name, { signal }, () =>
        listen((message) => {
          channel.postMessage(message);
          take(message);
        }),
      )
      .catch((error: unknown) => {
        if (!signal.aborted) logError('Live news cannot be heard.', error);
      });
    return () => {
      stop.abort();
      channel.close();
    };
  }

  return {
    start,
    hear: subscribe,
  };
}

/** Undefined for an event that this console does not know, or cannot read. */
function newsIn({ type, data }: ServerEvent): LiveNews | undefined {
  if (type === 'begin') return 'anything';
  if (type !== 'changes') return undefined;
  try {
    return parseList(JSON.parse(data), 'changes', changeOf);
  } catch (error) {
    logError('Live news could not be read.', error);
    return 'anything';
  }
}

function changeOf(value: unknown): LiveChange {
  const change = parseRecord(value, 'change');
  return {
    kind: parseText(change['kind'], 'change.kind'),
    id: parseText(change['id'], 'change.id'),
    action: parseText(change['action'], 'change.action'),
    brandId: optionalText(change['brand_id']),
    tag: optionalText(change['tag']),
    revision: optionalNumber(change['revision']),
    by: optionalText(change['by']),
    at: optionalText(change['at']),
  };
}
