import { useMemo } from 'react';
import { useAnswer } from '../../hooks/useAnswer';
import { logError } from '../../lib/log';
import type { EditorHistory } from '../../stores/history';
import type { FormData } from '../../tree';

/** Two forms of a history; undefined for one that there is not. */
export type FormsAt =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly before: FormData | undefined; readonly after: FormData | undefined };

/** The forms of two versions. */
export function useFormsAt(history: EditorHistory, before: number, after: number): FormsAt {
  const question = useMemo(() => ({ history, before, after }), [after, before, history]);
  const { answer, isLoading, error } = useAnswer({ question, ask: readForms, onError });
  if (error !== undefined) return { status: 'failed' };
  return isLoading || !answer ? { status: 'loading' } : { status: 'ready', ...answer };
}

async function readForms(of: { readonly history: EditorHistory; readonly before: number; readonly after: number }) {
  const [before, after] = await Promise.all([of.history.formAt(of.before), of.history.formAt(of.after)]);
  return { before, after };
}

function onError(error: unknown): void {
  logError('A version could not be read.', error);
}
