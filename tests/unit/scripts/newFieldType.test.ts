import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProjectCopy, PATIENCE, TSC, TSX, VITEST, type ProjectCopy } from './support/projectCopy';

/** Where somebody follows docs/add-a-field-type.md. */
let copy: ProjectCopy;

beforeAll(async () => {
  copy = makeProjectCopy('new-field-type');
  for (const { file, language, text } of blocksOf(readFileSync('docs/add-a-field-type.md', 'utf8'))) {
    const at = path.join(copy.folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, language === 'diff' ? patched(readFileSync(at, 'utf8'), text) : text);
  }
  await copy.run([...TSX, 'scripts/metaSchema.ts']);
}, PATIENCE);
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

interface Block {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** The blocks of a page that stand below the name of a file. */
function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(/^`([\w./-]+)`\n\n```(\w+)\n(.*?)^```$/gms)].map(
    ([, file = '', language = '', text = '']) => ({
      file,
      language,
      text,
    }),
  );
}

/** Puts each added line of a diff beside the line that stands next to it. @throws Error where that line is not there once */
function patched(content: string, diff: string): string {
  return diff.split('@@\n').reduce((so, hunk) => {
    const lines = hunk.split('\n').filter((line) => line !== '');
    const before = lines.flatMap((line) => (line.startsWith(' ') ? [line.slice(1)] : []));
    const after = lines.map((line) => line.slice(1));
    const known = `\n${before.join('\n')}\n`;
    if (`\n${so}`.split(known).length !== 2) throw new Error(`There is no single place for ${hunk}`);
    return `\n${so}`.replace(known, () => `\n${after.join('\n')}\n`).slice(1);
  }, content);
}

describe('a field type that was made by following docs/add-a-field-type.md', () => {
  it('is known to the compiler wherever types are', () => copy.run([TSC, '--noEmit']), PATIENCE);

  it(
    'has an input, with its own words for what is wrong',
    async () => {
      await copy.run([VITEST, 'run', '--project', 'dom', 'tests/unit/fields/colour.test.tsx']);
    },
    PATIENCE,
  );

  it(
    'may be used in a definition, keeps the laws, and is documented',
    async () => {
      await copy.run([...TSX, 'scripts/newScreen.ts', 'themes']);
      const file = path.join(copy.folder, 'schemas', 'themes', 'themes.ts');
      const screen = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        screen.replace(
          /^( +)fields: \{\n(?= +title)/m,
          "$&$1  accent: { type: 'colour', label: 'Accent', stored: 'ACCENT' },\n",
        ),
      );
      expect(readFileSync(file, 'utf8')).toContain("type: 'colour'");
      await copy.run([...TSX, 'scripts/editors.ts', 'check']);
      await copy.run([VITEST, 'run', '--project', 'round-trip', '-t', 'themes', '-u']);
      expect(readFileSync(path.join(copy.folder, 'docs', 'definition-language.md'), 'utf8')).toContain('### colour');
    },
    PATIENCE,
  );
});
