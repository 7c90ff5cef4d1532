import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Brand, Conditions, PlacedField } from '../../definition';
import type { SectionsAs } from '../../kinds/settings';
import { createListeners } from '../../lib/listeners';
import type { FormItem, FormPath, FormValue } from '../../tree';
import type { UploadQueue } from '../files/uploads';
import { pathKey, startsWith } from './path';
import type { FormSection } from './sections';

/** An item that was taken out of the form, kept for as long as it can be put back. */
export interface Removal {
  /** What was removed, in words: 'Body 2'. */
  readonly name: string;
  /** The list it stood in, or the field that held nothing else. */
  readonly at: FormPath;
  /** Its place in the list; undefined where it stood alone. */
  readonly index: number | undefined;
  readonly item: FormItem;
}

/** Asks whatever hides a place to open: rows, chunks and cards that lie on the way. */
export interface Reveals {
  readonly ask: (path: FormPath) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (path: FormPath) => void) => () => void;
}

/** What the fields know about the form they stand in. */
export interface FormView {
  readonly sections: readonly FormSection[];
  /** How the parts of the form are shown; undefined where they stand below each other. */
  readonly sectionsAs: SectionsAs | undefined;
  readonly reveals: Reveals;
  readonly uploads: UploadQueue;
  /** The brand whose content is edited; undefined where that is none. */
  readonly brand: Brand | undefined;
  /** When its fields are shown, can be edited and are asked for. */
  readonly conditions: Conditions;
  /** What is said below fields, besides their own help. */
  readonly notes: ReadonlyMap<PlacedField, string>;
  /** Whether what is edited was never saved. */
  readonly isNew: boolean;
  /** The value at a path, as it is now. */
  readonly valueAt: (path: FormPath) => FormValue;
  /** The value at a path, as it is stored. */
  readonly storedAt: (path: FormPath) => FormValue;
  /** The label of the field at a path. */
  readonly labelAt: (path: FormPath) => string;
  /** The field at a path; undefined for a path that leads to none. */
  readonly fieldAt: (path: FormPath) => PlacedField | undefined;
  /** Writes a value that a person gave. Of a group, what changes of it is one step of undo. */
  readonly write: (path: FormPath, value: FormValue) => void;
  /** Tells that the field at a path was left: its problem shows from then on. */
  readonly leave: (path: FormPath) => void;
  /** Shows every problem below these places, as if all their fields were left; @returns how many there are */
  readonly reportBelow: (paths: readonly FormPath[]) => number;
  /** Gives what was typed in a field the form that is kept: its input is left, though perhaps not yet the field. */
  readonly tidy: (path: FormPath) => void;
  /** Tells of every change of the form; @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a block as its website might; undefined where nothing is previewed. */
  readonly preview: ((path: FormPath) => void) | undefined;
  /** Offers to put a removed item back. */
  readonly removed: (removal: Removal) => void;
}

const View = createContext<FormView | undefined>(undefined);

/** Tells the fields below it about their form. */
export const FormViewProvider = View.Provider;

/**
 * The form that a field stands in.
 * @throws Error outside of a form
 */
export function useFormView(): FormView {
  const view = useContext(View);
  if (!view) throw new Error('A field needs a form around it.');
  return view;
}

/**
 * The value of a field beside another one; renders anew when it changes.
 * @param path where the other field stands
 * @param key undefined for none
 */
export function useSibling(path: FormPath, key: string | undefined): FormValue {
  const { valueAt, subscribe } = useFormView();
  return useSyncExternalStore(subscribe, () => (key === undefined ? undefined : valueAt([...path.slice(0, -1), key])));
}

/** The section that is this very list, where the list has a card of its own. */
export function useOwnSection(path: FormPath): FormSection | undefined {
  const { sections } = useFormView();
  const key = pathKey(path);
  return sections.find((section) => section.kind === 'list' && pathKey(section.path) === key);
}

/** Calls `open` with the rest of the path whenever something below `path` is to be shown. */
export function useReveal(path: FormPath, open: (below: FormPath) => void): void {
  const { reveals } = useFormView();
  useEffect(
    () =>
      reveals.subscribe((target) => {
        if (target.length > path.length && startsWith(target, path)) open(target.slice(path.length));
      }),
    [reveals, path, open],
  );
}

/** Makes the meeting point of those who reveal and those who hide. */
export function createReveals(): Reveals {
  const { tell, subscribe } = createListeners<[path: FormPath]>();
  return { ask: tell, subscribe };
}
