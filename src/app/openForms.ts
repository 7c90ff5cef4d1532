import type { WatchedForm } from '../form';

/**
 * The forms that one screen has open, by their keys: they are left together, and a key that is pressed is for one of them. They are
 * saved one after the other; the first that cannot be saved ends it.
 */
export interface OpenForms extends WatchedForm {
  /** @returns takes the form out again */
  add(key: string, form: WatchedForm): () => void;
  /** The keys of the forms with unsaved changes; the same set while nothing changes in it. */
  unsaved(): ReadonlySet<string>;
  /** Says which form is being worked in; undefined: none. */
  enter(key: string | undefined): void;
  /** Whether a shortcut is for a form: the one that is worked in, else the first with unsaved changes. */
  isMeant(key: string): boolean;
}

/** Makes the list of a screen's open forms. It knows no React. */
export function createOpenForms(): OpenForms {
  const forms = new Map<string, WatchedForm>();
  const listeners = new Set<() => void>();
  let unsaved: ReadonlySet<string> = new Set();
  let entered: string | undefined;

  function refresh(): void {
    const found = [...forms].filter(([, form]) => form.getSnapshot().dirty).map(([key]) => key);
    if (found.length === unsaved.size && found.every((key) => unsaved.has(key))) return;
    unsaved = new Set(found);
    for (const listener of [...listeners]) listener();
  }

  function unsavedForms(): readonly WatchedForm[] {
    return [...forms.values()].filter((form) => form.getSnapshot().dirty);
  }

  return {
    add(key, form) {
      forms.set(key, form);
      const stop = form.subscribe(refresh);
      refresh();
      return () => {
        stop();
        if (forms.get(key) === form) forms.delete(key);
        refresh();
      };
    },
    unsaved: () => unsaved,
    enter(key) {
      entered = key;
    },
    isMeant(key) {
      if (entered !== undefined && forms.has(entered)) return entered === key;
      const [first] = unsaved.size > 0 ? unsaved : forms.keys();
      return first === key;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => ({ dirty: unsaved.size > 0 }),
    async save() {
      for (const form of unsavedForms()) {
        await form.save();
        if (form.getSnapshot().dirty) return;
      }
    },
    discard() {
      for (const form of unsavedForms()) form.discard();
    },
  };
}
