import { editorForBrand, type Brand, type BrandFacts, type EditorDefinition } from '../definition';
import { compileLens, emptyForm } from '../tree';
import { objectRules, objectStructure } from './fieldSchemas';
import type { CompiledEditor } from './types';
import { uiSchemaOf } from './uiSchema';

const compiledEditors = new WeakMap<EditorDefinition, Map<Brand, CompiledEditor>>();

/**
 * Compiles an editor for a brand: what is rendered, what is validated and how it is stored. Pure; made once for each
 * definition and brand.
 * @throws EditorNotForBrandError when the brand does not have the editor
 */
export function compileEditor(definition: EditorDefinition, facts: BrandFacts): CompiledEditor {
  const byBrand = compiledEditors.get(definition) ?? new Map<Brand, CompiledEditor>();
  compiledEditors.set(definition, byBrand);
  const known = byBrand.get(facts.name);
  if (known) return known;
  const editor = editorForBrand(definition, facts);
  const compiled: CompiledEditor = {
    editor,
    brand: facts.name,
    schema: objectStructure(editor.fields),
    uiSchema: uiSchemaOf(editor.fields),
    validationSchema: objectRules(editor.fields),
    lens: compileLens(editor.fields),
    defaults: emptyForm(editor.fields),
  };
  byBrand.set(facts.name, compiled);
  return compiled;
}
