import { isRefusal, SessionEndedError } from '../api/errors';
import type { FormStore } from '../form';
import { pairs } from '../lib/pairs';
import type { Draft } from '../stores/drafts';
import type { EditorStore, Loaded, SaveAsked, SavedForm, SaveOutcome } from '../stores/editorStore';
import type { SavedTogether } from '../stores/saveOnTop';
import { sameValue, WITHOUT_IDS, type FormData } from '../tree';

/** The sending of one form's saves, so that each is stored once even where its answer is lost. */
export interface Sending {
  readonly store: EditorStore;
  /** Sends content; the same again, after an answer that did not come, is the same save. @throws as EditorStore.save */
  send(content: FormData): Promise<SaveOutcome>;
  /** Goes on with a save of an earlier visit that was not answered, as long as it can still be told from another one. */
  takeUp(draft: Draft): void;
  /** Keeps content as sent and not answered. @returns what the store is asked to save */
  begin(content: FormData): SaveAsked<Loaded>;
  /** What was sent last was stored or refused. */
  answered(): void;
  /** What was sent and not answered. */
  unanswered(): FormData | undefined;
  /** What was sent before is stored: the next save rests on it. */
  settled(saved: SavedForm, sent: FormData): void;
}

/** What sending needs. */
export interface SendingNeeds {
  readonly form: Pick<FormStore, 'getSnapshot' | 'dispatch' | 'problemTogether'>;
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
  const sending: Sending = {
    store,
    send: (content) =>
      deliver({
        letters: [{ sending, content }],
        async save(_stores, [asked]) {
          if (!asked) throw new RangeError('There is nothing to save.');
          return store.save(asked);
        },
        signedInAgain: needs.signedInAgain,
      }),
    takeUp({ unanswered, base, at }) {
      if (!unanswered || needs.clock() - at > ANSWERS_KEPT) return;
      // On anything else than what it was sent for it would overwrite what somebody saved since.
      if (sameValue(base, needs.loaded().form)) form.dispatch({ type: 'saveSent', save: unanswered });
    },
    begin(content) {
      const { unanswered } = form.getSnapshot();
      const isRepeated = unanswered !== undefined && sameValue(unanswered.form, content);
      const save = isRepeated ? unanswered : { form: content, key: needs.newKey() };
      form.dispatch({ type: 'saveSent', save });
      return { ...save, loaded: needs.loaded(), isRepeated, check: form.problemTogether };
    },
    answered: () => form.dispatch({ type: 'saveAnswered' }),
    unanswered: () => form.getSnapshot().unanswered?.form,
    settled(saved, sent) {
      form.dispatch({ type: 'saved', form: saved.form, renamed: saved.renamed, sent });
      needs.stored(saved);
    },
  };
  return sending;
}

/** Content that is sent for a form. */
export interface Letter {
  readonly sending: Sending;
  readonly content: FormData;
}

/** Stores what is asked of each store, whole or not at all. */
export type SaveAll<Answer> = (stores: readonly EditorStore[], asked: readonly SaveAsked<Loaded>[]) => Promise<Answer>;

/**
 * Sends the content of one or several forms as one save. A session that ends meanwhile is waited for: the save goes on after
 * signing in again.
 * @throws what `save` throws otherwise
 */
export async function deliver<Answer>(given: {
  readonly letters: readonly Letter[];
  readonly save: SaveAll<Answer>;
  readonly signedInAgain: () => Promise<void>;
}): Promise<Answer> {
  const { letters, save, signedInAgain } = given;
  const asked = letters.map(({ sending, content }) => sending.begin(content));
  const stores = letters.map(({ sending }) => sending.store);
  const answered = () => letters.forEach(({ sending }) => sending.answered());
  for (;;) {
    try {
      const answer = await save(stores, asked);
      answered();
      return answer;
    } catch (error) {
      if (isRefusal(error)) answered();
      if (!(error instanceof SessionEndedError)) throw error;
      await signedInAgain();
    }
  }
}

/**
 * Finds out what became of earlier saves of something else that were not answered. Has to be known before the next one:
 * otherwise what they added would be taken for another's, and be added again.
 * @param forms.current what each form holds by now
 * @throws what `save` throws, but for a refusal: then there is nothing to find out
 */
export async function settle(
  forms: readonly { readonly sending: Sending; readonly current: FormData }[],
  delivery: Omit<Parameters<typeof deliver<SavedTogether>>[0], 'letters'>,
): Promise<void> {
  const waiting = forms.flatMap(({ sending, current }) => {
    const content = sending.unanswered();
    return content === undefined ? [] : [{ sending, content, isElse: !sameValue(content, current) }];
  });
  if (!waiting.some(({ isElse }) => isElse)) return;
  const together = await deliver({ ...delivery, letters: waiting }).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return undefined;
  });
  if (together?.kind !== 'saved') return;
  for (const [{ sending, content }, saved] of pairs(waiting, together.saved)) sending.settled(saved, content);
}

/** The base for merging a draft: what it was made on, or its own save if that was stored and only the reply was lost. */
export function baseOfDraft({ unanswered, base }: Draft, stored: FormData): FormData {
  return unanswered && sameValue(unanswered.form, stored, WITHOUT_IDS) ? unanswered.form : base;
}
