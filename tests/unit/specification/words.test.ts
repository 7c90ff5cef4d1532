import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { definedTexts } from '../../../src/lib/texts';
import { catalogueAreas, catalogueEditors } from '../../support/catalogueScreens';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const catalogue = readFileSync('docs/requirements.md', 'utf8');

/** Cells of the glossary table whose first column has this heading, by row. */
function table(firstHeading: string): readonly (readonly string[])[] {
  const lines = glossary.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\| ${firstHeading} +\\|`).test(line));
  const rows = lines.slice(start + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Texts between backticks. */
function quoted(cell = ''): readonly string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text);
}

const DECLARATION = /\b(?:const|let|function|interface|type|class)\s+(\w+)/g;

/** The source files of the project, without generated ones. */
function sourceFiles(): readonly string[] {
  return ['src', 'server', 'schemas', 'scripts', 'bench', 'stories', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('generated'))
      .map((file) => path.join(folder, file)),
  );
}

/** Matches a whole word, ignoring case. */
function wordPattern(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!\\w)${escaped}${/\w$/.test(word) ? String.raw`(?!\w)` : ''}`, 'i');
}

/** Settings of definitions that are displayed. */
const DISPLAYED_SETTINGS = new Set([
  ...['label', 'title', 'description', 'help', 'placeholder', 'addLabel', 'itemLabel', 'heading', 'noun', 'nouns'],
  ...[
    'question',
    'hint',
    'done',
    'failed',
    'saved',
    'created',
    'required',
    'askBeforeRemoval',
    'text',
    'add',
    'change',
  ],
]);

/** Every displayed text in a part of a definition, with its path. */
function textsOf(part: unknown, at: string): readonly (readonly [where: string, text: string])[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const where = `${at}.${key}`;
    if (typeof value !== 'string') return textsOf(value, where);
    return DISPLAYED_SETTINGS.has(key) || key.endsWith('Message') ? [[where, value] as const] : [];
  });
}

/** Texts of a feature with their paths, without the keywords of ICU patterns. */
function patternsOf(patterns: object, at: string): readonly (readonly [where: string, text: string])[] {
  return Object.entries(patterns).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[`${at}.${key}`, value.replaceAll(/\{\w+, (?:select|plural),/g, '{')] as const]
      : patternsOf(value, `${at}.${key}`),
  );
}

async function everyText(): Promise<readonly (readonly [where: string, text: string])[]> {
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (path.basename(file) === 'texts.ts') await import(pathToFileURL(path.resolve('src', file)).href);
  // The labels of a screen that was added are the words of those who added it.
  const editors = await catalogueEditors();
  return [
    // Another test may have defined texts of its own.
    ...[...definedTexts()].flatMap(([feature, texts]) => patternsOf(texts, feature)),
    ...catalogueAreas.flatMap((area) => textsOf(area, area.name)),
    ...editors.flatMap((editor) => textsOf(editor, editor.name)),
  ];
}

it('every text of the console uses one word for one thing', async () => {
  const avoidedWords = table('Say').flatMap(([say = '', , not]) => quoted(not).map((word) => ({ say, word })));
  const given = new Map(table('Text').map(([text, row = '']) => [quoted(text)[0] ?? '', row]));
  expect(avoidedWords.length).toBeGreaterThan(20);
  const found = (await everyText()).flatMap(([where, text]) =>
    avoidedWords
      .filter(({ word }) => wordPattern(word).test(text))
      .map(({ say, word }) => ({ text, told: `${where}: '${text}' says '${word}'; say '${say}'` })),
  );
  expect(found.filter(({ text }) => !given.has(text)).map(({ told }) => told)).toEqual([]);
  const used = new Set(found.map(({ text }) => text));
  expect([...given.keys()].filter((text) => !used.has(text))).toEqual([]);
});

it('a text with another word is given by a row or a decision of the catalogue', () => {
  for (const [text, row = ''] of table('Text')) expect(catalogue, text).toMatch(new RegExp(`^\\| ${row} \\|`, 'm'));
});

it('the code uses one name for one thing', () => {
  const names = table('Name').flatMap(([say = '', , not]) => quoted(not).map((name) => ({ say, name })));
  expect(names.length).toBeGreaterThan(10);
  const pattern = new RegExp(`^(?:${names.map(({ name }) => name.replace('…', String.raw`\w+`)).join('|')})$`);
  const found = sourceFiles().flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(DECLARATION), ([, name = '']) => name)
      .filter((name) => pattern.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
