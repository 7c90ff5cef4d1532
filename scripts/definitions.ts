import { areas, editorsOfArea } from '../schemas';
import { brands } from '../schemas/brands';
import { BRANDS, editorForBrand, type Brand, type BrandFacts, type EditorDefinition } from '../src/definition';

/** Every editor of every area, in the order of the areas and their tabs. */
export async function loadAllEditors(): Promise<readonly EditorDefinition[]> {
  const perArea = await Promise.all(areas.map(async (area) => (await editorsOfArea[area.name]?.()) ?? []));
  return perArea.flat();
}

/** An editor for one brand; `facts` is undefined for editors of the platform. */
export interface EditorVariant {
  readonly editor: EditorDefinition;
  readonly facts: BrandFacts | undefined;
}

/** Every editor once per brand that has it; editors of the platform's areas once, without a brand. */
export async function loadEditorVariants(): Promise<readonly EditorVariant[]> {
  const perArea = await Promise.all(
    areas.map(async ({ name, audience }) => {
      const editors = (await editorsOfArea[name]?.()) ?? [];
      return editors.flatMap((editor): EditorVariant[] =>
        audience === 'platform'
          ? [{ editor, facts: undefined }]
          : BRANDS.filter((brand) => hasBrand(editor, brand)).map((brand) => ({ editor, facts: brands[brand] })),
      );
    }),
  );
  return perArea.flat();
}

/** The editor of a name; undefined when there is none. */
export async function findEditor(name: string): Promise<EditorDefinition | undefined> {
  return (await loadAllEditors()).find((editor) => editor.name === name);
}

/** Whether a brand has an editor. */
export function hasBrand(editor: EditorDefinition, brand: Brand): boolean {
  return editor.brands === undefined || editor.brands.includes(brand);
}

/**
 * The brands whose forms of an editor differ: of brands with the same form, the first one. A brand's `fieldDefaults` do not count; field
 * types have stories and tests of their own.
 * @param among the brands that show the editor, if its area or tab excludes some
 */
export function brandsThatDiffer(editor: EditorDefinition, among: readonly Brand[] = BRANDS): readonly Brand[] {
  const firsts = new Map<string, Brand>();
  for (const brand of among.filter((one) => hasBrand(editor, one))) {
    const form = JSON.stringify(editorForBrand(editor, { ...brands[brand], fieldDefaults: {} }));
    if (!firsts.has(form)) firsts.set(form, brand);
  }
  return [...firsts.values()];
}
