import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EditorDefinition } from '../src/definition';
import { areaFolders, type AreaFolder } from './areaIndex';
import { brandsThatDiffer } from './definitions';

/**
 * A file of stories for each area, by its name: every editor, and once more for each brand in which it has a form of its own,
 * so that a new folder of definitions is reviewed in Storybook, and looked at by axe, without a line written for it. The
 * toolbar shows any editor as any brand has it.
 * @param schemas path of the folder of definitions
 * @param from path of the folder that the stories will lie in
 */
export async function editorStoryFiles(schemas: string, from: string): Promise<Readonly<Record<string, string>>> {
  const root = path.relative(from, path.dirname(schemas)).replaceAll('\\', '/');
  const folders = await areaFolders(schemas);
  const files = folders.map(async (folder): Promise<[string, string]> => {
    const file = path.join(schemas, folder.folder, 'editors.ts');
    const { editors } = (await import(pathToFileURL(file).href)) as { readonly editors: readonly EditorDefinition[] };
    return [`${folder.folder}.stories.tsx`, storiesOf(folder, editors, root)];
  });
  return Object.fromEntries(await Promise.all(files));
}

function storiesOf({ folder, area }: AreaFolder, editors: readonly EditorDefinition[], root: string): string {
  const stories = editors.flatMap((editor, index) => {
    const name = camel(editor.name);
    const [, ...others] = area.audience === 'platform' ? [] : brandsThatDiffer(editor, area.brands);
    return [
      `export const ${name} = { args: { definition: editors[${index}] } };`,
      `export const ${name}InTheDark = { ...${name}, ...inTheDark };`,
      ...others.map(
        (brand) =>
          `export const ${name}Of${camel(brand.toLowerCase())} = { ...${name}, globals: { brand: '${brand}' } };`,
      ),
    ];
  });
  return [
    `import { editors } from '${root}/schemas/${folder}/editors';`,
    `import { EditorStory } from '${root}/stories/support/EditorStory';`,
    `import { inTheDark } from '${root}/stories/support/inTheDark';`,
    '',
    'export default {',
    `  title: 'Editors/${area.name}',`,
    '  render: ({ definition }, { globals }) => <EditorStory definition={definition} brand={globals.brand} />,',
    '};',
    '',
    ...stories,
    '',
  ].join('\n');
}

function camel(kebab: string): string {
  return kebab.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
