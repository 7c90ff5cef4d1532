import { isRefusal, SessionEndedError } from '../api/errors';
import type { FormStore } from '../form';
import { pairs } from '../lib/pairs';
import type { Draft } from '../stores/drafts';
import type { EditorStore, LoadedEntry, SaveInput, SavedForm, SaveOutcome } from '../stores/editorStore';
import type { BatchSaveOutcome } from '../stores/saveWithMerge';
import { sameValue, WITHOUT_IDS, type FormData } from '../tree';

/** Sends one form's saves so that each is stored once, even if its response is lost. */
export interface Sending {
  readonly store: EditorStore;
  /** Sends content. Sending the same content again after a lost response repeats the same save. @throws as EditorStore.save */
  send(content: FormData): Promise<SaveOutcome>;
  /** Adopts the unanswered save of an earlier visit, as long as the service still recognizes its key. */
  adoptUnanswered(draft: Draft): void;
  /** Records content as sent and unanswered. @returns the request for the store */
  begin(content: FormData): SaveInput<LoadedEntry>;
  /** The last save was stored or refused. */
  markAnswered(): void;
  /** Content of the unanswered save. */
  unanswered(): FormData | undefined;
  /** An earlier unanswered save turned out to be stored: it becomes the base of the next save. */
  markStored(saved: SavedForm, sent: FormData): void;
}

export interface SendingDependencies {
  readonly form: Pick<FormStore, 'getSnapshot' | 'dispatch' | 'mergeProblem'>;
  readonly store: EditorStore;
  readonly loaded: () => LoadedEntry;
  /** An earlier unanswered save turned out to be stored. */
  readonly onStored: (saved: { readonly id: string; readonly form: FormData }) => void;
  readonly waitForSignIn: () => Promise<void>;
  readonly clock: () => number;
  /** Creates an idempotency key: a UUID. */
  readonly newKey: () => string;
}

/** Maximum age of a repeatable save, in milliseconds. The services remember responses for a day; this is less because clocks differ. */
const MAX_REPEAT_AGE = 20 * 60 * 60 * 1_000;

/** The unanswered save is kept in the form's session, and so in its draft. */
export function createSending(dependencies: SendingDependencies): Sending {
  const { form, store } = dependencies;
  const sending: Sending = {
    store,
    send: (content) =>
      sendSaves({
        saves: [{ sending, content }],
        async save(_stores, [request]) {
          if (!request) throw new RangeError('There is nothing to save.');
          return store.save(request);
        },
        waitForSignIn: dependencies.waitForSignIn,
      }),
    adoptUnanswered({ unanswered, base, at }) {
      if (!unanswered || dependencies.clock() - at > MAX_REPEAT_AGE) return;
      // On any other base it would overwrite what somebody saved since.
      if (sameValue(base, dependencies.loaded().form)) form.dispatch({ type: 'saveSent', save: unanswered });
    },
    begin(content) {
      const { unansweredSave } = form.getSnapshot();
      const isRepeated = unansweredSave !== undefined && sameValue(unansweredSave.form, content);
      const save = isRepeated ? unansweredSave : { form: content, key: dependencies.newKey() };
      form.dispatch({ type: 'saveSent', save });
      return { ...save, loaded: dependencies.loaded(), isRepeated, check: form.mergeProblem };
    },
    markAnswered: () => form.dispatch({ type: 'saveAnswered' }),
    unanswered: () => form.getSnapshot().unansweredSave?.form,
    markStored(saved, sent) {
      form.dispatch({ type: 'saved', form: saved.form, renamed: saved.renamed, sent });
      dependencies.onStored(saved);
    },
  };
  return sending;
}

/** The content of one form, to be sent. */
export interface OutgoingSave {
  readonly sending: Sending;
  readonly content: FormData;
}

/** Executes one request per store, atomically. */
export type SaveAll<Answer> = (
  stores: readonly EditorStore[],
  requests: readonly SaveInput<LoadedEntry>[],
) => Promise<Answer>;

/**
 * Sends the content of one or several forms as one save. If the session ends, the save is repeated after the user has signed
 * in again.
 * @throws what `save` throws otherwise
 */
export async function sendSaves<Answer>(given: {
  readonly saves: readonly OutgoingSave[];
  readonly save: SaveAll<Answer>;
  readonly waitForSignIn: () => Promise<void>;
}): Promise<Answer> {
  const { saves, save, waitForSignIn } = given;
  const requests = saves.map(({ sending, content }) => sending.begin(content));
  const stores = saves.map(({ sending }) => sending.store);
  const answered = () => saves.forEach(({ sending }) => sending.markAnswered());
  for (;;) {
    try {
      const answer = await save(stores, requests);
      answered();
      return answer;
    } catch (error) {
      if (isRefusal(error)) answered();
      if (!(error instanceof SessionEndedError)) throw error;
      await waitForSignIn();
    }
  }
}

/**
 * Repeats unanswered saves of earlier content to learn whether they were stored. Must run before the next save: otherwise
 * additions that were stored would pass for somebody else's and be added again.
 * @param forms.current the current content of each form
 * @throws what `save` throws, except refusals: a refused save was not stored
 */
export async function resolveUnanswered(
  forms: readonly { readonly sending: Sending; readonly current: FormData }[],
  delivery: Omit<Parameters<typeof sendSaves<BatchSaveOutcome>>[0], 'saves'>,
): Promise<void> {
  const waiting = forms.flatMap(({ sending, current }) => {
    const content = sending.unanswered();
    return content === undefined ? [] : [{ sending, content, isOutdated: !sameValue(content, current) }];
  });
  if (!waiting.some(({ isOutdated }) => isOutdated)) return;
  const together = await sendSaves({ ...delivery, saves: waiting }).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return undefined;
  });
  if (together?.kind !== 'saved') return;
  for (const [{ sending, content }, saved] of pairs(waiting, together.saved)) sending.markStored(saved, content);
}

/** The base for merging a draft: what it was made on, or its own save if that was stored and only the reply was lost. */
export function baseOfDraft({ unanswered, base }: Draft, stored: FormData): FormData {
  return unanswered && sameValue(unanswered.form, stored, WITHOUT_IDS) ? unanswered.form : base;
}
