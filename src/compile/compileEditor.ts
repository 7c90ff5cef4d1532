import {
  conditionsIn,
  editorForBrand,
  editorWithoutBrand,
  withBrandNames,
  type Brand,
  type BrandFacts,
  type EditorDefinition,
  type PlacedField,
  type PlacedFields,
} from '../definition';
import { kindOf } from '../kinds';
import { compileLens, emptyForm } from '../tree';
import { objectRules, objectStructure } from './fieldSchemas';
import type { BrandCompiledEditor, CompiledEditor, UiSchema } from './types';

const compiledEditors = new WeakMap<EditorDefinition, Map<Brand | undefined, CompiledEditor>>();

/**
 * Compiles an editor for a brand: what is rendered, what is validated and how it is stored; the brand's name replaces `{BRAND}`
 * and `{brand}` in the definition. Pure; cached by definition and brand.
 * @param facts the brand's; undefined for editors of the platform, which have no brand
 * @throws EditorNotForBrandError when the brand does not have the editor
 */
export function compileEditor(definition: EditorDefinition, facts: BrandFacts): BrandCompiledEditor;
export function compileEditor(definition: EditorDefinition, facts: BrandFacts | undefined): CompiledEditor;
export function compileEditor(definition: EditorDefinition, facts: BrandFacts | undefined): CompiledEditor {
  const byBrand = compiledEditors.get(definition) ?? new Map<Brand | undefined, CompiledEditor>();
  compiledEditors.set(definition, byBrand);
  const cached = byBrand.get(facts?.name);
  if (cached) return cached;
  const editor = facts ? withBrandNames(editorForBrand(definition, facts), facts.name) : editorWithoutBrand(definition);
  const compiled: CompiledEditor = {
    editor,
    brand: facts?.name,
    schema: objectStructure(editor.fields),
    uiSchema: uiSchemaOf(editor.fields),
    conditions: conditionsIn(editor.fields),
    validationSchema: objectRules(editor.fields),
    lens: compileLens(editor.fields),
    defaults: emptyForm(editor.fields),
  };
  byBrand.set(facts?.name, compiled);
  return compiled;
}

/** The uiSchema of a group, an item or a whole form: the widget and settings of every field. */
function uiSchemaOf(fields: PlacedFields): UiSchema {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldUiSchema(field)]));
}

function fieldUiSchema(field: PlacedField): UiSchema {
  const { nested, structure } = kindOf(field);
  const options = { 'ui:options': { settings: field } };
  if (nested) return { ...options, ...nested.ui(field, { structure: objectStructure, ui: uiSchemaOf }) };
  const isOneValue = structure(field, objectStructure)['type'] === 'string';
  return { ...options, [isOneValue ? 'ui:widget' : 'ui:field']: field.type };
}
