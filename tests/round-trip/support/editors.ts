import { editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { compileEditor, type CompiledEditor } from '../../../src/compile';
import { BRANDS, editorFromJson, type EditorDefinition } from '../../../src/definition';
import article from '../fixtures/article.json';
import floorPlans from '../fixtures/floor-plans.json';

const real = (await Promise.all(Object.values(editorsOfArea).map((load) => load()))).flat();

/** Shapes of storage that no area has yet: five levels, blocks, numbers, sections of a page. */
const shapes: readonly EditorDefinition[] = [editorFromJson(floorPlans), editorFromJson(article)];

/** Every editor of the product, compiled for every brand that has it. */
export const productEditors: readonly (readonly [name: string, compiled: CompiledEditor])[] = named(real);

/** The editors of the product and the further shapes, compiled for every brand that has them. */
export const allEditors: readonly (readonly [name: string, compiled: CompiledEditor])[] = named([...real, ...shapes]);

function named(definitions: readonly EditorDefinition[]): readonly (readonly [string, CompiledEditor])[] {
  return definitions.flatMap((definition) =>
    BRANDS.filter((brand) => definition.brands?.includes(brand) ?? true).map(
      (brand) => [`${definition.name} of ${brand}`, compileEditor(definition, brands[brand])] as const,
    ),
  );
}
