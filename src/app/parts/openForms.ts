import { countUploading, type SaveBarForm, type FormStore, type WatchedForm } from '../../form';
import { createListeners } from '../../lib/listeners';
import type { Store } from '../../lib/store';
import type { DraftStatus } from '../../stores/draftAutosave';
import type { StoredDraft } from '../../stores/drafts';
import type { Editing } from '../editing';
import type { NamedMember } from '../saving';

/** One of several forms that are open on a screen. */
export interface OpenForm extends SaveBarForm, NamedMember {
  readonly key: string;
  /** Its label among them: 'Overview'. */
  readonly name: string;
  readonly show: () => void;
  /** Its position among them. */
  readonly position: number;
  /** Whether it is being saved. */
  readonly state: Editing['state'];
  /** Discards its unsaved changes. */
  readonly discard: () => void;
  /** Status of the draft of its unsaved changes. */
  readonly draftStatus: Pick<Store<DraftStatus>, 'get' | 'subscribe'>;
  /** The draft of an earlier visit. */
  readonly offered: OfferedFormDraft | undefined;
}

/** The draft that is offered for a form. */
export interface OfferedFormDraft {
  readonly draft: StoredDraft;
  readonly restore: () => void;
  readonly discard: () => void;
}

/** The open forms of a screen, which are saved and left together. */
export interface OpenForms extends Omit<WatchedForm, 'save'> {
  /** Id of the visit, common to the drafts of all forms. */
  readonly visit: string;
  /** @returns removes the form again */
  add(form: OpenForm): () => void;
  /** All forms, by position; referentially stable until the list changes. */
  list(): readonly OpenForm[];
  /** Keys of the forms with unsaved changes; referentially stable until the set changes. */
  unsaved(): ReadonlySet<string>;
  /** Sets the focused form; undefined: none. */
  setFocused(key: string | undefined): void;
  /** The focused form, else the first one with unsaved changes, else the first one. */
  current(): OpenForm | undefined;
}

/** Creates the list of a screen's open forms. Independent of React. @param visit unique for each time the screen is opened */
export function createOpenForms(visit: string): OpenForms {
  const { notify, subscribe } = createListeners();
  let forms: readonly OpenForm[] = [];
  let unsaved: ReadonlySet<string> = new Set();
  let uploading = 0;
  let focusedKey: string | undefined;

  function setForms(next: readonly OpenForm[]): void {
    forms = next;
    updateState();
    notify();
  }

  /** @returns whether the set of unsaved forms or the number of uploads has changed */
  function updateState(): boolean {
    const before = uploading;
    uploading = forms.reduce((sum, { store }) => sum + countUploading(store.getSnapshot().current), 0);
    return updateUnsaved() || uploading !== before;
  }

  /** @returns whether the set of unsaved forms has changed */
  function updateUnsaved(): boolean {
    const found = forms.filter(({ store }) => isDirty(store)).map(({ key }) => key);
    if (found.length === unsaved.size && found.every((key) => unsaved.has(key))) return false;
    unsaved = new Set(found);
    return true;
  }

  return {
    visit,
    add(form) {
      const others = forms.filter(({ key }) => key !== form.key);
      setForms([...others, form].toSorted((a, b) => a.position - b.position));
      const stop = form.store.subscribe(() => {
        if (updateState()) notify();
      });
      return () => {
        stop();
        if (forms.includes(form)) setForms(forms.filter((other) => other !== form));
      };
    },
    list: () => forms,
    unsaved: () => unsaved,
    setFocused(key) {
      if (key === focusedKey) return;
      focusedKey = key;
      notify();
    },
    current() {
      return forms.find(({ key }) => key === focusedKey) ?? forms.find(({ key }) => unsaved.has(key)) ?? forms[0];
    },
    subscribe,
    getSnapshot: () => ({ dirty: unsaved.size > 0 }),
    countUploading: () => uploading,
    discard() {
      for (const form of forms.filter(({ store }) => isDirty(store))) form.discard();
    },
  };
}

function isDirty(store: FormStore): boolean {
  return store.getSnapshot().dirty;
}
