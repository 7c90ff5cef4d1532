import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from '../hooks/useLatest';
import { logError } from '../lib/log';
import { createStore, type Store } from '../lib/store';
import { useTitleOfScreen } from '../shell/screenTitle';
import { createDraftKeeper, type DraftKeeper, type DraftStatus } from '../stores/draftKeeper';
import type { KeptDraft } from '../stores/drafts';
import type { OpenEditor } from './openEditor';
import type { OpenForm, OpenForms } from './parts/openForms';
import { services } from './services';

/** The draft of this visit, and those of earlier ones. */
export interface FormDrafts {
  /** What became of the draft of what is unsaved. */
  readonly status: Pick<Store<DraftStatus>, 'get' | 'subscribe'>;
  readonly offered: OfferedDraft;
}

/** The drafts of earlier visits, each until it is restored or discarded. */
export interface OfferedDraft {
  /** The newest of them. */
  readonly draft: KeptDraft | undefined;
  /** It was restored into the form, or is not wanted any more: it goes, and the next one is offered. */
  settle(): void;
}

/**
 * Keeps the draft of what is open while it is edited, and offers those of earlier visits.
 * @param id of what is stored now; it changes with the first save
 * @param group of a screen of several forms: what this one is called among them, and their visit
 */
export function useDraft(
  open: OpenEditor,
  id: string | undefined,
  group?: Pick<OpenForm, 'name'> & { readonly forms: Pick<OpenForms, 'visit'>; readonly search?: string | undefined },
): FormDrafts {
  const { form, draftPlace } = open;
  const [offered, setOffered] = useState(open.drafts);
  const [status] = useState(() => createStore<DraftStatus>(undefined));
  const kept = useRef<DraftKeeper>(undefined);
  const together = group?.forms.visit;
  const { pathname, search } = useLocation();
  const page = useTitleOfScreen();
  const screen = useLatest({
    path: pathname + (group?.search ?? search),
    title: group?.name ?? open.compiled.editor.title,
    ...(page !== undefined && { page }),
  });

  useEffect(() => {
    const keeper = createDraftKeeper({
      storage: services.drafts,
      place: { ...draftPlace, id },
      together,
      screen: () => screen.current,
      clock: Date.now,
      told: status.set,
    });
    kept.current = keeper;
    const note = () => keeper.note(form.getSnapshot());
    const flush = () => void keeper.flush();
    const stop = form.subscribe(note);
    // Encrypting outlives none of these but the first: a page that is closed is asked before it is left.
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    note();
    // What was new has an id now: its draft is not that of something new any more.
    if (id !== draftPlace.id) remove(draftPlace);
    return () => {
      stop();
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [draftPlace, form, id, screen, status, together]);

  const [draft] = offered;
  const settle = useCallback(() => {
    setOffered((drafts) => drafts.slice(1));
    // First what it was restored into is kept.
    void kept.current?.flush();
    if (draft) remove({ ...draftPlace, visit: draft.visit });
  }, [draft, draftPlace]);
  return useMemo(() => ({ status, offered: { draft, settle } }), [draft, settle, status]);
}

function remove(place: OpenEditor['draftPlace']): void {
  services.drafts.remove(place).catch((error: unknown) => logError('The draft is not removed.', error));
}
