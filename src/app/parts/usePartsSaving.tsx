import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { CompiledEditor } from '../../compile';
import type { WatchedForm } from '../../form';
import { useEach } from '../../hooks/useEach';
import { browserConnection } from '../../lib/connection';
import { pairs } from '../../lib/pairs';
import { useSessionController } from '../../session/SessionContext';
import { FullScreenLoader } from '../../shell/FullScreenLoader';
import { shellTexts } from '../../shell/texts';
import { useToasts } from '../../shell/toasts';
import { savePageParts } from '../../stores/pageParts';
import { createSaving } from '../saving';
import type { SaveAll } from '../sending';
import { services } from '../services';
import { useSaveQuestion } from '../useSaveQuestion';
import type { SavedTogether } from '../../stores/saveOnTop';
import type { OpenForms } from './openForms';

/** The saving of the forms of a screen together. */
export interface PartsSaving {
  /** The forms as they are left: saved together, or all taken back. */
  readonly watched: WatchedForm;
  /** The question before saving, and the spinner while it runs; to be rendered by the screen. */
  readonly over: ReactNode;
}

/** @param editor of the page that the forms are parts of: its saving says what is asked before */
export function usePartsSaving(forms: OpenForms, { editor }: CompiledEditor): PartsSaving {
  const toasts = useToasts();
  const controller = useSessionController();
  const [saving] = useState(() =>
    createSaving({
      forms: forms.list,
      saveTogether: services.abilities.offers('content', 'whole_documents') ? saveTogether : undefined,
      succeeded: toasts.success,
      failed: toasts.error,
      signedInAgain: controller.signedInAgain,
      isOnline: browserConnection.isOnline,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
  useEffect(() => browserConnection.subscribe(() => void saving.goOn()), [saving]);
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
  const over = (
    <>
      {dialog}
      <PartsLoader forms={forms} />
    </>
  );
  return { watched, over };
}

/** One spinner, however many of the forms are being saved. */
function PartsLoader({ forms }: { readonly forms: OpenForms }): ReactNode {
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const states = useMemo(() => all.map(({ state }) => state), [all]);
  const isSaving = useEach(states, (state) => state.get().isSaving).includes(true);
  return <FullScreenLoader isOpen={isSaving} label={shellTexts.saving} />;
}

/** @throws TypeError for a form that is no part of a page */
const saveTogether: SaveAll<SavedTogether> = (stores, asked) => {
  const parts = pairs(stores, asked).map(([store, one]) => {
    const part = store.part?.(one);
    if (!part) throw new TypeError('Only parts of one page can be saved together.');
    return part;
  });
  return savePageParts(services.content, parts);
};
