import { brands } from '../../schemas/brands';
import { compileEditor, createValidate, type CompiledEditor } from '../compile';
import { loadValidator } from '../compile/loadValidator';
import type { EditorDefinition } from '../definition';
import { createFormStore, type FormStore } from '../form';
import { logError } from '../lib/log';
import type { SessionBrand } from '../session/session';
import type { Draft, DraftKey } from '../stores/drafts';
import { createPageStore, type LoadedPage, type PageStore } from '../stores/pageStore';
import { sameValue, WITHOUT_IDS } from '../tree';
import { services } from './services';

/** A page open for editing. */
export interface OpenPage {
  readonly compiled: CompiledEditor;
  readonly pages: PageStore;
  readonly form: FormStore;
  readonly loaded: LoadedPage;
  readonly draftKey: DraftKey;
  /** Changes of an earlier visit that differ from what is stored. */
  readonly draft: Draft | undefined;
}

/**
 * Opens the page of an editor: its definition compiled for the brand, the stored page, the user's draft.
 * @throws the errors of src/api/errors.ts
 */
export async function openPage(request: {
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
  readonly userId: string;
}): Promise<OpenPage> {
  const { definition, brand, userId } = request;
  const compiled = compileEditor(definition, brands[brand.name]);
  const { editor, lens, defaults } = compiled;
  const pages = createPageStore({
    client: services.content,
    editor,
    brand: brand.name,
    brandId: brand.id,
    lens,
    defaults,
    newId: () => crypto.randomUUID(),
  });
  const [validator, loaded] = await Promise.all([loadValidator(editor.name, brand.name), pages.load()]);
  const draftKey = { userId, brandId: brand.id, editor: editor.name, pageId: loaded.page?.id };
  const draft = await readDraft(draftKey);
  return {
    compiled,
    pages,
    loaded,
    draftKey,
    draft: draft && sameValue(draft.form, loaded.form, WITHOUT_IDS) ? undefined : draft,
    form: createFormStore({ compiled, validate: createValidate(compiled, validator), form: loaded.form }),
  };
}

/** A browser that keeps no drafts is no reason not to open the page. */
async function readDraft(key: DraftKey): Promise<Draft | undefined> {
  try {
    return await services.drafts.read(key);
  } catch (error) {
    logError('The draft could not be read.', error);
    return undefined;
  }
}
