/** Seconds without any input after which the user is signed out (SESS-012, CONST-008). */
export const IDLE_LIMIT = 600;

/** Seconds without any input from which the notice with the countdown shows (amendment of A-70). */
export const IDLE_NOTICE = 540;

/** What the idle counter says at a moment. */
export type IdleState =
  | { readonly status: 'active' }
  | { readonly status: 'notice'; readonly secondsLeft: number }
  | { readonly status: 'over' };

/** Counts the time without input, shared by all tabs. */
export interface IdleCounter {
  /** Notes input. Input after the time is over changes nothing: the computer may have slept (C-20). */
  noteActivity(): void;
  /** Begins anew, whatever was before. */
  restart(): void;
  check(): IdleState;
}

const LAST_ACTIVITY = 'LAST_ACTIVITY';
const WRITE_INTERVAL = 1_000;

/**
 * The counter goes by the time since the last input, not by its own ticks: it is right after a sleep.
 * @param options.clock milliseconds since 1970
 * @param options.isUploading while true nobody is signed out (SESS-013)
 */
export function createIdleCounter(options: {
  readonly storage: Storage;
  readonly clock: () => number;
  readonly isUploading: () => boolean;
}): IdleCounter {
  const { storage, clock, isUploading } = options;
  let written = 0;

  function restart(): void {
    written = clock();
    storage.setItem(LAST_ACTIVITY, String(written));
  }

  function idleSeconds(): number {
    const last = Number(storage.getItem(LAST_ACTIVITY) ?? 0);
    return Math.max(0, Math.floor((clock() - last) / 1_000));
  }

  function check(): IdleState {
    if (isUploading()) {
      restart();
      return { status: 'active' };
    }
    const idle = idleSeconds();
    if (idle >= IDLE_LIMIT) return { status: 'over' };
    return idle >= IDLE_NOTICE ? { status: 'notice', secondsLeft: IDLE_LIMIT - idle } : { status: 'active' };
  }

  return {
    restart,
    check,
    noteActivity() {
      if (clock() - written < WRITE_INTERVAL || check().status === 'over') return;
      restart();
    },
  };
}
