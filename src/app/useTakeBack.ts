import { useCallback } from 'react';
import type { FormStore } from '../form';
import { editorTexts } from '../lib/messages';
import { useToasts } from '../shell/toasts';

/** What CANCEL does where there is nowhere to go back to: it takes the changes of a form back, which can be undone. */
export function useTakeBack(): (form: FormStore) => void {
  const toasts = useToasts();
  return useCallback(
    (form) => {
      const { base, dirty } = form.getSnapshot();
      if (!dirty) return;
      form.restore(base);
      toasts.success(editorTexts.takenBack);
    },
    [toasts],
  );
}
