import { createListeners } from '../lib/listeners';
import { logError } from '../lib/log';
import { optionalNumber, optionalText, parseList, parseRecord, parseText } from './parse';
import type { ServerEvent } from './eventStream';

/** A change made in any console: what was changed, without its content. */
export interface LiveChange {
  /** 'page', a kind of record as named in histories, 'deployment', 'plan', 'user' or 'role'. */
  readonly kind: string;
  readonly id: string;
  /** 'saved', 'removed', 'restored', 'featured', 'moved', 'visited', or the status of a deployment or plan. */
  readonly action: string;
  readonly brandId: string | undefined;
  /** The tag of a page; for a plan, the tag of its page or the kind of its record. */
  readonly tag: string | undefined;
  /** The revision of a page or record after the change. */
  readonly revision: number | undefined;
  /** The name of the person. */
  readonly by: string | undefined;
  /** ISO 8601. */
  readonly at: string | undefined;
}

/** A notification: changes, or 'anything' if changes may have been missed. */
export type LiveUpdate = readonly LiveChange[] | 'anything';

/** Live changes while the console is open. Without support by the service there are no notifications. */
export interface Live {
  /** @returns ends the subscription */
  subscribe(listener: (news: LiveUpdate) => void): () => void;
}

/** Whether a notification contains a relevant change, or may have missed one. */
export function isUpdateOf(news: LiveUpdate, isRelevant: (change: LiveChange) => boolean): boolean {
  return news === 'anything' || news.some(isRelevant);
}

export interface LiveDependencies {
  /** Listens to the service until the signal aborts; resumes after the given position. */
  readonly listen: (options: {
    readonly signal: AbortSignal;
    readonly position: () => string | undefined;
    readonly onMessage: (message: LiveMessage) => void;
  }) => Promise<void>;
  /** Undefined if the browser does not provide them: then each tab listens for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly clock: () => number;
}

/** A message of the service: an event, or just a position to resume after. */
export interface LiveMessage {
  readonly event?: ServerEvent;
  readonly position?: string;
}

/** Within this time after the start, everything on the screen was just fetched, so the first 'anything' is ignored. */
const START_GRACE_MILLISECONDS = 1_000;

/**
 * Live changes for the tabs of one person in this browser. One tab listens and broadcasts to the others, because browsers limit the
 * number of connections per server; when it is closed, another tab resumes at its position.
 */
export function createLive(dependencies: LiveDependencies): Live & {
  /** Starts listening to the changes that the person may see. @returns stops it */
  start(userId: string): () => void;
} {
  const { notify, subscribe } = createListeners<[news: LiveUpdate]>();
  let wasStarted = false;

  function start(userId: string): () => void {
    // Data on the screen may come from an earlier sign-in, and changes in between were missed.
    if (wasStarted) notify('anything');
    wasStarted = true;
    const name = `brand-console-live-${userId}`;
    const stop = new AbortController();
    const { signal } = stop;
    const startedAt = dependencies.clock();
    let position: string | undefined;
    function receive({ event, position: next }: LiveMessage): void {
      const isFirst = position === undefined;
      position = next ?? position;
      const news = event && newsIn(event);
      if (
        news === undefined ||
        (news === 'anything' && isFirst && dependencies.clock() - startedAt < START_GRACE_MILLISECONDS)
      )
        return;
      notify(news);
    }
    const listen = (onMessage: (message: LiveMessage) => void) =>
      dependencies.listen({ signal, position: () => position, onMessage });
    if (!dependencies.locks) {
      void listen(receive);
      return () => stop.abort();
    }
    const channel = dependencies.openChannel(name);
    channel.addEventListener('message', ({ data }) => receive(data as LiveMessage));
    dependencies.locks
      .request(name, { signal }, () =>
        listen((message) => {
          channel.postMessage(message);
          receive(message);
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
    subscribe,
  };
}

/** Undefined for an unknown event. */
function newsIn({ type, data }: ServerEvent): LiveUpdate | undefined {
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
