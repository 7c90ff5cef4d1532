import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { CompiledEditor } from '../../compile';
import type { WatchedForm } from '../../form';
import { useStoresSelector } from '../../hooks/useStoresSelector';
import { browserConnection } from '../../lib/connection';
import { pairs } from '../../lib/pairs';
import { useSessionController } from '../../session/SessionContext';
import { FullScreenLoader } from '../../hooks/FullScreenLoader';
import { shellTexts } from '../../shell/texts';
import { useToasts } from '../../shell/toasts';
import { savePageParts } from '../../stores/pageParts';
import { createSaving } from '../saving';
import type { SaveAll } from '../sending';
import { services } from '../services';
import { useSaveQuestion } from '../useSaveQuestion';
import type { BatchSaveOutcome } from '../../stores/saveWithMerge';
import type { OpenForms } from './openForms';

/** Joint saving of the forms of a screen. */
export interface PartsSaving {
  /** The forms for the question before leaving: saved together, or all discarded. */
  readonly watched: WatchedForm;
  /** The question before saving and the spinner of a save; rendered by the screen. */
  readonly dialogs: ReactNode;
}

/** @param editor the editor of the page; its `saving` defines the question before saving */
export function usePartsSaving(forms: OpenForms, { editor }: CompiledEditor): PartsSaving {
  const toasts = useToasts();
  const controller = useSessionController();
  const [saving] = useState(() =>
    createSaving({
      forms: forms.list,
      saveTogether: services.capabilities.offers('content', 'whole_documents') ? saveTogether : undefined,
      toasts,
      waitForSignIn: controller.signedInAgain,
      isOnline: browserConnection.isOnline,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
  useEffect(() => browserConnection.subscribe(() => void saving.resume()), [saving]);
  const { isConfirmed, dialog } = useSaveQuestion(editor.saving?.change);
  const watched = useMemo(
    (): WatchedForm => ({
      ...forms,
      async save() {
        if (await isConfirmed()) await saving.save();
      },
    }),
    [forms, isConfirmed, saving],
  );
  const dialogs = (
    <>
      {dialog}
      <PartsLoader forms={forms} />
    </>
  );
  return { watched, dialogs };
}

/** One spinner for all forms. */
function PartsLoader({ forms }: { readonly forms: OpenForms }): ReactNode {
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const states = useMemo(() => all.map(({ state }) => state), [all]);
  const isSaving = useStoresSelector(states, (state) => state.get().isSaving).includes(true);
  return <FullScreenLoader isOpen={isSaving} label={shellTexts.saving} />;
}

/** @throws TypeError for a form that is not part of a page */
const saveTogether: SaveAll<BatchSaveOutcome> = (stores, requests) => {
  const parts = pairs(stores, requests).map(([store, request]) => {
    const part = store.part?.(request);
    if (!part) throw new TypeError('Only parts of one page can be saved together.');
    return part;
  });
  return savePageParts(services.content, parts);
};
