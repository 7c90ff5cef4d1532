import { useEffect, useState } from 'react';
import { logError } from '../../lib/log';
import type { EditorHistory } from '../../stores/history';
import type { FormData } from '../../tree';

/** Two forms of a history; undefined for one that there is not. */
export type FormsAt =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly before: FormData | undefined; readonly after: FormData | undefined };

const LOADING: FormsAt = { status: 'loading' };

/** The forms of two versions. */
export function useFormsAt(history: EditorHistory, before: number, after: number): FormsAt {
  const asked = `${before} ${after}`;
  const [found, setFound] = useState<{ readonly asked: string; readonly forms: FormsAt }>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([history.formAt(before), history.formAt(after)]).then(
      ([earlier, later]) => {
        if (isWanted) setFound({ asked, forms: { status: 'ready', before: earlier, after: later } });
      },
      (error: unknown) => {
        logError('A version could not be read.', error);
        if (isWanted) setFound({ asked, forms: { status: 'failed' } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [after, asked, before, history]);
  return found?.asked === asked ? found.forms : LOADING;
}
