import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FieldAt } from '../../compile/labels';
import type { Brand, Conditions, PlacedField } from '../../definition';
import type { SectionsAs } from '../../kinds/settings';
import { createListeners } from '../../lib/listeners';
import type { FormItem, FormPath, FormValue } from '../../tree';
import type { UploadQueue } from '../files/uploads';
import { pathKey, startsWith } from './path';
import type { FormSection } from './sections';

/** An item removed from the form, kept while the removal can be undone. */
export interface RemovedItem {
  /** Its display name: 'Body 2'. */
  readonly name: string;
  /** Path of its list, or of the single-file field it was removed from. */
  readonly at: FormPath;
  /** Its position in the list; undefined for a single-file field. */
  readonly index: number | undefined;
  readonly item: FormItem;
}

/** Requests to open whatever hides a path: rows, chunks, tabs on the way to it. */
export interface RevealChannel {
  readonly request: (path: FormPath) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (path: FormPath) => void) => () => void;
}

/** The form, as its fields see it. */
export interface FormView {
  readonly sections: readonly FormSection[];
  /** Whether the parts of the form are tabs or steps; undefined if they are stacked. */
  readonly sectionsAs: SectionsAs | undefined;
  readonly reveals: RevealChannel;
  readonly uploads: UploadQueue;
  /** The brand that owns the edited content; undefined for content of no brand. */
  readonly brand: Brand | undefined;
  /** When its fields are visible, enabled and required. */
  readonly conditions: Conditions;
  /** Notes below fields, in addition to their help. */
  readonly notes: ReadonlyMap<PlacedField, string>;
  /** Whether the edited entry was never saved. */
  readonly isNew: boolean;
  /** The current value at a path. */
  readonly valueAt: (path: FormPath) => FormValue;
  /** The stored value at a path. */
  readonly storedAt: (path: FormPath) => FormValue;
  /** The field at a path, with the labels that lead to it. */
  readonly fieldAt: (path: FormPath) => FieldAt;
  /** Writes user input. Writing a group is one undo step, however many of its values change. */
  readonly write: (path: FormPath, value: FormValue) => void;
  /** Reports that the field at a path lost the focus: its problem is visible from then on. */
  readonly leave: (path: FormPath) => void;
  /** Shows every problem below these paths, as if all fields there had lost the focus; @returns their number */
  readonly reportBelow: (paths: readonly FormPath[]) => number;
  /** Normalizes the typed text of a field whose input lost the focus, though the field itself may still have it. */
  readonly tidy: (path: FormPath) => void;
  /** Notifies of every change of the form; @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Previews a block as the website might render it; undefined if there is no preview. */
  readonly preview: ((path: FormPath) => void) | undefined;
  /** Offers to undo the removal of an item. */
  readonly offerUndo: (removal: RemovedItem) => void;
}

const View = createContext<FormView | undefined>(undefined);

export const FormViewProvider = View.Provider;

/** @throws Error outside of a form */
export function useFormView(): FormView {
  const view = useContext(View);
  if (!view) throw new Error('A field needs a form around it.');
  return view;
}

/**
 * The value of a sibling field; re-renders when it changes.
 * @param path of this field
 * @param key of the sibling; undefined for none
 */
export function useSibling(path: FormPath, key: string | undefined): FormValue {
  const { valueAt, subscribe } = useFormView();
  return useSyncExternalStore(subscribe, () => (key === undefined ? undefined : valueAt([...path.slice(0, -1), key])));
}

/** The section of a list that has its own card. */
export function useListSection(path: FormPath): FormSection | undefined {
  const { sections } = useFormView();
  const key = pathKey(path);
  return sections.find((section) => section.kind === 'list' && pathKey(section.path) === key);
}

/** Calls `open` with the remaining path whenever something below `path` is to be revealed. */
export function useReveal(path: FormPath, open: (below: FormPath) => void): void {
  const { reveals } = useFormView();
  const handleRequest = useEffectEvent((target: FormPath) => {
    if (target.length > path.length && startsWith(target, path)) open(target.slice(path.length));
  });
  useEffect(() => reveals.subscribe((target) => handleRequest(target)), [reveals]);
}

export function createRevealChannel(): RevealChannel {
  const { notify, subscribe } = createListeners<[path: FormPath]>();
  return { request: notify, subscribe };
}
