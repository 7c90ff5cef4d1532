import { readEventStream } from './eventStream';
import type { LiveDependencies } from './live';
import type { Refresh } from './refresh';
import type { TokenStore } from './tokens';

export interface LiveStreamDependencies {
  readonly contentUrl: string;
  readonly tokens: Pick<TokenStore, 'access' | 'both'>;
  readonly refresh: Refresh;
  /** The browser's fetch. */
  readonly send: typeof fetch;
  /** Between 0 and 1, as jitter: consoles that lost their connection simultaneously must not reconnect simultaneously. */
  readonly random: () => number;
}

/** The service sends a keep-alive every 20 seconds; a connection that is silent for longer is considered lost. */
const SILENCE_TIMEOUT_MILLISECONDS = 45_000;
/** Pause before the first reconnect; doubled after each failure. */
const FIRST_PAUSE_MILLISECONDS = 1_000;
const MAX_PAUSE_MILLISECONDS = 60_000;

/**
 * Listens to the live events of the content service, and reconnects if the connection is lost or ends with its token. Stops when the
 * session ends, or if the service has no live events.
 */
export function createLiveStream({
  contentUrl,
  tokens,
  refresh,
  send,
  random,
}: LiveStreamDependencies): LiveDependencies['listen'] {
  return async ({ signal, position, onMessage }) => {
    let failures = 0;

    /** @returns the HTTP status; undefined without a response */
    async function connect(token: string): Promise<number | undefined> {
      const connection = new AbortController();
      const disconnect = () => connection.abort();
      signal.addEventListener('abort', disconnect);
      let silence = setTimeout(disconnect, SILENCE_TIMEOUT_MILLISECONDS);
      try {
        const from = position();
        const answer = await send(`${contentUrl}/events`, {
          headers: {
            accept: 'text/event-stream',
            authorization: `Bearer ${token}`,
            ...(from !== undefined && { 'last-event-id': from }),
          },
          cache: 'no-store',
          signal: connection.signal,
        });
        if (!answer.ok || !answer.body) {
          await answer.body?.cancel();
          return answer.status;
        }
        await readEventStream(answer.body, {
          onEvent: (event) => onMessage({ event }),
          onPosition: (next) => onMessage({ position: next }),
          onSign() {
            failures = 0;
            clearTimeout(silence);
            silence = setTimeout(disconnect, SILENCE_TIMEOUT_MILLISECONDS);
          },
        });
        return answer.status;
      } catch {
        // Whatever broke the connection: the loop retries.
        return undefined;
      } finally {
        clearTimeout(silence);
        signal.removeEventListener('abort', disconnect);
      }
    }

    /** Whether the session continues; true also if that is unknown, so that the loop retries. */
    async function isSessionAlive(token: string): Promise<boolean> {
      if (!tokens.both()) return false;
      try {
        return (await refresh(token)) !== undefined;
      } catch {
        return true;
      }
    }

    while (!signal.aborted) {
      const token = tokens.access();
      if (token === undefined) return;
      const status = await connect(token);
      if (UNAVAILABLE.has(status)) return;
      if (status === 401 && !(await isSessionAlive(token))) return;
      await pause(
        Math.min(MAX_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** failures) * (0.5 + random()),
        signal,
      );
      failures += 1;
    }
  };
}

/** Statuses of services without live events, or that deny them to this person. */
const UNAVAILABLE: ReadonlySet<number | undefined> = new Set([403, 404, 405, 501]);

/** Resolves early if the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
