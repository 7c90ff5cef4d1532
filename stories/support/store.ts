import { brands } from '../../schemas/brands';
import { ajvValidator } from '../../src/compile/ajv';
import { compileEditor, createValidate } from '../../src/compile';
import { defineEditor, type Brand, type EditorDefinition, type Field } from '../../src/definition';
import { createFormStore, type FormStore } from '../../src/form';
import type { FormData } from '../../src/tree';

/** A form store for a definition and a brand. Groups and lists that `form` omits are empty. */
export function storyStore(definition: EditorDefinition, brand: Brand, form?: FormData): FormStore {
  return openStoryStore({ definition, brand, form });
}

interface StorySession {
  readonly definition: EditorDefinition;
  readonly brand: Brand;
  readonly form?: FormData | undefined;
  readonly idPrefix?: string | undefined;
}

/** The same, for one of several forms on a page, which `idPrefix` distinguishes. */
export function openStoryStore({ definition, brand, form, idPrefix = 'form' }: StorySession): FormStore {
  const compiledForm = compiledFormOf(definition, brand);
  return createFormStore({ ...compiledForm, form: { ...compiledForm.compiled.defaults, ...form }, idPrefix });
}

type CompiledForm = ReturnType<typeof compile>;

/** Stories and tests open the same form many times. */
const formCache = new WeakMap<EditorDefinition, Map<Brand, CompiledForm>>();

function compiledFormOf(definition: EditorDefinition, brand: Brand): CompiledForm {
  const formsByBrand = formCache.get(definition) ?? new Map<Brand, CompiledForm>();
  formCache.set(definition, formsByBrand);
  const compiledForm = formsByBrand.get(brand) ?? compile(definition, brand);
  formsByBrand.set(brand, compiledForm);
  return compiledForm;
}

function compile(definition: EditorDefinition, brand: Brand) {
  const compiled = compileEditor(definition, brands[brand]);
  return { compiled, validate: createValidate(compiled, ajvValidator(compiled.validationSchema)) };
}

/** An editor with one field, under the key `field`. */
export function oneField(field: Field): EditorDefinition {
  return defineEditor({
    name: 'one-field',
    title: 'One field',
    stored: { collection: 'ONE-FIELD', save: 'updateCollection' },
    fields: { field },
  });
}
