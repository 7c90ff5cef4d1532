import { isRefusal, SessionEndedError } from '../api/errors';
import type { FormStore } from '../form';
import type { Draft } from '../stores/drafts';
import type { EditorStore, Loaded, SaveOutcome } from '../stores/editorStore';
import { sameValue, WITHOUT_IDS, type FormData } from '../tree';

/** The sending of one form's saves, so that each is stored once even where its answer is lost. */
export interface Sending {
  /** Sends content; the same again, after an answer that did not come, is the same save. @throws as EditorStore.save */
  send(content: FormData): Promise<SaveOutcome>;
  /**
   * Finds out what became of an earlier save of something else that was not answered. Has to be known before the next
   * one: otherwise what it added would be taken for another's, and be added again.
   * @throws the errors of src/api/errors.ts
   */
  settle(): Promise<void>;
  /** Goes on with a save of an earlier visit that was not answered, as long as it can still be told from another one. */
  takeUp(draft: Draft): void;
}

/** What sending needs. */
export interface SendingNeeds {
  readonly form: Pick<FormStore, 'getSnapshot' | 'dispatch'>;
  readonly store: EditorStore;
  readonly loaded: () => Loaded;
  /** A save that was not answered before is stored: the next one rests on it. */
  readonly stored: (saved: { readonly id: string; readonly form: FormData }) => void;
  readonly signedInAgain: () => Promise<void>;
  readonly clock: () => number;
  /** Names a save, a UUID. */
  readonly newKey: () => string;
}

/** The services know for a day what they answered; this is less, because clocks differ. In milliseconds. */
const ANSWERS_KEPT = 20 * 60 * 60 * 1_000;

/** Nothing is unanswered yet; that is kept in the session of the form, and so in its draft. */
export function createSending(needs: SendingNeeds): Sending {
  const { form, store } = needs;

  async function send(content: FormData): Promise<SaveOutcome> {
    const { unanswered } = form.getSnapshot();
    const isAgain = unanswered !== undefined && sameValue(unanswered.form, content);
    const save = isAgain ? unanswered : { form: content, key: needs.newKey() };
    form.dispatch({ type: 'saveSent', save });
    for (;;) {
      try {
        const outcome = await store.save({ ...save, loaded: needs.loaded(), isRepeated: isAgain });
        form.dispatch({ type: 'saveAnswered' });
        return outcome;
      } catch (error) {
        if (isRefusal(error)) form.dispatch({ type: 'saveAnswered' });
        // A session that ends meanwhile is waited for: the save goes on after signing in again.
        if (!(error instanceof SessionEndedError)) throw error;
        await needs.signedInAgain();
      }
    }
  }

  async function settle(): Promise<void> {
    const { unanswered, current } = form.getSnapshot();
    if (!unanswered || sameValue(unanswered.form, current)) return;
    const outcome = await send(unanswered.form).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return undefined;
    });
    if (outcome?.kind !== 'saved') return;
    form.dispatch({ type: 'saved', form: outcome.form, renamed: outcome.renamed, sent: unanswered.form });
    needs.stored(outcome);
  }

  return {
    send,
    settle,
    takeUp({ unanswered, base, at }) {
      if (!unanswered || needs.clock() - at > ANSWERS_KEPT) return;
      // On anything else than what it was sent for it would overwrite what somebody saved since.
      if (sameValue(base, needs.loaded().form)) form.dispatch({ type: 'saveSent', save: unanswered });
    },
  };
}

/** The base for merging a draft: what it was made on, or its own save if that was stored and only the reply was lost. */
export function baseOfDraft({ unanswered, base }: Draft, stored: FormData): FormData {
  return unanswered && sameValue(unanswered.form, stored, WITHOUT_IDS) ? unanswered.form : base;
}
