import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { goTo, placeOfText, type FormStore, type SoughtText } from '../form';
import { isObject } from '../lib/objects';

/** What an entry of the browser's history holds that leads to a text or a reference in the form of its screen. */
export interface SoughtState {
  readonly sought: SoughtText;
}

/** Leads to the text that the address was opened for, once its form is there; a form that does not hold it stays as it is. */
export function useSoughtText(form: FormStore): void {
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  useEffect(() => {
    const sought = soughtIn(state);
    const { compiled, getSnapshot } = form;
    const path = sought && placeOfText(compiled.editor.fields, getSnapshot().current, sought);
    return path && goTo(form, path);
    // The same place may be asked for again: every visit has a key of its own.
  }, [form, key, state]);
}

/** What stands in a history is read as something foreign: it outlives versions of the console. */
function soughtIn(state: unknown): SoughtText | undefined {
  if (!isObject(state) || !isObject(state['sought'])) return undefined;
  const { text, named, label: called } = state['sought'];
  const label = typeof called === 'string' ? called : undefined;
  if (typeof named === 'string') return { named, label };
  return typeof text === 'string' ? { text, label } : undefined;
}
