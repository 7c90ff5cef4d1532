import { isGone, UnreachableError } from '../api/errors';
import type { FormStore } from '../form';
import { logError } from '../lib/log';
import { pairs } from '../lib/pairs';
import type { HeldSave, SavedForm } from '../stores/editorStore';
import { togetherAlone, type SavedTogether } from '../stores/saveOnTop';
import { sameValue, type FormData } from '../tree';
import { deliver, settle, type SaveAll, type Sending } from './sending';
import { editorTexts } from './texts';

/** A form that is saved, alone or with others. */
export interface SavedMember {
  readonly form: Pick<FormStore, 'getSnapshot' | 'dispatch' | 'ask' | 'reveal'>;
  readonly sending: Sending;
  /** Milliseconds from a save to the reload (CI-019, CI-020). */
  readonly reloadDelay: number;
  readonly isSaving: () => boolean;
  readonly setSaving: (isSaving: boolean) => void;
  /** What is said once it is stored alone. */
  readonly wordFor: (saved: SavedForm) => string;
  /** What is said where somebody else had saved meanwhile. */
  readonly mergedWord: (saved: SavedForm) => string | undefined;
  /** Shows what is stored now. */
  readonly took: (saved: SavedForm) => void;
  readonly reload: () => Promise<void>;
  /** Tells its surroundings that everything is stored, and shown. */
  readonly tell: (saved: SavedForm) => void;
  /** Shows why nothing was saved, to be mended. @param goOn saves again, once a conflict is decided */
  readonly hold: (by: HeldSave, goOn: () => void) => void;
  /** Shows that nothing was saved, and says why. */
  readonly fail: (error: unknown) => Promise<void>;
}

/** A form among those that are saved together. */
export interface NamedMember {
  readonly member: SavedMember;
  /** What it is called among them: 'Overview'. */
  readonly name: string;
  /** Brings it into sight. */
  readonly show: () => void;
}

/** What saving needs. */
export interface SavingNeeds {
  /** The forms of the screen. */
  readonly forms: () => readonly NamedMember[];
  /** Stores several at once, whole or not at all; undefined where the service cannot: then it is one after the other. */
  readonly saveTogether?: SaveAll<SavedTogether> | undefined;
  readonly succeeded: (text: string) => void;
  readonly failed: (text: string) => void;
  readonly signedInAgain: () => Promise<void>;
  /** Whether there is a connection at all. */
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The saving of the forms of a screen. */
export interface Saving {
  /** Saves what is changed and valid; a second call while one runs does nothing (C-2). */
  save(): Promise<void>;
  /**
   * Saves at last what could not be saved for want of a connection, unless it was changed since; does nothing where nothing waits
   * for that.
   */
  goOn(): Promise<void>;
}

/** The spinner clears this long after a save (CONST-003). */
const SPINNER_AFTER_SAVE = 1_000;

/** Makes the saving of one form or of several. It knows no React. */
export function createSaving(needs: SavingNeeds): Saving {
  const { forms, saveTogether, wait } = needs;
  /** What waits for a connection, as it was asked to be saved. */
  let waiting: readonly WaitingMember[] = [];

  async function save(asked = forms()): Promise<void> {
    const changed = asked.filter(({ member }) => member.form.getSnapshot().dirty);
    if (forms().some(({ member }) => member.isSaving()) || showsProblems(changed)) return;
    // Blanks may have been all that was typed.
    const unsaved = changed.filter(({ member }) => member.form.getSnapshot().dirty);
    waiting = [];
    if (unsaved.length > 1 && !saveTogether) await saveInTurn(unsaved);
    else if (unsaved.length > 0) await saveAll(unsaved);
  }

  /** Asks every form for its problems, so that each shows its own, and leads to the first. */
  function showsProblems(changed: readonly NamedMember[]): boolean {
    const asked = changed.map((one) => ({ ...one, problem: one.member.form.ask()[0] }));
    const faulty = asked.find(({ problem }) => problem !== undefined);
    if (!faulty?.problem) return false;
    faulty.show();
    faulty.member.form.reveal(faulty.problem.path);
    return true;
  }

  async function saveAll(unsaved: readonly NamedMember[]): Promise<void> {
    const members = unsaved.map(({ member }) => member);
    const setSaving = (isSaving: boolean) => members.forEach((member) => member.setSaving(isSaving));
    const delivery = {
      save: send,
      async signedInAgain() {
        setSaving(false);
        await needs.signedInAgain();
        setSaving(true);
      },
    };
    setSaving(true);
    try {
      await settle(
        members.map(({ sending, form }) => ({ sending, current: form.getSnapshot().current })),
        delivery,
      );
      for (const { form } of members) form.dispatch({ type: 'saveStarted' });
      const letters = members.map(({ sending, form }) => ({ sending, content: form.getSnapshot().current }));
      await finish(unsaved, await deliver({ ...delivery, letters }));
    } catch (error) {
      await fail(unsaved, error);
    } finally {
      setSaving(false);
    }
  }

  const send: SaveAll<SavedTogether> = async (stores, asked) => {
    if (saveTogether && stores.length > 1) return saveTogether(stores, asked);
    const [alone] = pairs(stores, asked);
    if (!alone) throw new RangeError('There is nothing to save.');
    const [store, one] = alone;
    return togetherAlone(await store.save(one));
  };

  async function finish(unsaved: readonly NamedMember[], together: SavedTogether): Promise<void> {
    if (together.kind === 'held') {
      const holding = unsaved[together.index];
      if (!holding) return;
      const heldBy = holding.name;
      const message = editorTexts.heldBack({ part: heldBy });
      for (const { member } of unsaved) {
        if (member !== holding.member) member.form.dispatch({ type: 'saveFailed', message, heldBy });
      }
      holding.show();
      holding.member.hold(together.by, () => void save());
      return;
    }
    const stored = pairs(unsaved, together.saved).map(([one, saved]) => ({ ...one, saved }));
    for (const { member, saved } of stored) member.took(saved);
    const [first, ...others] = stored;
    needs.succeeded(
      first && others.length === 0
        ? first.member.wordFor(first.saved)
        : editorTexts.savedTogether({ parts: namesOf(unsaved) }),
    );
    const merged = stored.flatMap(({ member, saved }) => member.mergedWord(saved) ?? []);
    for (const word of new Set(merged)) needs.succeeded(word);
    const delay = Math.max(...stored.map(({ member }) => member.reloadDelay));
    await Promise.all([wait(delay).then(async () => reload(unsaved)), wait(SPINNER_AFTER_SAVE)]);
    for (const { member, saved } of stored) member.tell(saved);
  }

  /** In turn: what the first one reads serves the others. */
  async function reload(saved: readonly NamedMember[]): Promise<void> {
    for (const { member } of saved) await member.reload();
  }

  async function fail(unsaved: readonly NamedMember[], error: unknown): Promise<void> {
    if (error instanceof UnreachableError && !needs.isOnline()) {
      waiting = unsaved.map(asItIs);
      for (const { member } of unsaved) {
        member.form.dispatch({ type: 'saveFailed', message: editorTexts.waitsForConnection });
      }
      return;
    }
    const gone = await goneOf(unsaved, error);
    const blamed = gone ?? unsaved[0];
    if (!blamed) return;
    await blamed.member.fail(error);
    const { save: failed } = blamed.member.form.getSnapshot();
    if (failed.kind !== 'failed') return;
    for (const { member } of unsaved) {
      if (member === blamed.member) continue;
      // Nothing is wrong with the others where one is gone.
      member.form.dispatch(gone ? { type: 'saveEnded' } : { type: 'saveFailed', message: failed.message });
    }
  }

  /** One after the other, as far as it goes; says what is stored where that is not all. */
  async function saveInTurn(unsaved: readonly NamedMember[]): Promise<void> {
    for (const [index, one] of unsaved.entries()) {
      await saveAll([one]);
      if (!one.member.form.getSnapshot().dirty) continue;
      one.show();
      const [stored, left] = [unsaved.slice(0, index), unsaved.slice(index)];
      if (waiting.length > 0) waiting = left.map(asItIs);
      if (stored.length > 0) {
        needs.failed(editorTexts.savedInPart({ stored: namesOf(stored), left: namesOf(left) }));
      }
      return;
    }
  }

  return {
    save: () => save(),
    async goOn() {
      if (waiting.length === 0 || !needs.isOnline()) return;
      if (waiting.every(({ member, content }) => sameValue(member.form.getSnapshot().current, content))) {
        await save(waiting);
        return;
      }
      // Nobody asked to save what they went on with.
      for (const { member } of waiting) {
        if (member.form.getSnapshot().dirty) {
          member.form.dispatch({ type: 'saveFailed', message: editorTexts.changedSince });
        }
      }
      waiting = [];
    },
  };
}

/** A form that was asked to be saved, with what it held then. */
interface WaitingMember extends NamedMember {
  readonly content: FormData;
}

function asItIs(one: NamedMember): WaitingMember {
  return { ...one, content: one.member.form.getSnapshot().current };
}

/** The form whose page or unit is gone, where that is why a save of several failed. */
async function goneOf(unsaved: readonly NamedMember[], error: unknown): Promise<NamedMember | undefined> {
  if (unsaved.length === 1 || !isGone(error)) return undefined;
  for (const one of unsaved) {
    try {
      await one.member.sending.store.load();
    } catch (reason) {
      if (isGone(reason)) return one;
      logError('What could not be saved could not be looked for.', reason);
    }
  }
  return undefined;
}

function namesOf(forms: readonly NamedMember[]): string {
  return forms.map(({ name }) => name).join(', ');
}
