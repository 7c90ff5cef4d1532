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
  const checked = checkedOf(definition, brand);
  return createFormStore({ ...checked, form: { ...checked.compiled.defaults, ...form }, idPrefix });
}

type Checked = ReturnType<typeof compile>;

/** A story or a test opens the same form many times. */
const known = new WeakMap<EditorDefinition, Map<Brand, Checked>>();

function checkedOf(definition: EditorDefinition, brand: Brand): Checked {
  const ofBrands = known.get(definition) ?? new Map<Brand, Checked>();
  known.set(definition, ofBrands);
  const checked = ofBrands.get(brand) ?? compile(definition, brand);
  ofBrands.set(brand, checked);
  return checked;
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
