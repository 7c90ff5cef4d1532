import { areas, editorsOfArea } from '../../schemas';
import type { EditorDefinition } from '../../src/definition';
import { withoutSchemaKey } from '../../src/definition/fromJson';
import { capitalized } from '../../src/lib/capitalized';
import { samples } from './samples';

/** A definition to start with. */
export interface Example {
  readonly name: string;
  readonly title: string;
  /** An editor, or an area with its editors. */
  readonly load: () => Promise<unknown>;
}

/** The classic sample forms. */
export const sampleExamples: readonly (Example & { readonly definition: EditorDefinition })[] = samples.map(
  ({ definition, of, sample }) => ({
    name: definition.name,
    title: `${sample} (${of})`,
    definition,
    load: () => Promise.resolve(definition),
  }),
);

const cookbookFiles = import.meta.glob<unknown>('../../docs/cookbook/*/*.json', { import: 'default' });

/** The screens of the cookbook, each an area with its editors. */
export const cookbookExamples: readonly Example[] = [...foldersOf(cookbookFiles)].map(([folder, files]) => ({
  name: `cookbook ${folder}`,
  title: capitalized(folder.replaceAll('-', ' ')),
  async load() {
    const definitions = await Promise.all(files.map(async ({ read }) => withoutSchemaKey(await read())));
    const [area] = definitions.filter((_, index) => files[index]?.isArea);
    return { area, editors: definitions.filter((_, index) => !files[index]?.isArea) };
  },
}));

interface CookbookFile {
  readonly isArea: boolean;
  readonly read: () => Promise<unknown>;
}

function foldersOf(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): ReadonlyMap<string, readonly CookbookFile[]> {
  const folders = new Map<string, readonly CookbookFile[]>();
  for (const [path, read] of Object.entries(files)) {
    const folder = path.split('/').at(-2) ?? '';
    folders.set(folder, [...(folders.get(folder) ?? []), { isArea: path.endsWith('.area.json'), read }]);
  }
  return folders;
}

/** Each area of the product with its editors. */
export const productExamples: readonly Example[] = areas.map((area) => ({
  name: `area ${area.name}`,
  title: area.menu.label,
  load: async () => ({ area, editors: (await editorsOfArea[area.name]?.()) ?? [] }),
}));
