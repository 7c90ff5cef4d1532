import { areas, editorsOfArea } from '../schemas';
import { brands } from '../schemas/brands';
import { BRANDS, editorForBrand, type Brand, type BrandFacts, type EditorDefinition } from '../src/definition';

/** Every editor of every area, in the order of the areas and their tabs. */
export async function loadAllEditors(): Promise<readonly EditorDefinition[]> {
  const perArea = await Promise.all(areas.map(async (area) => (await editorsOfArea[area.name]?.()) ?? []));
  return perArea.flat();
}

/** An editor and a brand that it is made for; undefined for the platform. */
export interface EditorVariant {
  readonly editor: EditorDefinition;
  readonly facts: BrandFacts | undefined;
}

/** Every editor with every brand that has it; those of the platform's areas are there once, for no brand. */
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
 * The brands in which an editor has a form of its own: of those whose forms are the same, the first one.
 * Settings that a brand gives every field of a type do not count; the types have stories and tests of their own.
 * @param among the brands that show the editor, where its area or tab leaves some out
 */
export function brandsThatDiffer(editor: EditorDefinition, among: readonly Brand[] = BRANDS): readonly Brand[] {
  const firsts = new Map<string, Brand>();
  for (const brand of among.filter((one) => hasBrand(editor, one))) {
    const form = JSON.stringify(editorForBrand(editor, { ...brands[brand], fieldDefaults: {} }));
    if (!firsts.has(form)) firsts.set(form, brand);
  }
  return [...firsts.values()];
}
