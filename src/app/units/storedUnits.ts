import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../compile';
import type { Brand, EditorDefinition, PageUnits, UnitSection } from '../../definition';
import type { StoredUnits } from '../../tree';

/** How a brand stores the units of an area's pages. @throws RangeError when a section has no editor */
export function storedUnits(units: PageUnits, editors: readonly EditorDefinition[], brand: Brand): StoredUnits {
  const { container, order, newName } = units;
  const sections = units.sections.map((section) => ({
    collection: section.collection,
    fields: compileEditor(editorOf(section, editors), brands[brand]).editor.fields,
  }));
  return { container, order, newName, sections };
}

/** The editor definition of a section. @throws RangeError when there is none */
export function editorOf({ key, editor }: UnitSection, editors: readonly EditorDefinition[]): EditorDefinition {
  const found = editors.find(({ name }) => name === editor);
  if (!found) throw new RangeError(`The section '${key}' has no editor '${editor}'.`);
  return found;
}
