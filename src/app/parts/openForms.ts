import type { BarForm, FormStore, WatchedForm } from '../../form';
import { createListeners } from '../../lib/listeners';
import type { Store } from '../../lib/store';
import type { DraftStatus } from '../../stores/draftKeeper';
import type { KeptDraft } from '../../stores/drafts';
import type { Editing } from '../editing';
import type { NamedMember } from '../saving';

/** One of the forms that a screen has open together. */
export interface OpenForm extends BarForm, NamedMember {
  readonly key: string;
  /** What it is called among them: 'Overview'. */
  readonly name: string;
  readonly show: () => void;
  /** Where it stands among them. */
  readonly position: number;
  /** Whether it is being saved. */
  readonly state: Editing['state'];
  /** Takes its unsaved changes back. */
  readonly discard: () => void;
  /** What became of the draft of what is unsaved. */
  readonly draftStatus: Pick<Store<DraftStatus>, 'get' | 'subscribe'>;
  /** The draft of an earlier visit. */
  readonly offered: OfferedHere | undefined;
}

/** A draft that is offered for a form. */
export interface OfferedHere {
  readonly draft: KeptDraft;
  readonly restore: () => void;
  readonly discard: () => void;
}

/** The forms that one screen has open, which are saved and left together. */
export interface OpenForms extends Omit<WatchedForm, 'save'> {
  /** Names the visit, in the drafts of all of them. */
  readonly visit: string;
  /** @returns takes the form out again */
  add(form: OpenForm): () => void;
  /** All of them, in their order; the same list while nothing changes in it. */
  list(): readonly OpenForm[];
  /** The keys of the forms with unsaved changes; the same set while nothing changes in it. */
  unsaved(): ReadonlySet<string>;
  /** Says which form is being worked in; undefined: none. */
  enter(key: string | undefined): void;
  /** The form that is worked in, else the first with unsaved changes, else the first. */
  current(): OpenForm | undefined;
}

/** Makes the list of a screen's open forms. It knows no React. @param visit another one for each time that the screen is opened */
export function createOpenForms(visit: string): OpenForms {
  const { tell, subscribe } = createListeners();
  let forms: readonly OpenForm[] = [];
  let unsaved: ReadonlySet<string> = new Set();
  let entered: string | undefined;

  function setForms(next: readonly OpenForm[]): void {
    forms = next;
    countUnsaved();
    tell();
  }

  /** @returns whether others are unsaved than before */
  function countUnsaved(): boolean {
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
        if (countUnsaved()) tell();
      });
      return () => {
        stop();
        if (forms.includes(form)) setForms(forms.filter((other) => other !== form));
      };
    },
    list: () => forms,
    unsaved: () => unsaved,
    enter(key) {
      if (key === entered) return;
      entered = key;
      tell();
    },
    current() {
      return forms.find(({ key }) => key === entered) ?? forms.find(({ key }) => unsaved.has(key)) ?? forms[0];
    },
    subscribe,
    getSnapshot: () => ({ dirty: unsaved.size > 0 }),
    discard() {
      for (const form of forms.filter(({ store }) => isDirty(store))) form.discard();
    },
  };
}

function isDirty(store: FormStore): boolean {
  return store.getSnapshot().dirty;
}
