import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from '../hooks/useLatest';
import { logError } from '../lib/log';
import { createStore, type Store } from '../lib/store';
import { useCurrentScreenTitle } from '../shell/screenTitle';
import { createDraftAutosave, type DraftAutosave, type DraftStatus } from '../stores/draftAutosave';
import type { DraftScreen, StoredDraft } from '../stores/drafts';
import type { OpenEditor } from './openEditor';
import type { OpenForm, OpenForms } from './parts/openForms';
import { services } from './services';

/** The draft of this visit, and those of earlier ones. */
export interface FormDrafts {
  /** Status of the draft of the unsaved changes. */
  readonly status: Pick<Store<DraftStatus>, 'get' | 'subscribe'>;
  readonly offered: OfferedDraft;
}

/** Drafts of earlier visits, offered until each is restored or discarded. */
export interface OfferedDraft {
  /** The newest of them. */
  readonly draft: StoredDraft | undefined;
  /** Removes the draft after it was restored or discarded, and offers the next one. */
  settle(): void;
}

/**
 * Stores the draft of an open form while it is edited, and offers those of earlier visits.
 * @param id current id of the stored entry; it changes with the first save
 * @param given.group on screens of several forms: the name of this form and the common visit
 * @param given.name the name of the entry as it is in the form; that of the screen by default
 */
export function useDraft(
  open: OpenEditor,
  id: string | undefined,
  given: {
    readonly group?:
      | (Pick<OpenForm, 'name'> & { readonly forms: Pick<OpenForms, 'visit'>; readonly search?: string | undefined })
      | undefined;
    readonly name?: () => string | undefined;
  } = {},
): FormDrafts {
  const { form, draftPlace } = open;
  const { group, name } = given;
  const [offered, setOffered] = useState(open.drafts);
  const [status] = useState(() => createStore<DraftStatus>(undefined));
  const currentKeeper = useRef<DraftAutosave>(undefined);
  const together = group?.forms.visit;
  const { pathname, search } = useLocation();
  const screenTitle = useCurrentScreenTitle();
  const screen = useLatest((): DraftScreen => {
    const page = name?.() ?? screenTitle;
    return {
      path: pathname + (group?.search ?? search),
      title: group?.name ?? open.compiled.editor.title,
      ...(page !== undefined && { page }),
    };
  });

  useEffect(() => {
    const keeper = createDraftAutosave({
      storage: services.drafts,
      place: { ...draftPlace, id },
      together,
      screen: () => screen.current(),
      clock: Date.now,
      onStatus: status.set,
    });
    currentKeeper.current = keeper;
    const note = () => keeper.update(form.getSnapshot());
    const flush = () => void keeper.flush();
    const stop = form.subscribe(note);
    // Of these events, only the first leaves encryption time to finish: the browser asks before it closes the page.
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    note();
    // A new entry has an id now: the draft stored under the new entry is obsolete.
    if (id !== draftPlace.id) remove(draftPlace);
    return () => {
      stop();
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      void keeper.keep();
    };
  }, [draftPlace, form, id, screen, status, together]);

  const [draft] = offered;
  const settle = useCallback(() => {
    setOffered((drafts) => drafts.filter((one) => one !== draft));
    // Stores the draft of the form it was restored into first.
    void currentKeeper.current?.flush();
    if (draft) remove({ ...draftPlace, visit: draft.visit });
  }, [draft, draftPlace]);
  return useMemo(() => ({ status, offered: { draft, settle } }), [draft, settle, status]);
}

function remove(place: OpenEditor['draftPlace']): void {
  services.drafts.remove(place).catch((error: unknown) => logError('The draft is not removed.', error));
}
