import { brands } from '../../../schemas/brands';
import { createEditing, type EditingSubject } from '../../../src/app/editing';
import type { WirePage } from '../../../src/api/pages';
import { compileEditor } from '../../../src/compile';
import type { Brand, EditorDefinition } from '../../../src/definition';
import type { EditorStore } from '../../../src/stores/editorStore';
import { createPageStore } from '../../../src/stores/pageStore';
import type { FormData } from '../../../src/tree';
import { storyStore } from '../../../stories/support/store';
import { fakeContentService, refusal, type GraphQLCall } from './contentService';

interface SavedPageRequest {
  readonly definition: EditorDefinition;
  readonly brand: Brand;
  /** The page as the content service sends it; absent for a new page. */
  readonly stored?: WirePage;
  readonly change: (form: FormData) => FormData;
  /** The error that rejects the save. */
  readonly refused?: Error;
}

/**
 * Opens, changes and saves a page of an area with many pages over a fake service.
 * @returns the sent operations, the messages, and the state of the form and of saving afterwards
 */
export async function savePage({ definition, brand, stored, change, refused }: SavedPageRequest) {
  let ids = 0;
  const { client, calls } = fakeContentService(({ name }: GraphQLCall) => {
    if (name === 'Save') return refused ?? { m0: { id: 'x' } };
    return stored ? { getSpecificBrandPage: stored, getSpecificBrandPageById: stored } : refusal('NOT_FOUND', 'No.');
  });
  const { editor, lens, defaults } = compileEditor(definition, brands[brand]);
  const store = createPageStore({
    ...{ client, editor, brand, brandId: `brand-${brand}`, lens, defaults, slug: stored?.slug },
    newId: () => `new-${(ids += 1)}`,
  });
  const saved = await saveForm({ definition, brand, store, kind: 'page', change });
  const { query = '', variables = {} } = calls.find(({ name }) => name === 'Save') ?? {};
  const operations = [...query.matchAll(/m\d+: (\w+)/g)].map(([, operation]) => operation);
  return { ...saved, operations, variables };
}

/**
 * Opens, changes and saves the entry of a store.
 * @returns the messages, and the state of the form and of saving afterwards
 */
export async function saveForm(given: {
  readonly definition: EditorDefinition;
  readonly brand: Brand;
  readonly store: EditorStore;
  readonly kind: EditingSubject['kind'];
  readonly change: (form: FormData) => FormData;
}) {
  const { definition, brand, store, kind, change } = given;
  const loaded = await store.load();
  const form = storyStore(definition, brand, loaded.form);
  const said: string[] = [];
  const editing = createEditing({
    ...{ form, store, loaded, subject: { kind, noun: 'page' }, messages: definition.messages ?? {} },
    ...{
      reloadDelay: 0,
      waitForSignIn: async () => undefined,
      isOnline: () => true,
      clock: () => 0,
      wait: async () => undefined,
    },
    toasts: { success: (text) => said.push(text), error: (text) => said.push(text) },
    ...{
      onPageDeleted: () => undefined,
      onSaved: () => undefined,
      newKey: () => '00000000-0000-4000-8000-000000000000',
    },
  });
  form.restore(change(loaded.form));
  await editing.save();
  return { said, form, isSaving: editing.state.get().isSaving };
}
