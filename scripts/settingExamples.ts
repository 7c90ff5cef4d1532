import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from 'ts-json-schema-generator';
import { areas, editorsOfArea } from '../schemas';
import { settingsIn } from './shownSettings';
import { readDefinitionSources } from './sourcePlaces';

/** A definition that shows a setting, as a link of a page in `docs/`. */
type Example = string;

/**
 * Finds a definition that has a setting: a screen of the cookbook if one does, else one of the product's own.
 * @param part its name in the JSON Schema; `editor` or `area` for the definition itself. If no part of that name has the setting, a part
 * whose setting means the same is the example; failing that, a field of another type, or an area of another kind.
 */
export type FindExample = (part: string, setting: string) => Example | undefined;

/** The JSON Schemas of the language, with the existing brands. */
export interface LanguageSchemas {
  readonly editor: Schema;
  readonly area: Schema;
}

/**
 * Reads the definitions that examples are taken from.
 * @param cookbook the page that shows the screens of `docs/cookbook`
 */
export async function readExamples(schemas: LanguageSchemas, cookbook: string): Promise<FindExample> {
  const examples = new Map<string, Example>();
  const add = (kind: 'editor' | 'area', definition: unknown, linkTo: (keys: readonly string[]) => Example) => {
    for (const { part = kind, setting, keys } of settingsIn(schemas[kind], definition)) {
      const names = namesOf(schemas, part, setting).filter((name) => !examples.has(name));
      if (names.length === 0) continue;
      const link = linkTo(keys);
      for (const name of names) examples.set(name, link);
    }
  };
  for (const { kind, definition, link } of cookbookDefinitions(cookbook)) add(kind, definition, () => link);
  const sources = readDefinitionSources('.');
  for (const area of areas) {
    const linkIn = (kind: 'editor' | 'area', name: string) => (keys: readonly string[]) => {
      const { file = `schemas/${area.name}` } = sources.find({ kind, name, folder: area.name }, keys) ?? {};
      return `[${path.posix.basename(file)}](../${file})`;
    };
    add('area', area, linkIn('area', area.name));
    for (const editor of (await editorsOfArea[area.name]?.()) ?? [])
      add('editor', editor, linkIn('editor', editor.name));
  }
  return (part, setting) => namesOf(schemas, part, setting).flatMap((name) => examples.get(name) ?? [])[0];
}

/** The keys under which an example of a setting is stored, the closest first: by its part, its meaning, and the family of its part. */
function namesOf({ editor, area }: LanguageSchemas, part: string, setting: string): readonly string[] {
  const schema = { editor, area }[part] ?? editor.definitions?.[part] ?? area.definitions?.[part];
  const { properties = {} } = typeof schema === 'object' ? schema : {};
  const meaning = typeof properties[setting] === 'object' ? properties[setting].description : undefined;
  return [part, ...(meaning === undefined ? [] : [meaning]), familyOf(part, setting)].map((name) =>
    nameOf(name, setting),
  );
}

/** Settings that mean the same in every part. */
const SAME_EVERYWHERE = ['access', 'plural'];
const ANYTHING = 'anything';

/** The family of a part: `TextField` is a `Field`, `PageArea` an `Area`, `TableList<"new entry">` a `TableList`. */
function familyOf(part: string, setting: string): string {
  const family = part.replace(/<.*/, '').replace(/^[A-Z].*(Field|Area)$/, '$1');
  return family !== 'Field' && SAME_EVERYWHERE.includes(setting) ? ANYTHING : family;
}

function nameOf(part: string, setting: string): string {
  return `${part}.${setting}`;
}

/** The definitions that the page quotes, verbatim, including `$use`. */
function cookbookDefinitions(page: string) {
  return page.split(/^## /m).flatMap((chapter) => {
    const [title = ''] = chapter.split('\n');
    const link = `[${title}](cookbook.md#${title.toLowerCase().replaceAll(' ', '-')})`;
    return [...chapter.matchAll(/<!-- from: (\S+\.(area|editor)\.json) -->/g)].map(([, file = '', kind]) => ({
      kind: kind as 'editor' | 'area',
      definition: JSON.parse(readFileSync(path.join('docs', file), 'utf8')) as unknown,
      link,
    }));
  });
}
