import { useCallback, useEffect, useState } from 'react';
import { logError } from '../lib/log';
import { createDraftKeeper } from '../stores/draftKeeper';
import type { Draft } from '../stores/drafts';
import type { OpenEditor } from './openEditor';
import { services } from './services';

/** The draft of an earlier visit, until it is restored, discarded or saved over. */
export interface OfferedDraft {
  readonly draft: Draft | undefined;
  /** Takes the offer away; the draft itself goes when the form is saved or, with `remove`, at once. */
  settle(how?: 'remove'): void;
}

/**
 * Keeps the draft of what is open while it is edited, and offers the one of an earlier visit.
 * @param id of what is stored now; it changes with the first save
 */
export function useDraft(open: OpenEditor, id: string | undefined): OfferedDraft {
  const { form, draftKey } = open;
  const [draft, setDraft] = useState(open.draft);

  useEffect(() => {
    const key = { ...draftKey, id };
    const keeper = createDraftKeeper({ storage: services.drafts, key, clock: Date.now });
    const note = () => keeper.note(form.getSnapshot());
    const flush = () => void keeper.flush();
    const stop = form.subscribe(note);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    note();
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [draftKey, form, id]);

  const settle = useCallback(
    (how?: 'remove') => {
      setDraft(undefined);
      if (how === 'remove') {
        services.drafts.remove(draftKey).catch((error: unknown) => logError('The draft is not removed.', error));
      }
    },
    [draftKey],
  );
  return { draft, settle };
}
