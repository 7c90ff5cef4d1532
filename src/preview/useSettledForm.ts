import { startTransition, useEffect, useState } from 'react';
import { afterPause } from '../lib/afterPause';
import type { FormData } from '../tree';
import type { PreviewSource } from './source';

/** The form as it was when typing last paused: a preview is never drawn in the frame of a key. */
export function useSettledForm({ getForm, subscribe }: PreviewSource): FormData {
  const [form, setForm] = useState(getForm);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const unsubscribe = subscribe(() => {
      callOff?.();
      callOff = afterPause(() => startTransition(() => setForm(getForm())));
    });
    return () => {
      unsubscribe();
      callOff?.();
    };
  }, [getForm, subscribe]);
  return form;
}
