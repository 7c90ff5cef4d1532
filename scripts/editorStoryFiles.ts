import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EditorDefinition } from '../src/definition';
import { areaFolders, type AreaFolder } from './areaIndex';
import { brandsThatDiffer } from './definitions';

/**
 * Story files by name, one per area: every editor, and again for each brand whose form differs, so that new definitions can be reviewed
 * in Storybook and are checked by axe without writing a story. The toolbar shows any editor for any brand.
 * @param schemas path of the folder of definitions
 * @param from path of the folder that the stories will be written to
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
    const name = pascalCase(editor.name);
    const [, ...others] = area.audience === 'platform' ? [] : brandsThatDiffer(editor, area.brands);
    return [
      `export const ${name} = { args: { definition: editors[${index}] } };`,
      ...others.map(
        (brand) =>
          `export const ${name}Of${pascalCase(brand.toLowerCase())} = { ...${name}, globals: { brand: '${brand}' } };`,
      ),
    ];
  });
  return [
    `import { editors } from '${root}/schemas/${folder}/editors';`,
    `import { EditorStory } from '${root}/stories/support/EditorStory';`,
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

function pascalCase(kebab: string): string {
  return kebab.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
