import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A table row names a test file and part of the test's title. */
const LINE = /^\|[^|]+\| `(?<file>tests\/[^`]+)`: (?<title>[^|]+?) +\|$/gm;

it('docs/security.md names existing tests', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const lines = [...page.matchAll(LINE)].map(
    ({ groups }) => groups as { readonly file: string; readonly title: string },
  );
  expect(lines.length).toBeGreaterThan(40);
  const missing = lines.filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
  expect(missing).toEqual([]);
});

it('docs/security.md names existing files', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const files = [...page.matchAll(/`((?:tests|src|server|docs)\/[\w/.-]+\.\w+)`/g)].map(([, file]) => file!);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
