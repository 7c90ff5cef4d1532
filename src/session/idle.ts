/** Seconds without any input after which the user is signed out (SESS-012, CONST-008). */
export const IDLE_LIMIT = 600;

/** Seconds without any input after which the countdown is shown (amendment of A-70). */
export const IDLE_NOTICE = 540;

export type IdleState =
  | { readonly status: 'active' }
  | { readonly status: 'notice'; readonly secondsLeft: number }
  | { readonly status: 'over' };

/** Measures the time since the last input in any tab. */
export interface IdleCounter {
  /** Records input. Input after the limit is ignored: the computer may have been asleep (C-20). */
  noteActivity(): void;
  /** Resets the counter unconditionally. */
  restart(): void;
  check(): IdleState;
}

const LAST_ACTIVITY = 'LAST_ACTIVITY';
const WRITE_INTERVAL = 1_000;

/**
 * Compares timestamps instead of counting ticks, so that it is correct after the computer was asleep.
 * @param options.clock milliseconds since 1970
 * @param options.isUploading while true, the user counts as active (SESS-013)
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
