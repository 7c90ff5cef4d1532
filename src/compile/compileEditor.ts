import {
  conditionsIn,
  editorForBrand,
  editorWithoutBrand,
  withBrandNames,
  type Brand,
  type BrandFacts,
  type EditorDefinition,
} from '../definition';
import { compileLens, emptyForm } from '../tree';
import { objectRules, objectStructure } from './fieldSchemas';
import type { BrandCompiledEditor, CompiledEditor } from './types';
import { uiSchemaOf } from './uiSchema';

const compiledEditors = new WeakMap<EditorDefinition, Map<Brand | undefined, CompiledEditor>>();

/**
 * Compiles an editor for a brand: what is rendered, what is validated and how it is stored; the brand's name stands where the
 * definition says `{BRAND}` or `{brand}`. Pure; made once for each definition and brand.
 * @param facts the brand's; undefined for editors of the platform, which know no brand
 * @throws EditorNotForBrandError when the brand does not have the editor
 */
export function compileEditor(definition: EditorDefinition, facts: BrandFacts): BrandCompiledEditor;
export function compileEditor(definition: EditorDefinition, facts: BrandFacts | undefined): CompiledEditor;
export function compileEditor(definition: EditorDefinition, facts: BrandFacts | undefined): CompiledEditor {
  const byBrand = compiledEditors.get(definition) ?? new Map<Brand | undefined, CompiledEditor>();
  compiledEditors.set(definition, byBrand);
  const known = byBrand.get(facts?.name);
  if (known) return known;
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
