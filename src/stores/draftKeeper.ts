import { logError } from '../lib/log';
import type { FormData } from '../tree';
import type { DraftKey, DraftStorage } from './drafts';

/** What a form is at a moment, as far as its draft goes. */
export interface DraftState {
  readonly current: FormData;
  readonly base: FormData;
  readonly dirty: boolean;
}

/** Keeps the draft of one open form: written soon after a change, removed once there is nothing unsaved. */
export interface DraftKeeper {
  /** Call it whenever the form may have changed. */
  note(state: DraftState): void;
  /** Writes at once what waits, for example before the page is left. */
  flush(): Promise<void>;
}

/** A draft is written within a second of the last key. */
const DELAY = 500;

/** @param needs.clock milliseconds since 1970 */
export function createDraftKeeper(needs: {
  readonly storage: DraftStorage;
  readonly key: DraftKey;
  readonly clock: () => number;
}): DraftKeeper {
  const { storage, key, clock } = needs;
  let waiting: DraftState | undefined;
  let noted: DraftState | undefined;
  /** Whether something was changed since the draft was last removed: then there may be one, also of an earlier visit. */
  let mayBeKept = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const state = waiting;
    waiting = undefined;
    if (state)
      writing = writing.then(() => put(state)).catch((error: unknown) => logError('The draft is not kept.', error));
    return writing;
  }

  async function put({ current, base, dirty }: DraftState): Promise<void> {
    if (dirty) {
      mayBeKept = true;
      await storage.write(key, { form: current, base, at: clock() });
    } else if (mayBeKept) {
      mayBeKept = false;
      await storage.remove(key);
    }
  }

  return {
    note(state) {
      if (state.current === noted?.current && state.dirty === noted.dirty) return;
      noted = state;
      waiting = state;
      mayBeKept ||= state.dirty;
      timer ??= setTimeout(() => void flush(), DELAY);
    },
    flush,
  };
}
