import { isNotFound, UnreachableError } from '../api/errors';
import type { FormStore } from '../form';
import { logError } from '../lib/log';
import { pairs } from '../lib/pairs';
import type { Toasts } from '../shell/toastQueue';
import type { RejectedSave, SavedForm } from '../stores/editorStore';
import { asBatchOutcome, type BatchSaveOutcome } from '../stores/saveWithMerge';
import { sameValue, type FormData } from '../tree';
import { sendSaves, resolveUnanswered, type SaveAll, type Sending } from './sending';
import { editorTexts } from './texts';

/** A form that takes part in a save, alone or with others. */
export interface SavedMember {
  readonly form: Pick<FormStore, 'getSnapshot' | 'dispatch' | 'validateForSave' | 'reveal'>;
  readonly sending: Sending;
  /** Milliseconds from a save to the reload (CI-019, CI-020). */
  readonly reloadDelay: number;
  readonly isSaving: () => boolean;
  readonly setSaving: (isSaving: boolean) => void;
  /** Success message when it is saved alone. */
  readonly savedMessage: (saved: SavedForm) => string;
  /** Message when the save was merged with somebody else's; undefined when it was not. */
  readonly mergedMessage: (saved: SavedForm) => string | undefined;
  /** Displays the stored state in the form. */
  readonly applySaved: (saved: SavedForm) => void;
  readonly reload: () => Promise<void>;
  /** Reports that everything is stored and displayed. */
  readonly notifySaved: (saved: SavedForm) => void;
  /** Shows why the save was rejected, so that the user can fix it. @param saveAgain called once a conflict is resolved */
  readonly showRejection: (by: RejectedSave, saveAgain: () => void) => void;
  /** Shows that the save failed, with the reason. */
  readonly showFailure: (error: unknown) => Promise<void>;
}

/** One of several forms that are saved together. */
export interface NamedMember {
  readonly member: SavedMember;
  /** Its label among them: 'Overview'. */
  readonly name: string;
  /** Makes the form visible. */
  readonly show: () => void;
}

export interface SavingDependencies {
  /** The forms of the screen. */
  readonly forms: () => readonly NamedMember[];
  /** Stores several forms atomically; undefined where the service cannot: then they are saved one after the other. */
  readonly saveTogether?: SaveAll<BatchSaveOutcome> | undefined;
  readonly toasts: Toasts;
  readonly waitForSignIn: () => Promise<void>;
  /** Whether the browser is online. */
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Saves the forms of a screen. */
export interface Saving {
  /** Saves the changed forms if they are valid; does nothing while a save is running (C-2). */
  save(): Promise<void>;
  /**
   * Retries a save that failed while offline, unless its forms were changed since. Does nothing while still offline, or if no
   * save is waiting.
   */
  resume(): Promise<void>;
}

/** How long the spinner stays after a save, in milliseconds (CONST-003). */
const SPINNER_AFTER_SAVE = 1_000;

/** Creates a `Saving` for one or several forms. Independent of React. */
export function createSaving(dependencies: SavingDependencies): Saving {
  const { forms, saveTogether, toasts, wait } = dependencies;
  /** Forms whose save waits for the connection, with the content they had then. */
  let waiting: readonly WaitingMember[] = [];

  async function save(requested = forms()): Promise<void> {
    const changed = requested.filter(({ member }) => member.form.getSnapshot().dirty);
    if (forms().some(({ member }) => member.isSaving()) || showsProblems(changed)) return;
    // Validation may have trimmed the only change away.
    const unsaved = changed.filter(({ member }) => member.form.getSnapshot().dirty);
    waiting = [];
    if (unsaved.length > 1 && !saveTogether) await saveInTurn(unsaved);
    else if (unsaved.length > 0) await saveAll(unsaved);
  }

  /** Makes every form show its problems and reveals the first one. */
  function showsProblems(changed: readonly NamedMember[]): boolean {
    const validated = changed.map((one) => ({ ...one, problem: one.member.form.validateForSave()[0] }));
    const invalid = validated.find(({ problem }) => problem !== undefined);
    if (!invalid?.problem) return false;
    invalid.show();
    invalid.member.form.reveal(invalid.problem.path);
    return true;
  }

  async function saveAll(unsaved: readonly NamedMember[]): Promise<void> {
    const members = unsaved.map(({ member }) => member);
    const setSaving = (isSaving: boolean) => members.forEach((member) => member.setSaving(isSaving));
    const delivery = {
      save: send,
      async waitForSignIn() {
        setSaving(false);
        await dependencies.waitForSignIn();
        setSaving(true);
      },
    };
    setSaving(true);
    try {
      await resolveUnanswered(
        members.map(({ sending, form }) => ({ sending, current: form.getSnapshot().current })),
        delivery,
      );
      for (const { form } of members) form.dispatch({ type: 'saveStarted' });
      const saves = members.map(({ sending, form }) => ({ sending, content: form.getSnapshot().current }));
      await finish(unsaved, await sendSaves({ ...delivery, saves }));
    } catch (error) {
      await fail(unsaved, error);
    } finally {
      setSaving(false);
    }
  }

  const send: SaveAll<BatchSaveOutcome> = async (stores, requests) => {
    if (saveTogether && stores.length > 1) return saveTogether(stores, requests);
    const [only] = pairs(stores, requests);
    if (!only) throw new RangeError('There is nothing to save.');
    const [store, request] = only;
    return asBatchOutcome(await store.save(request));
  };

  async function finish(unsaved: readonly NamedMember[], together: BatchSaveOutcome): Promise<void> {
    if (together.kind === 'rejected') {
      const rejected = unsaved[together.index];
      if (!rejected) return;
      const blockedBy = rejected.name;
      const message = editorTexts.heldBack({ part: blockedBy });
      for (const { member } of unsaved) {
        if (member !== rejected.member) member.form.dispatch({ type: 'saveFailed', message, blockedBy });
      }
      rejected.show();
      rejected.member.showRejection(together.rejection, () => void save());
      return;
    }
    const stored = pairs(unsaved, together.saved).map(([one, saved]) => ({ ...one, saved }));
    for (const { member, saved } of stored) member.applySaved(saved);
    const [first, ...others] = stored;
    toasts.success(
      first && others.length === 0
        ? first.member.savedMessage(first.saved)
        : editorTexts.savedTogether({ parts: namesOf(unsaved) }),
    );
    const merged = stored.flatMap(({ member, saved }) => member.mergedMessage(saved) ?? []);
    for (const message of new Set(merged)) toasts.success(message);
    const delay = Math.max(...stored.map(({ member }) => member.reloadDelay));
    await Promise.all([wait(delay).then(async () => reload(unsaved)), wait(SPINNER_AFTER_SAVE)]);
    for (const { member, saved } of stored) member.notifySaved(saved);
  }

  /** Sequentially: the others reuse what the first one fetches. */
  async function reload(saved: readonly NamedMember[]): Promise<void> {
    for (const { member } of saved) await member.reload();
  }

  async function fail(unsaved: readonly NamedMember[], error: unknown): Promise<void> {
    if (error instanceof UnreachableError && !dependencies.isOnline()) {
      waiting = unsaved.map(withContent);
      for (const { member } of unsaved) {
        member.form.dispatch({ type: 'saveFailed', message: editorTexts.waitsForConnection });
      }
      return;
    }
    const missing = await findMissing(unsaved, error);
    const reporter = missing ?? unsaved[0];
    if (!reporter) return;
    await reporter.member.showFailure(error);
    const { save: failed } = reporter.member.form.getSnapshot();
    if (failed.kind !== 'failed') return;
    for (const { member } of unsaved) {
      if (member === reporter.member) continue;
      // If one form's page or unit was deleted, the others are fine.
      member.form.dispatch(missing ? { type: 'saveEnded' } : { type: 'saveFailed', message: failed.message });
    }
  }

  /** Saves one after the other until one fails, then reports which were stored and which were not. */
  async function saveInTurn(unsaved: readonly NamedMember[]): Promise<void> {
    for (const [index, one] of unsaved.entries()) {
      await saveAll([one]);
      if (!one.member.form.getSnapshot().dirty) continue;
      one.show();
      const [stored, left] = [unsaved.slice(0, index), unsaved.slice(index)];
      if (waiting.length > 0) waiting = left.map(withContent);
      if (stored.length > 0) {
        toasts.error(editorTexts.savedInPart({ stored: namesOf(stored), left: namesOf(left) }));
      }
      return;
    }
  }

  return {
    save: () => save(),
    async resume() {
      if (waiting.length === 0 || !dependencies.isOnline()) return;
      if (waiting.every(({ member, content }) => sameValue(member.form.getSnapshot().current, content))) {
        await save(waiting);
        return;
      }
      // The user has not asked to save the changes made since.
      for (const { member } of waiting) {
        if (member.form.getSnapshot().dirty) {
          member.form.dispatch({ type: 'saveFailed', message: editorTexts.changedSince });
        }
      }
      waiting = [];
    },
  };
}

/** A form whose save was requested, with its content at that time. */
interface WaitingMember extends NamedMember {
  readonly content: FormData;
}

function withContent(one: NamedMember): WaitingMember {
  return { ...one, content: one.member.form.getSnapshot().current };
}

/** The form whose page or unit was deleted, if that made the joint save fail. */
async function findMissing(unsaved: readonly NamedMember[], error: unknown): Promise<NamedMember | undefined> {
  if (unsaved.length === 1 || !isNotFound(error)) return undefined;
  for (const one of unsaved) {
    try {
      await one.member.sending.store.load();
    } catch (reason) {
      if (isNotFound(reason)) return one;
      logError('What could not be saved could not be looked for.', reason);
    }
  }
  return undefined;
}

function namesOf(forms: readonly NamedMember[]): string {
  return forms.map(({ name }) => name).join(', ');
}
