import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRANDS, type EditorDefinition } from '../src/definition';
import { areaFolders, type AreaFolder } from './areaIndex';
import { hasBrand } from './definitions';

/**
 * A file of stories for each area, by its name: every editor as each brand sees it, so that a new folder of definitions
 * is reviewed in Storybook, and looked at by axe, without a line written for it.
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
  const stories = editors.flatMap((editor, index) =>
    BRANDS.filter((brand) => (area.audience === 'platform' ? brand === BRANDS[0] : hasBrand(editor, brand))).map(
      (brand) => {
        const name = `${camel(editor.name)}Of${camel(brand.toLowerCase())}`;
        return `export const ${name} = { args: { definition: editors[${index}], brand: '${brand}' } };`;
      },
    ),
  );
  return [
    `import { editors } from '${root}/schemas/${folder}/editors';`,
    `import { StoryForm } from '${root}/stories/support/StoryForm';`,
    '',
    `export default { title: 'Editors/${area.name}', component: StoryForm, args: { whole: true } };`,
    '',
    ...stories,
    '',
  ].join('\n');
}

function camel(kebab: string): string {
  return kebab.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
