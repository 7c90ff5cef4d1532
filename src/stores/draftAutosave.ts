import { logError } from '../lib/log';
import type { FormData } from '../tree';
import type { Draft, DraftPlace, DraftScreen, DraftStorage } from './drafts';

/** The part of a form's state that its draft depends on. */
export interface DraftState extends Pick<Draft, 'unanswered'> {
  readonly current: FormData;
  readonly base: FormData;
  readonly dirty: boolean;
}

/** Outcome of the last draft write; undefined while nothing is unsaved, or nothing has been written yet. */
export type DraftStatus =
  | {
      readonly kind: 'kept';
      /** Milliseconds since 1970. */
      readonly at: number;
    }
  | { readonly kind: 'notKept' }
  | undefined;

/** Maintains the draft of one open form: written shortly after a change, removed once nothing is unsaved. */
export interface DraftAutosave {
  /** Call it whenever the form may have changed. */
  update(state: DraftState): void;
  /** Writes pending changes immediately, for example before the page is left. */
  flush(): Promise<void>;
  /** Flushes when the form is left. The draft of unsaved changes is stored afterwards even if another tab has discarded it. */
  keep(): Promise<void>;
}

/** A draft is written within a second of the last key. */
const DELAY = 500;

/**
 * @param dependencies.together shared by the drafts of one visit to a screen of several forms
 * @param dependencies.screen returns the screen that currently shows the form
 * @param dependencies.clock milliseconds since 1970
 * @param dependencies.onStatus called with the outcome of each write
 */
export function createDraftAutosave(dependencies: {
  readonly storage: DraftStorage;
  readonly place: DraftPlace;
  readonly together?: string | undefined;
  readonly screen: () => DraftScreen;
  readonly clock: () => number;
  readonly onStatus?: (status: DraftStatus) => void;
}): DraftAutosave {
  const { storage, place, together, screen, clock, onStatus } = dependencies;
  let pending: DraftState | undefined;
  let lastState: DraftState | undefined;
  /** Whether the form was dirty since the draft was last removed: then a draft may be stored. */
  let mayHaveDraft = false;
  /** The stored draft, unless another tab has removed it. */
  let written: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls the storage without awaiting anything first: a page that is being left would not resume here. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const state = pending;
    pending = undefined;
    if (!state) return;
    try {
      await put(state);
    } catch (error) {
      logError('The draft is not kept.', error);
      if (state.dirty) onStatus?.({ kind: 'notKept' });
    }
  }

  async function put({ current, base, dirty, unanswered }: DraftState): Promise<void> {
    if (dirty) {
      const at = clock();
      written = {
        ...{ form: current, base, at, screen: screen() },
        ...(together !== undefined && { together }),
        ...(unanswered && { unanswered }),
      };
      await storage.write(place, written);
      onStatus?.({ kind: 'kept', at });
    } else if (mayHaveDraft) {
      mayHaveDraft = false;
      written = undefined;
      onStatus?.(undefined);
      await storage.remove(place);
    }
  }

  return {
    update(state) {
      const unansweredChanged = state.unanswered !== lastState?.unanswered;
      if (state.current === lastState?.current && state.dirty === lastState.dirty && !unansweredChanged) return;
      lastState = state;
      pending = state;
      mayHaveDraft ||= state.dirty;
      // Record the in-flight save: its reply may never arrive.
      if (unansweredChanged) void flush();
      else timer ??= setTimeout(() => void flush(), DELAY);
    },
    flush,
    async keep() {
      if (pending || !written) await flush();
      else await storage.write(place, written).catch((error: unknown) => logError('The draft is not kept.', error));
    },
  };
}
