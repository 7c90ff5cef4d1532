import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { annotationOf, checkDefinitions, printPlaced } from '../../../scripts/checkDefinitions';
import { readDefinitionSources } from '../../../scripts/sourcePlaces';

const folder = mkdtempSync(path.join(os.tmpdir(), 'definitions-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, lines: readonly string[]): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), lines.join('\n'));
}

write('schemas/shared/seo.ts', [
  'export function seo(tag: string) {',
  '  return { title: { type: "text", stored: tag } };',
  '}',
]);
write('schemas/news/news.ts', [
  "import { seo } from '../shared/seo';",
  'const page = {',
  "  tag: 'NEWS',",
  '} as const;',
  'export const news = defineEditor({',
  "  name: 'news',",
  '  stored: { page },',
  "  fields: { ...seo('X'), list: { choices: [{ value: 'a' }, { value: 'b' }] } },",
  '});',
]);
write('schemas/blog/news.ts', ['export const blog = defineEditor({', "  title: 'Blog',", "  name: 'news',", '});']);
write('schemas/blog/about.json', ['{', '  "name": "about",', '  "fields": { "title": { "type": "text" } }', '}']);
write('schemas/blog/area.ts', ['export const blogArea = defineArea({', "  name: = 'blog',", '});']);
write('schemas/blog/broken.json', ['{', '  "name": "broken",', '  "title": ,', '}']);

describe('the source position of a setting', () => {
  const { find, unreadable } = readDefinitionSources(folder);
  const at = (keys: string, name = 'news', inFolder = 'news') => {
    const place = find({ kind: 'editor', name, folder: inFolder }, keys.split('.'));
    return place && `${place.file}:${place.line}:${place.column}`;
  };

  it.each([
    ['fields.list', 'schemas/news/news.ts:8:26'],
    ['fields.list.choices.1.value', 'schemas/news/news.ts:8:62'],
    ['stored.page.tag', 'schemas/news/news.ts:3:3'],
    ['fields.title.type', 'schemas/shared/seo.ts:2:21'],
    ['fields.title.label', 'schemas/shared/seo.ts:2:12'],
    ['fields.missing', 'schemas/news/news.ts:8:3'],
  ])('of %s is %s, also through constants, spreads and functions in other files', (keys, place) => {
    expect(at(keys)).toBe(place);
  });

  it('is in the folder of its area when several definitions share a name', () => {
    expect(at('title', 'news', 'blog')).toBe('schemas/blog/news.ts:2:3');
  });

  it('is found in JSON files too', () => {
    expect(at('fields.title.type', 'about', 'blog')).toBe('schemas/blog/about.json:3:26');
    expect(at('title', 'nobody')).toBeUndefined();
  });

  it('is reported for files that are neither valid TypeScript nor JSON', () => {
    expect(unreadable).toEqual([
      { file: 'schemas/blog/area.ts', line: 2, column: 9, reason: 'Expression expected.' },
      { file: 'schemas/blog/broken.json', line: 3, column: 12, reason: expect.any(String) as string },
    ]);
  });
});

describe('the check of the definitions of a project', () => {
  it('finds nothing in the definitions of the product', async () => {
    expect(await checkDefinitions(process.cwd())).toEqual([]);
  });

  it('reports unreadable files with line and column, and continues', async () => {
    const [first, second] = await checkDefinitions(folder);
    expect(printPlaced(first!)).toBe('schemas/blog/area.ts:2:9 no TypeScript: Expression expected.');
    expect(printPlaced(second!)).toMatch(/^schemas\/blog\/broken\.json:3:12 no JSON: /);
  });

  it('annotates the line of a change', () => {
    const problem = { file: 'schemas/a.ts', line: 3, column: 5, message: 'expected 100%\nmore', area: 'a' };
    expect(annotationOf(problem)).toBe('::error file=schemas/a.ts,line=3,col=5::expected 100%25%0Amore');
    expect(annotationOf({ message: 'expected more', area: undefined })).toBe('::error ::expected more');
  });
});
