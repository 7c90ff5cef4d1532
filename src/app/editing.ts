import { errorMessage, isNotFound } from '../api/errors';
import type { LiveChange, LiveUpdate } from '../api/live';
import type { EditorMessages } from '../definition';
import type { FormStore } from '../form';
import { formatMoment } from '../lib/dates';
import { logError } from '../lib/log';
import { createStore, type Store } from '../lib/store';
import type { Draft } from '../stores/drafts';
import type { EditorStore, RejectedSave, LoadedEntry } from '../stores/editorStore';
import { PageNotFoundError } from '../stores/pageReader';
import { notFoundTexts } from '../stores/texts';
import { merge, sameValue, type Conflict, type FormData } from '../tree';
import { historyTexts } from './history/texts';
import { createSaving, type SavedMember, type Saving, type SavingDependencies } from './saving';
import { baseOfDraft, createSending } from './sending';
import { editorTexts } from './texts';

/** Values that two people changed differently; the user chooses between them. */
export interface OpenConflict {
  readonly conflicts: readonly Conflict[];
  readonly merged: FormData;
  readonly theirs: FormData;
  /** Who saved and when. */
  readonly text: string;
  /** Continues with the resolved form. */
  readonly resolve: (form: FormData) => void;
  /** Closes the conflict unresolved: the form stays unsaved and unchanged. */
  readonly dismiss: () => void;
  /** Recomputes the conflict against a newer stored state. */
  readonly recompute: (theirs: LoadedEntry) => void;
}

/** Notice of a remote change to the edited entry. */
export interface RemoteNotice {
  /** `shown`: the form was clean and displays the change. `changed`: there are local changes too, so the user decides when to merge. */
  readonly kind: 'shown' | 'changed' | 'removed';
  readonly text: string;
  /** `removed` only: whether the page does not exist any more, rather than just the edited unit of it. */
  readonly isPageGone?: boolean;
  /** `changed` only: merges both sides, or opens a conflict where they differ. Saves nothing. */
  readonly merge?: () => void;
}

/** State that the editor screen renders around the form. */
export interface EditingState {
  readonly loaded: LoadedEntry;
  /** Whether the full-screen spinner is visible (SHELL-016). */
  readonly isSaving: boolean;
  readonly conflict: OpenConflict | undefined;
  readonly notice: RemoteNotice | undefined;
}

/** The edited entry, as messages name it. */
export interface EditingSubject {
  readonly kind: 'page' | 'record' | 'section' | 'rows';
  /** For example 'page', 'user', 'unit'. */
  readonly noun: string;
}

/** Callbacks of an editing session. */
export interface EditingEvents {
  /** The page turned out to be deleted when it was saved (ERR-007). */
  readonly onPageDeleted?: (() => void) | undefined;
  /** The entry turned out to be deleted; the form keeps its content. A page that fails to save reports `onPageDeleted` instead. */
  readonly onMissing?: (() => void) | undefined;
  /** A save failed and the user was notified: leaves the form; its draft stays. */
  readonly onSaveFailed?: (() => void) | undefined;
  /** Everything is stored, and the form displays the stored state. */
  readonly onSaved?:
    | ((saved: { readonly id: string; readonly isFirst: boolean; readonly loaded: LoadedEntry }) => void)
    | undefined;
}

export interface EditingDependencies
  extends EditingEvents, Pick<SavingDependencies, 'toasts' | 'waitForSignIn' | 'isOnline' | 'wait'> {
  readonly form: Pick<
    FormStore,
    'getSnapshot' | 'dispatch' | 'validateForSave' | 'reveal' | 'rejectValue' | 'restore' | 'mergeProblem'
  >;
  readonly store: EditorStore;
  readonly subject: EditingSubject;
  readonly loaded: LoadedEntry;
  /** Messages of this editor that override the shared ones. */
  readonly messages: EditorMessages;
  /** Milliseconds from a save to the reload (CI-019, CI-020). */
  readonly reloadDelay: number;
  readonly clock: () => number;
  /** Creates an idempotency key: a UUID. */
  readonly newKey: () => string;
}

/** One open entry: saving it, merging remote changes, restoring versions and drafts. */
export interface Editing extends Saving {
  readonly state: Pick<Store<EditingState>, 'get' | 'subscribe'>;
  /** The form as a member of a joint save with the other forms of its screen. */
  readonly member: SavedMember;
  /**
   * Saves an earlier version over the stored state. A clean form displays the version and can undo it; a dirty form stays
   * unchanged.
   * @returns the stored state; undefined when nothing was restored, and the user was told why
   */
  restoreVersion(version: FormData): Promise<LoadedEntry | undefined>;
  /** Handles remote changes: a clean form displays them at once; a dirty one keeps its content and shows a notice. */
  handleNews(news: LiveUpdate): Promise<void>;
  /** Re-fetches the stored state after this screen changed it without the form. Unsaved changes stay. */
  refresh(changed: Pick<LiveChange, 'by' | 'at'>): Promise<void>;
  /** Restores a draft that may be based on an earlier stored state. @param restored called once the form holds the draft */
  restoreDraft(draft: Draft, restored: () => void): void;
}

/** Actions that change the content of a form. */
const CONTENT_CHANGES: ReadonlySet<string> = new Set(['saved', 'restored', 'removed']);

export function createEditing(dependencies: EditingDependencies): Editing {
  const { form, store, messages } = dependencies;
  const { kind, noun } = dependencies.subject;
  const state = createStore<EditingState>({
    loaded: dependencies.loaded,
    isSaving: false,
    conflict: undefined,
    notice: undefined,
  });
  /** Events received while saving, most often caused by that save. */
  let deferredNews: LiveUpdate = [];
  /** Number of the newest refresh or save; responses to older refreshes are dropped. */
  let latestRefresh = 0;
  const change = (part: Partial<EditingState>) => state.set({ ...state.get(), ...part });
  const dismiss = () => change({ conflict: undefined });
  const sending = createSending({
    ...{ form, store, clock: dependencies.clock, newKey: dependencies.newKey },
    loaded: () => state.get().loaded,
    onStored: setStored,
    async waitForSignIn() {
      change({ isSaving: false });
      await dependencies.waitForSignIn();
      change({ isSaving: true });
    },
  });
  const member: SavedMember = {
    ...{ form, sending, reloadDelay: dependencies.reloadDelay, setSaving, reload, showFailure, showRejection },
    isSaving: () => state.get().isSaving,
    savedMessage: ({ isFirst }) =>
      isFirst ? (messages.created ?? editorTexts.created) : (messages.saved ?? editorTexts.updated),
    mergedMessage: ({ mergedWith }) =>
      mergedWith === undefined ? undefined : editorTexts.merged({ by: mergedWith || editorTexts.somebody, noun }),
    applySaved(saved) {
      form.dispatch({ type: 'saved', form: saved.form, renamed: saved.renamed });
      setStored(saved);
    },
    notifySaved: (saved) => dependencies.onSaved?.({ ...saved, loaded: state.get().loaded }),
  };
  const saving = createSaving({ ...dependencies, forms: () => [{ member, name: '', show: () => undefined }] });

  function setSaving(isSaving: boolean): void {
    if (isSaving) latestRefresh += 1;
    // The remote change may include the unanswered save itself.
    const isOpen = !isSaving && form.getSnapshot().unansweredSave !== undefined;
    change({ isSaving, ...(isOpen && { notice: undefined }) });
    if (isSaving) return;
    const news = deferredNews;
    deferredNews = [];
    void handleNews(news);
  }

  function showRejection(by: RejectedSave, saveAgain: () => void): void {
    if (by.kind === 'conflict') {
      form.dispatch({ type: 'saveFailed', message: openConflict(by, saveAgain) });
      return;
    }
    if (by.theirs) {
      mergeRemote(by.theirs);
      form.dispatch({ type: 'saveFailed', message: by.message });
      form.validateForSave();
    } else {
      const field = form.rejectValue(by);
      if (field !== undefined) {
        const message = editorTexts.refusedUnseen({ field, message: by.message });
        form.dispatch({ type: 'saveFailed', message });
        dependencies.toasts.error(message);
        return;
      }
    }
    form.reveal(by.path);
    dependencies.toasts.error(by.message);
  }

  async function restoreVersion(version: FormData): Promise<LoadedEntry | undefined> {
    if (state.get().isSaving) return undefined;
    const { dirty } = form.getSnapshot();
    setSaving(true);
    try {
      const outcome = await sending.send(version);
      if (outcome.kind === 'saved') {
        if (dirty) return await store.load();
        form.restore(outcome.form);
        form.dispatch({ type: 'saved', form: outcome.form, renamed: outcome.renamed });
        setStored(outcome);
        await reload();
        const { loaded } = state.get();
        dependencies.onSaved?.({ ...outcome, loaded });
        return loaded;
      }
      const by = outcome.kind === 'conflict' ? (outcome.theirs.savedBy ?? editorTexts.somebody) : '';
      dependencies.toasts.error(outcome.kind === 'conflict' ? historyTexts.conflict({ by, noun }) : outcome.message);
      await reload();
    } catch (error) {
      // The version is not the form's content, so the next save must not repeat this one.
      form.dispatch({ type: 'saveAnswered' });
      logError(`The ${noun} was not restored.`, error);
      dependencies.toasts.error(reasonOf(error));
    } finally {
      setSaving(false);
    }
    return undefined;
  }

  /** Makes the saved state the base of the next save, even if the reload fails. */
  function setStored({ id, form: saved }: Pick<LoadedEntry, 'id' | 'form'>): void {
    change({ loaded: { ...state.get().loaded, id, form: saved } });
  }

  async function reload(): Promise<void> {
    try {
      const loaded = await store.load();
      const { base, current, fields } = form.getSnapshot();
      const { conflicts } = merge({ base, mine: current, theirs: loaded.form }, fields);
      // Somebody has changed the same values in the meantime: the next save detects the conflict and asks.
      if (conflicts.length > 0) return;
      change({ loaded, notice: undefined });
      form.dispatch({ type: 'reloaded', form: loaded.form });
    } catch (error) {
      logError(`The ${noun} could not be read again after saving.`, error);
    }
  }

  async function handleNews(news: LiveUpdate): Promise<void> {
    if (state.get().isSaving) {
      deferredNews = news === 'anything' || deferredNews === 'anything' ? 'anything' : [...deferredNews, ...news];
      return;
    }
    const last = news === 'anything' ? news : news.findLast(isNewChange);
    if (last === undefined) return;
    if (last === 'anything') await refresh();
    // A set of rows survives the removal of one of its records.
    else if (last.action !== 'removed' || kind === 'rows') await refresh(last);
    // Removing just the unit of a section is a save of its page.
    else showRemoval(kind !== 'record', (removed) => editorTexts.removedBy({ ...attribution(last), noun: removed }));
  }

  /** Whether a change concerns this entry and is newer than the loaded revision. */
  function isNewChange(happened: LiveChange): boolean {
    if (!CONTENT_CHANGES.has(happened.action) || store.isAffectedBy?.(happened) !== true) return false;
    const { revision } = state.get().loaded;
    return revision === undefined || happened.revision === undefined || happened.revision > revision;
  }

  /** Re-fetches the stored state. The response is dropped if a later refresh or a save has started. */
  async function refresh(changed?: Pick<LiveChange, 'by' | 'at'>): Promise<void> {
    const mine = ++latestRefresh;
    try {
      const theirs = await store.load();
      if (state.get().isSaving) deferredNews = 'anything';
      // A set of records has no author and time of its own: only the event names them.
      else if (mine === latestRefresh)
        applyRemote({ ...theirs, savedBy: theirs.savedBy ?? changed?.by, savedAt: theirs.savedAt ?? changed?.at });
    } catch (error) {
      if (isNotFound(error)) reportMissing(error);
      else logError(`What somebody else made of the ${noun} could not be read.`, error);
    }
  }

  /** The entry, or the page that it is part of, no longer exists. @returns the message shown */
  function reportMissing(error: unknown): string {
    const text = showRemoval(error instanceof PageNotFoundError, (removed) => editorTexts.gone({ noun: removed }));
    dependencies.onMissing?.();
    return text;
  }

  /** @param textOf the message about what was removed @returns the message shown */
  function showRemoval(isPageGone: boolean, textOf: (removed: string) => string): string {
    const text = textOf(isPageGone ? editorTexts.page : noun);
    change({ notice: { kind: 'removed', text, isPageGone } });
    return text;
  }

  /** Displays a newer stored state, or shows a notice: typed content is never replaced. */
  function applyRemote(theirs: LoadedEntry): void {
    const { base, dirty, unansweredSave } = form.getSnapshot();
    const { conflict, notice } = state.get();
    // The entry exists again and can be saved.
    if (notice?.kind === 'removed') {
      form.dispatch({ type: 'saveEnded' });
      change({ notice: undefined });
    }
    // It may include our own unanswered save, which would pass for somebody else's: the next save resolves that first.
    if (unansweredSave) return;
    if (sameValue(base, theirs.form)) {
      change({ loaded: theirs, notice: undefined });
      conflict?.recompute(theirs);
      return;
    }
    const parts = { ...attribution({ by: theirs.savedBy, at: theirs.savedAt }), noun };
    if (dirty) {
      change({ notice: { kind: 'changed', text: editorTexts.changedBy(parts), merge: () => mergeRemote(theirs) } });
    } else {
      change({ loaded: theirs, notice: { kind: 'shown', text: editorTexts.shownBy(parts) } });
      form.dispatch({ type: 'reloaded', form: theirs.form });
    }
    conflict?.recompute(theirs);
  }

  /** Author and time of a change, as parameters of messages. */
  function attribution({ by, at }: Pick<LiveChange, 'by' | 'at'>): { readonly by: string; readonly at: string } {
    return { by: by ?? editorTexts.somebody, at: formatMoment(at ?? dependencies.clock(), dependencies.clock()) };
  }

  /** Merges somebody else's save into the form; overlapping changes open a conflict. */
  function mergeRemote(theirs: LoadedEntry, resolved: () => void = () => undefined): void {
    const { base, current, fields } = form.getSnapshot();
    const { conflicts, form: merged } = merge({ base, mine: current, theirs: theirs.form }, fields);
    if (conflicts.length > 0) {
      openConflict({ conflicts, merged, theirs }, resolved);
      return;
    }
    change({ loaded: theirs, conflict: undefined, notice: undefined });
    form.dispatch({ type: 'reloaded', form: theirs.form });
    // If the last save failed because of a conflict, there is none left.
    form.dispatch({ type: 'saveEnded' });
    dependencies.toasts.success(editorTexts.putTogether({ by: theirs.savedBy ?? editorTexts.somebody, noun }));
  }

  /** @param resolved called after the choice @returns the message shown */
  function openConflict(
    { conflicts, merged, theirs }: Omit<Extract<RejectedSave, { kind: 'conflict' }>, 'kind'>,
    resolved: () => void,
  ): string {
    const text = editorTexts.conflict({ ...attribution({ by: theirs.savedBy, at: theirs.savedAt }), noun });
    change({
      conflict: {
        conflicts,
        merged,
        theirs: theirs.form,
        text,
        resolve(chosen) {
          form.dispatch({ type: 'merged', form: chosen, theirs: theirs.form });
          change({ loaded: theirs, conflict: undefined, notice: undefined });
          resolved();
        },
        dismiss,
        recompute: (newest) => mergeRemote(newest, resolved),
      },
    });
    return text;
  }

  async function showFailure(error: unknown): Promise<void> {
    logError(`The ${noun} was not saved.`, error);
    if (error instanceof PageNotFoundError || (isNotFound(error) && kind === 'page')) {
      const isNew = kind === 'page' && (await becomeNewPage());
      const textOf = isNew ? editorTexts.goneAnew : editorTexts.gone;
      if (isNew || !state.get().notice?.isPageGone) showRemoval(true, (removed) => textOf({ noun: removed }));
      form.dispatch({ type: 'saveFailed', message: notFoundTexts.page });
      dependencies.toasts.error(notFoundTexts.page);
      dependencies.onPageDeleted?.();
      return;
    }
    const text = messages.failed ?? editorTexts.failed;
    // If a failed save leaves the form, the input does not stay on screen, so the service's own message is shown (C-16).
    const reason =
      isNotFound(error) && kind !== 'rows' && !dependencies.onSaveFailed ? reportMissing(error) : reasonOf(error);
    form.dispatch({ type: 'saveFailed', message: reason });
    dependencies.toasts.error(isNotFound(error) || usesServerMessage() ? reason : text);
    dependencies.onSaveFailed?.();
  }

  function reasonOf(error: unknown): string {
    return errorMessage(error) ?? messages.failed ?? editorTexts.failed;
  }

  /** Whether the service's own message is shown: for records, unless the editor overrides it (ROLE-015, B-7, BAN-028). */
  function usesServerMessage(): boolean {
    const isNew = state.get().loaded.id === undefined;
    return (isNew && messages.createFailedAsServed === true) || (kind === 'record' && messages.failed === undefined);
  }

  /**
   * The page was deleted: the form content becomes the draft of a new page and is saved as one.
   * @returns false for a page that cannot be created under the address of the deleted one
   */
  async function becomeNewPage(): Promise<boolean> {
    try {
      const loaded = await store.load();
      if (loaded.id !== undefined) return false;
      form.dispatch({ type: 'gone', form: loaded.form });
      change({ loaded });
      return true;
    } catch (error) {
      logError('The page that is gone could not be looked for.', error);
      return false;
    }
  }

  function restoreDraft(draft: Draft, restored: () => void): void {
    sending.adoptUnanswered(draft);
    const stored = state.get().loaded.form;
    const base = baseOfDraft(draft, stored);
    // Input typed before the draft was restored is kept.
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
        recompute: () => restoreDraft(draft, restored),
      },
    });
  }

  return {
    state,
    member,
    save: saving.save,
    resume: saving.resume,
    restoreVersion,
    handleNews,
    refresh,
    restoreDraft,
  };
}
