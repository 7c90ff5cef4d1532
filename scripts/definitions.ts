import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { areas, editorsOfArea } from '../schemas';
import type { Brand, EditorDefinition } from '../src/definition';

/** Every editor of every area, in the order of the areas and their tabs. */
export async function loadAllEditors(): Promise<readonly EditorDefinition[]> {
  const perArea = await Promise.all(areas.map(async (area) => (await editorsOfArea[area.name]?.()) ?? []));
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
 * The file that declares an editor, relative to the project, for messages.
 * @param root the project's folder
 */
export function fileOfEditor(name: string, root: string): string {
  const folder = join(root, 'schemas');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((path) => new RegExp(`(^|[\\\\/])${name}\\.(ts|json)$`).test(path));
  return file === undefined ? name : relative(root, join(folder, file)).replaceAll('\\', '/');
}
