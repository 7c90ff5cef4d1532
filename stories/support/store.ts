import { brands } from '../../schemas/brands';
import { ajvValidator } from '../../src/compile/ajv';
import { compileEditor, createValidate } from '../../src/compile';
import { defineEditor, type Brand, type EditorDefinition, type Field } from '../../src/definition';
import { createFormStore, type FormStore } from '../../src/form';
import type { FormData } from '../../src/tree';

/** An editing session on a definition, as a brand has it. Groups and lists that `form` leaves out are empty. */
export function storyStore(definition: EditorDefinition, brand: Brand, form?: FormData): FormStore {
  return openStoryStore({ definition, brand, form });
}

interface StorySession {
  readonly definition: EditorDefinition;
  readonly brand: Brand;
  readonly form?: FormData | undefined;
  readonly idPrefix?: string | undefined;
}

/** The same, for one of several forms on a page, which `idPrefix` tells apart. */
export function openStoryStore({ definition, brand, form, idPrefix = 'form' }: StorySession): FormStore {
  const compiled = compileEditor(definition, brands[brand]);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return createFormStore({ compiled, validate, form: { ...compiled.defaults, ...form }, idPrefix });
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
