import { logError } from '../lib/log';
import type { FormData } from '../tree';
import type { Draft, DraftPlace, DraftScreen, DraftStorage } from './drafts';

/** What a form is at a moment, as far as its draft goes. */
export interface DraftState extends Pick<Draft, 'unanswered'> {
  readonly current: FormData;
  readonly base: FormData;
  readonly dirty: boolean;
}

/** What became of the draft of what is unsaved; undefined while nothing is, or nothing was written yet. */
export type DraftStatus =
  | {
      readonly kind: 'kept';
      /** Milliseconds since 1970. */
      readonly at: number;
    }
  | { readonly kind: 'notKept' }
  | undefined;

/** Keeps the draft of one open form: written soon after a change, removed once there is nothing unsaved. */
export interface DraftKeeper {
  /** Call it whenever the form may have changed. */
  note(state: DraftState): void;
  /** Writes at once what waits, for example before the page is left. */
  flush(): Promise<void>;
}

/** A draft is written within a second of the last key. */
const DELAY = 500;

/**
 * @param needs.together names what the draft is left behind with
 * @param needs.screen where the form is at the moment
 * @param needs.clock milliseconds since 1970
 * @param needs.told hears what became of each draft
 */
export function createDraftKeeper(needs: {
  readonly storage: DraftStorage;
  readonly place: DraftPlace;
  readonly together?: string | undefined;
  readonly screen: () => DraftScreen;
  readonly clock: () => number;
  readonly told?: (status: DraftStatus) => void;
}): DraftKeeper {
  const { storage, place, together, screen, clock, told } = needs;
  let waiting: DraftState | undefined;
  let noted: DraftState | undefined;
  /** Whether something was changed since the draft was last removed: then there may be one. */
  let mayBeKept = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is waited for before the storage is called: a page that is being left would not come back to it. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const state = waiting;
    waiting = undefined;
    if (!state) return;
    try {
      await put(state);
    } catch (error) {
      logError('The draft is not kept.', error);
      if (state.dirty) told?.({ kind: 'notKept' });
    }
  }

  async function put({ current, base, dirty, unanswered }: DraftState): Promise<void> {
    if (dirty) {
      const at = clock();
      const draft = { form: current, base, at, screen: screen() };
      await storage.write(place, {
        ...draft,
        ...(together !== undefined && { together }),
        ...(unanswered && { unanswered }),
      });
      told?.({ kind: 'kept', at });
    } else if (mayBeKept) {
      mayBeKept = false;
      told?.(undefined);
      await storage.remove(place);
    }
  }

  return {
    note(state) {
      const isSent = state.unanswered !== noted?.unanswered;
      if (state.current === noted?.current && state.dirty === noted.dirty && !isSent) return;
      noted = state;
      waiting = state;
      mayBeKept ||= state.dirty;
      // Record the in-flight save: its reply may never arrive.
      if (isSent) void flush();
      else timer ??= setTimeout(() => void flush(), DELAY);
    },
    flush,
  };
}
