import { useMemo, type FocusEvent } from 'react';
import type { FormPath } from '../../tree';
import { useFormView } from './formView';
import { useDelay } from './useDelay';

interface Leaving {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Tells the form when an input of a field is left, and then, when the focus does not come back, that the field is. React's
 * events bubble out of portals, so the focus may go to a calendar or dialog that the field opened and come back; and a window
 * that loses the focus leaves no field.
 */
export function useLeaving(path: FormPath): Leaving {
  const { leave, tidy } = useFormView();
  const { start, stop } = useDelay(0);
  return useMemo(
    () => ({
      onFocus: stop,
      onBlur({ target, currentTarget }) {
        if (target === document.activeElement) return;
        const isOwn = currentTarget.contains(target);
        if (isOwn && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) tidy(path);
        start(() => leave(path));
      },
    }),
    [leave, tidy, path, start, stop],
  );
}
