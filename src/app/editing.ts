import { isGone, ServiceError, UnreachableError } from '../api/errors';
import type { LiveChange, LiveNews } from '../api/live';
import type { EditorMessages } from '../definition';
import type { FormStore } from '../form';
import { formatMoment } from '../lib/dates';
import { logError } from '../lib/log';
import { createStore, type Store } from '../lib/store';
import type { Draft } from '../stores/drafts';
import type { EditorStore, HeldSave, Loaded } from '../stores/editorStore';
import { notFoundTexts } from '../stores/texts';
import { merge, sameValue, type Conflict, type FormData } from '../tree';
import { historyTexts } from './history/texts';
import { createSaving, type SavedMember, type Saving } from './saving';
import { baseOfDraft, createSending } from './sending';
import { editorTexts } from './texts';

/** Values that two people changed, to be chosen from. */
export interface OpenConflict {
  readonly conflicts: readonly Conflict[];
  readonly merged: FormData;
  readonly theirs: FormData;
  /** Who saved and when. */
  readonly text: string;
  /** Goes on with the chosen form. */
  readonly resolve: (form: FormData) => void;
  /** Decides nothing: the form stays as it is, unsaved. */
  readonly dismiss: () => void;
  /** Asks anew, now that something later is stored. */
  readonly renew: (theirs: Loaded) => void;
}

/** What somebody did elsewhere to what is edited here. */
export interface OpenNews {
  /** `shown`: nothing was changed here, and the form shows it. `changed`: here, too, so that it is for the person to look. */
  readonly kind: 'shown' | 'changed' | 'removed';
  readonly text: string;
  /** Of `changed`: puts both together, or asks where they differ. Nothing is saved with that. */
  readonly show?: () => void;
}

/** What the editor screen shows beside the form. */
export interface EditingState {
  readonly loaded: Loaded;
  /** Whether the full-screen spinner shows (SHELL-016). */
  readonly isSaving: boolean;
  readonly conflict: OpenConflict | undefined;
  readonly news: OpenNews | undefined;
}

/** What is edited, for messages. */
export interface EditingSubject {
  readonly kind: 'page' | 'record' | 'section' | 'rows';
  /** What it is called: 'page', 'user', 'unit'. */
  readonly noun: string;
}

/** What an editing session tells its surroundings. */
export interface EditingEvents {
  readonly succeeded: (text: string) => void;
  readonly failed: (text: string) => void;
  /** The page was removed by somebody else (ERR-007). */
  readonly gone?: (() => void) | undefined;
  /** What is edited was found to be removed; the form holds what it held. Not of a page, which is `gone`. */
  readonly missed?: (() => void) | undefined;
  /** A save failed, and that was said: the form is left, and its draft stays. */
  readonly unsaved?: (() => void) | undefined;
  /** Everything is stored, and the form shows it. */
  readonly saved?:
    | ((saved: { readonly id: string; readonly isFirst: boolean; readonly loaded: Loaded }) => void)
    | undefined;
}

/** What an editing session needs. */
export interface EditingNeeds extends EditingEvents {
  readonly form: Pick<
    FormStore,
    'getSnapshot' | 'dispatch' | 'ask' | 'reveal' | 'refuse' | 'restore' | 'problemTogether'
  >;
  readonly store: EditorStore;
  readonly subject: EditingSubject;
  readonly loaded: Loaded;
  /** Texts of this editor, where they differ from the shared ones. */
  readonly messages: EditorMessages;
  /** Milliseconds from a save to the reload (CI-019, CI-020). */
  readonly reloadDelay: number;
  readonly signedInAgain: () => Promise<void>;
  /** Whether there is a connection at all. */
  readonly isOnline: () => boolean;
  readonly clock: () => number;
  /** Names a save, a UUID. */
  readonly newKey: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The saving of one open page. */
export interface Editing extends Saving {
  readonly state: Pick<Store<EditingState>, 'get' | 'subscribe'>;
  /** The form, as it is saved with others of its screen. */
  readonly member: SavedMember;
  /**
   * Saves the form as an earlier version had it, in place of what is stored. A form without unsaved changes shows it, and
   * can take it back; one that has some stays as it is.
   * @returns what is stored now; undefined when nothing was restored, which was said then
   */
  bringBack(version: FormData): Promise<Loaded | undefined>;
  /** Hears what happened elsewhere: what nobody changed here shows it at once; what somebody did change stays as it is. */
  hear(news: LiveNews): Promise<void>;
  /** Looks what is stored by now, after it was changed on this screen past the form. What is unsaved in the form stays. */
  look(changed: Pick<LiveChange, 'by' | 'at'>): Promise<void>;
  /** Puts a draft back that was made on an earlier state of the page. @param restored called once the form holds it */
  restore(draft: Draft, restored: () => void): void;
}

/** What changes what a form shows. */
const CONTENT_CHANGES: ReadonlySet<string> = new Set(['saved', 'restored', 'removed']);

export function createEditing(needs: EditingNeeds): Editing {
  const { form, store, messages } = needs;
  const { kind, noun } = needs.subject;
  const state = createStore<EditingState>({
    loaded: needs.loaded,
    isSaving: false,
    conflict: undefined,
    news: undefined,
  });
  /** What was heard during a save: most often of that save itself. */
  let missed: LiveNews = [];
  let looks = 0;
  const change = (part: Partial<EditingState>) => state.set({ ...state.get(), ...part });
  const dismiss = () => change({ conflict: undefined });
  const sending = createSending({
    ...{ form, store, clock: needs.clock, newKey: needs.newKey },
    loaded: () => state.get().loaded,
    stored,
    async signedInAgain() {
      change({ isSaving: false });
      await needs.signedInAgain();
      change({ isSaving: true });
    },
  });
  const member: SavedMember = {
    ...{ form, sending, reloadDelay: needs.reloadDelay, setSaving, reload, fail, hold },
    isSaving: () => state.get().isSaving,
    wordFor: ({ isFirst }) =>
      isFirst ? (messages.created ?? editorTexts.created) : (messages.saved ?? editorTexts.updated),
    mergedWord: ({ mergedWith }) =>
      mergedWith === undefined ? undefined : editorTexts.merged({ by: mergedWith || editorTexts.somebody, noun }),
    took(saved) {
      form.dispatch({ type: 'saved', form: saved.form, renamed: saved.renamed });
      stored(saved);
    },
    tell: (saved) => needs.saved?.({ ...saved, loaded: state.get().loaded }),
  };
  const alone = createSaving({ ...needs, forms: () => [{ member, name: '', show: () => undefined }] });

  function setSaving(isSaving: boolean): void {
    if (isSaving) looks += 1;
    // What was sent may be part of what was told of.
    const isOpen = !isSaving && form.getSnapshot().unanswered !== undefined;
    change({ isSaving, ...(isOpen && { news: undefined }) });
    if (isSaving) return;
    const news = missed;
    missed = [];
    void hear(news);
  }

  function hold(by: HeldSave, goOn: () => void): void {
    if (by.kind === 'conflict') {
      form.dispatch({ type: 'saveFailed', message: openConflict(by, goOn) });
      return;
    }
    if (by.theirs) {
      putTogether(by.theirs);
      form.dispatch({ type: 'saveFailed', message: by.message });
      form.ask();
    } else {
      const field = form.refuse(by);
      if (field !== undefined) {
        const message = editorTexts.refusedUnseen({ field, message: by.message });
        form.dispatch({ type: 'saveFailed', message });
        needs.failed(message);
        return;
      }
    }
    form.reveal(by.path);
    needs.failed(by.message);
  }

  async function bringBack(version: FormData): Promise<Loaded | undefined> {
    if (state.get().isSaving) return undefined;
    const { dirty } = form.getSnapshot();
    setSaving(true);
    try {
      const outcome = await sending.send(version);
      if (outcome.kind === 'saved') {
        if (dirty) return await store.load();
        form.restore(outcome.form);
        form.dispatch({ type: 'saved', form: outcome.form, renamed: outcome.renamed });
        stored(outcome);
        await reload();
        const { loaded } = state.get();
        needs.saved?.({ ...outcome, loaded });
        return loaded;
      }
      const by = outcome.kind === 'conflict' ? (outcome.theirs.savedBy ?? editorTexts.somebody) : '';
      needs.failed(outcome.kind === 'conflict' ? historyTexts.conflict({ by, noun }) : outcome.message);
      await reload();
    } catch (error) {
      // It is not what the form holds, so the next save does not go on with it.
      form.dispatch({ type: 'saveAnswered' });
      logError(`The ${noun} was not restored.`, error);
      needs.failed(reasonOf(error));
    } finally {
      setSaving(false);
    }
    return undefined;
  }

  /** The next save rests on what was saved, whether or not it can be read again before. */
  function stored({ id, form: saved }: Pick<Loaded, 'id' | 'form'>): void {
    change({ loaded: { ...state.get().loaded, id, form: saved } });
  }

  async function reload(): Promise<void> {
    try {
      const loaded = await store.load();
      const { base, current, fields } = form.getSnapshot();
      const { conflicts } = merge({ base, mine: current, theirs: loaded.form }, fields);
      // Somebody changed what is changed here again already. The next save finds that out, and asks.
      if (conflicts.length > 0) return;
      change({ loaded, news: undefined });
      form.dispatch({ type: 'reloaded', form: loaded.form });
    } catch (error) {
      logError(`The ${noun} could not be read again after saving.`, error);
    }
  }

  async function hear(news: LiveNews): Promise<void> {
    if (state.get().isSaving) {
      missed = news === 'anything' || missed === 'anything' ? 'anything' : [...missed, ...news];
      return;
    }
    const last = news === 'anything' ? news : news.findLast(isNews);
    if (last === undefined) return;
    if (last === 'anything') await look();
    // A set is there still when one of its records was removed.
    else if (last.action !== 'removed' || kind === 'rows') await look(last);
    else change({ news: { kind: 'removed', text: editorTexts.removedBy({ ...partsOf(last), noun }) } });
  }

  /** Whether it is about what is stored here, and not known yet. */
  function isNews(happened: LiveChange): boolean {
    if (!CONTENT_CHANGES.has(happened.action) || store.isAbout?.(happened) !== true) return false;
    const { revision } = state.get().loaded;
    return revision === undefined || happened.revision === undefined || happened.revision > revision;
  }

  /** Reads what is stored by now, after what was heard or done. Of an answer that comes after a later look, or a save, nothing is taken. */
  async function look(heard?: Pick<LiveChange, 'by' | 'at'>): Promise<void> {
    const mine = ++looks;
    try {
      const theirs = await store.load();
      if (state.get().isSaving) missed = 'anything';
      else if (mine === looks) takeIn(theirs, heard);
    } catch (error) {
      if (isGone(error)) miss();
      else logError(`What somebody else made of the ${noun} could not be read.`, error);
    }
  }

  /** What is edited is not there any more. @returns what is said of that */
  function miss(): string {
    const text = editorTexts.gone({ noun });
    change({ news: { kind: 'removed', text } });
    needs.missed?.();
    return text;
  }

  /** Nothing that was typed here is ever replaced. */
  function takeIn(theirs: Loaded, heard: Pick<LiveChange, 'by' | 'at'> | undefined): void {
    const { base, dirty, unanswered } = form.getSnapshot();
    const { conflict, news } = state.get();
    // It is there again, and can be saved.
    if (news?.kind === 'removed') {
      form.dispatch({ type: 'saveEnded' });
      change({ news: undefined });
    }
    // What was sent may be part of it, and would be taken for somebody else's: the next save settles that first.
    if (unanswered) return;
    if (sameValue(base, theirs.form)) {
      change({ loaded: theirs, news: undefined });
      conflict?.renew(theirs);
      return;
    }
    // A set of records has no save of its own; who changed it was heard alone.
    const { savedBy: by = heard?.by, savedAt: at = heard?.at } = theirs;
    const parts = { ...partsOf({ by, at }), noun };
    if (dirty) {
      change({ news: { kind: 'changed', text: editorTexts.changedBy(parts), show: () => putTogether(theirs) } });
    } else {
      change({ loaded: theirs, news: { kind: 'shown', text: editorTexts.shownBy(parts) } });
      form.dispatch({ type: 'reloaded', form: theirs.form });
    }
    conflict?.renew(theirs);
  }

  function partsOf({ by, at }: Pick<LiveChange, 'by' | 'at'>): { readonly by: string; readonly at: string } {
    return { by: by ?? editorTexts.somebody, at: formatMoment(at ?? needs.clock(), needs.clock()) };
  }

  /** Takes in what somebody else saved, as far as it differs from what was changed here; the rest is asked. */
  function putTogether(theirs: Loaded, resolved: () => void = () => undefined): void {
    const { base, current, fields } = form.getSnapshot();
    const { conflicts, form: merged } = merge({ base, mine: current, theirs: theirs.form }, fields);
    if (conflicts.length > 0) {
      openConflict({ conflicts, merged, theirs }, resolved);
      return;
    }
    change({ loaded: theirs, conflict: undefined, news: undefined });
    form.dispatch({ type: 'reloaded', form: theirs.form });
    // Nothing is left to be chosen, if that is why the last save failed.
    form.dispatch({ type: 'saveEnded' });
    needs.succeeded(editorTexts.putTogether({ by: theirs.savedBy ?? editorTexts.somebody, noun }));
  }

  /** @param resolved what follows the choice @returns what is asked */
  function openConflict(
    { conflicts, merged, theirs }: Omit<Extract<HeldSave, { kind: 'conflict' }>, 'kind'>,
    resolved: () => void,
  ): string {
    const text = editorTexts.conflict({ ...partsOf({ by: theirs.savedBy, at: theirs.savedAt }), noun });
    change({
      conflict: {
        conflicts,
        merged,
        theirs: theirs.form,
        text,
        resolve(chosen) {
          form.dispatch({ type: 'merged', form: chosen, theirs: theirs.form });
          change({ loaded: theirs, conflict: undefined, news: undefined });
          resolved();
        },
        dismiss,
        renew: (newest) => putTogether(newest, resolved),
      },
    });
    return text;
  }

  async function fail(error: unknown): Promise<void> {
    logError(`The ${noun} was not saved.`, error);
    if (isGone(error) && kind === 'page') {
      await becomeNewPage();
      form.dispatch({ type: 'saveFailed', message: notFoundTexts.page });
      needs.failed(notFoundTexts.page);
      needs.gone?.();
      return;
    }
    const text = messages.failed ?? editorTexts.failed;
    // Where a failure leaves the form, what was entered does not stay: the service says what is gone (C-16).
    const reason = isGone(error) && kind !== 'rows' && !needs.unsaved ? miss() : reasonOf(error);
    form.dispatch({ type: 'saveFailed', message: reason });
    needs.failed(isGone(error) || usesServerMessage() ? reason : text);
    needs.unsaved?.();
  }

  function reasonOf(error: unknown): string {
    const isKnown = error instanceof ServiceError || error instanceof UnreachableError;
    return isKnown ? error.message : (messages.failed ?? editorTexts.failed);
  }

  /** Whether the service's own message is shown: of a record, unless its editor has others (ROLE-015, B-7, BAN-028). */
  function usesServerMessage(): boolean {
    const isNew = state.get().loaded.id === undefined;
    return (isNew && messages.createFailedAsServed === true) || (kind === 'record' && messages.failed === undefined);
  }

  /** The page is gone: what stands in the form is the draft of a new one, and would be saved as such. */
  async function becomeNewPage(): Promise<void> {
    try {
      const loaded = await store.load();
      if (loaded.id !== undefined) return;
      form.dispatch({ type: 'gone', form: loaded.form });
      change({ loaded });
    } catch (error) {
      logError('The page that is gone could not be looked for.', error);
    }
  }

  function restore(draft: Draft, restored: () => void): void {
    sending.takeUp(draft);
    const stored = state.get().loaded.form;
    const base = baseOfDraft(draft, stored);
    // What was typed before somebody answered the offer is not given up for it.
    const { current: theirs, dirty, fields } = form.getSnapshot();
    const merged = merge({ base, mine: draft.form, theirs }, fields);
    if (merged.conflicts.length === 0) {
      dismiss();
      form.restore(merged.form);
      restored();
      return;
    }
    change({
      conflict: {
        conflicts: merged.conflicts,
        merged: merged.form,
        theirs,
        text: dirty ? editorTexts.draftOverlap : editorTexts.draftConflict({ noun }),
        resolve(chosen) {
          change({ conflict: undefined });
          form.restore(chosen);
          restored();
        },
        dismiss,
        renew: () => restore(draft, restored),
      },
    });
  }

  return {
    state,
    member,
    save: alone.save,
    goOn: alone.goOn,
    bringBack,
    hear,
    look,
    restore,
  };
}
