import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPath, findTextPath, type FormStore, type TextTarget } from '../form';
import { isObject } from '../lib/objects';

/** State of a browser history entry that targets a text or a reference in the form of its screen. */
export interface TextTargetState {
  readonly sought: TextTarget;
}

/** Scrolls to the text that the history entry targets, once its form is open; does nothing if the form does not contain it. */
export function useTextTarget(form: FormStore): void {
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  useEffect(() => {
    const target = targetIn(state);
    const { compiled, getSnapshot } = form;
    const path = target && findTextPath(compiled.editor.fields, getSnapshot().current, target);
    return path && focusPath(form, path);
    // The same target may be opened again: `key` differs with every navigation.
  }, [form, key, state]);
}

/** History state is validated like external input: it outlives versions of the console. */
function targetIn(state: unknown): TextTarget | undefined {
  if (!isObject(state) || !isObject(state['sought'])) return undefined;
  const { text, named, label: called } = state['sought'];
  const label = typeof called === 'string' ? called : undefined;
  if (typeof named === 'string') return { named, label };
  return typeof text === 'string' ? { text, label } : undefined;
}
