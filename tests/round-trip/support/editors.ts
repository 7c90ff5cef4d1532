import { areas, editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { brandsThatDiffer, hasBrand } from '../../../scripts/definitions';
import { compileEditor, type BrandCompiledEditor, type CompiledEditor } from '../../../src/compile';
import { BRANDS, editorFromJson, type EditorDefinition } from '../../../src/definition';
import article from '../fixtures/article.json';
import conditions from '../fixtures/conditions-and-rules.json';
import floorPlans from '../fixtures/floor-plans.json';
import formsOfBrands from '../fixtures/forms-of-brands.json';
import kinds from '../fixtures/kinds.json';
import listsSideBySide from '../fixtures/lists-side-by-side.json';
import media from '../fixtures/media.json';
import positions from '../fixtures/positions.json';
import record from '../fixtures/record.json';
import values from '../fixtures/values.json';
import { articleEditor } from '../../../stories/support/articleEditor';

const perArea = await Promise.all(
  areas.map(async ({ name, audience = 'brand' }) => ({ audience, editors: (await editorsOfArea[name]?.()) ?? [] })),
);
const productDefinitions = perArea.flatMap(({ editors }) => editors);
const platformDefinitions = perArea.flatMap(({ audience, editors }) => (audience === 'platform' ? editors : []));
const brandDefinitions = perArea.flatMap(({ audience, editors }) => (audience === 'brand' ? editors : []));

/** Storage shapes that no area uses yet: five levels, blocks, numbers; and settings that no area combines. */
const shapes: readonly EditorDefinition[] = [
  ...[floorPlans, article, media, values, kinds, positions, record].map((json) => editorFromJson(json)),
  ...[conditions, listsSideBySide, formsOfBrands].map((json) => editorFromJson(json)),
  articleEditor(),
];

/** A compiled editor with its name, for the titles of tests. */
type Named<Compiled extends CompiledEditor> = readonly (readonly [name: string, compiled: Compiled])[];

/** Compiled editors whose form equals that of an earlier brand. */
const duplicates = new Set<CompiledEditor>();

const shapesOfBrands = ofBrands(shapes);
const areasOfBrands = ofBrands(productDefinitions.filter(({ stored }) => !('record' in stored)));

/** The editors of pages, sections and rows of the product, compiled for every brand that has them. */
export const productEditors: Named<BrandCompiledEditor> = areasOfBrands;

/** The product editors and those of the further storage shapes. */
export const treeEditors: Named<BrandCompiledEditor> = [
  ...areasOfBrands,
  ...shapesOfBrands.filter(([, { editor }]) => !('record' in editor.stored)),
];

/** The editors of records of the product: those of the platform without a brand, the others for every brand that has them. */
export const productRecordEditors: Named<CompiledEditor> = [
  ...ofRecords(platformDefinitions),
  ...ofBrands(brandDefinitions.filter(({ stored }) => 'record' in stored)),
];

/** The product record editors and those of the further storage shapes. */
export const recordEditors: Named<CompiledEditor> = [...productRecordEditors, ...ofRecords(shapes)];

export const allEditors: Named<CompiledEditor> = [...treeEditors, ...recordEditors];

/**
 * Number of runs of a law with an editor. A tenth is enough for a brand whose form equals that of an earlier one.
 * @param many runs for the first brand with a form
 */
export function runsOf(compiled: CompiledEditor, many: number): { readonly numRuns: number } {
  return { numRuns: duplicates.has(compiled) ? Math.ceil(many / 10) : many };
}

function ofBrands(definitions: readonly EditorDefinition[]): Named<BrandCompiledEditor> {
  return definitions.flatMap((definition) => {
    const differing = brandsThatDiffer(definition);
    return BRANDS.filter((brand) => hasBrand(definition, brand)).map((brand) => {
      const compiled = compileEditor(definition, brands[brand]);
      if (!differing.includes(brand)) duplicates.add(compiled);
      return [`${definition.name} of ${brand}`, compiled] as const;
    });
  });
}

function ofRecords(definitions: readonly EditorDefinition[]): Named<CompiledEditor> {
  return definitions
    .filter(({ stored }) => 'record' in stored)
    .map((definition) => [definition.name, compileEditor(definition, undefined)]);
}
