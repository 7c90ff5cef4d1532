import { readEventStream } from './eventStream';
import type { LiveNeeds } from './live';
import type { Refresh } from './refresh';
import type { TokenStore } from './tokens';

/** What listening needs. */
export interface LiveStreamNeeds {
  readonly contentUrl: string;
  readonly tokens: Pick<TokenStore, 'access' | 'both'>;
  readonly refresh: Refresh;
  /** The browser's fetch. */
  readonly send: typeof fetch;
  /** Between 0 and 1: consoles that lost their connection at the same moment do not come back at the same moment. */
  readonly random: () => number;
}

/** The service gives a sign of life every twenty seconds; a connection that is silent for longer is lost. In milliseconds. */
const PATIENCE = 45_000;
/** Before the first attempt to come back, doubled with each that failed. In milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * Listens to the live events of the content service, and comes back when the connection is lost or ends with its token. It ends
 * with the session, and where the service has no such events.
 */
export function createLiveStream({ contentUrl, tokens, refresh, send, random }: LiveStreamNeeds): LiveNeeds['listen'] {
  return async ({ signal, position, onMessage }) => {
    let failures = 0;

    /** @returns what the service answered; undefined where it did not */
    async function connect(token: string): Promise<number | undefined> {
      const connection = new AbortController();
      const end = () => connection.abort();
      signal.addEventListener('abort', end);
      let silence = setTimeout(end, PATIENCE);
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
            silence = setTimeout(end, PATIENCE);
          },
        });
        return answer.status;
      } catch {
        // Whatever broke it: it is tried again.
        return undefined;
      } finally {
        clearTimeout(silence);
        signal.removeEventListener('abort', end);
      }
    }

    /** Whether the session goes on; where that cannot be found out now, it is tried again. */
    async function goesOn(token: string): Promise<boolean> {
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
      if (NOT_HERE.has(status)) return;
      if (status === 401 && !(await goesOn(token))) return;
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + random()), signal);
      failures += 1;
    }
  };
}

/** The service has no such address, or it is not for this person. */
const NOT_HERE: ReadonlySet<number | undefined> = new Set([403, 404, 405, 501]);

/** Ends early with the signal. */
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
