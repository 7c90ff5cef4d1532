import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { contentAccess } from '../../../schemas/access';
import { row, wordsOf } from './support/catalogue';
import { describeArea } from './support/describeArea';
import { normalise, printSpecified, readSpecification, type SpecifiedLine } from './support/specificationFile';

const specified = readSpecification('areas.txt');
const lines = specified.flatMap(({ heading, lines: below }) => [heading, ...below]);

it('the areas of the specification stand in its order', () => {
  const names = specified.map(({ name }) => name);
  expect(areas.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
});

it.each(specified)('the area $name is as the specification says', ({ name, heading, lines: below }) => {
  const area = areas.find((candidate) => candidate.name === name);
  const described = area ? describeArea(area, contentAccess) : [];
  expect(described.map(normalise)).toEqual([heading, ...below].map(printSpecified));
});

describe('areas.txt', () => {
  it('cites rows of the catalogue', () => {
    for (const { rows } of lines) expect(rows.map(row)).not.toContain('');
  });

  it('has the words of every label from a row that it cites', () => {
    expect(
      foreign(({ label, isOwnWord, rows }) => {
        if (isOwnWord || label === '=' || label.startsWith('# ')) return [];
        const known = new Set(rows.flatMap((id) => wordsOf(row(id))));
        return wordsOf(label).filter((word) => !known.has(word));
      }),
    ).toEqual([]);
  });

  it('has every message letter for letter from a row that it cites', () => {
    const MESSAGE = /\b(?:asks|saved|nothing|failed) '([^']+)'/g;
    expect(
      foreign(({ settings, rows }) =>
        found(settings, MESSAGE).filter((text) => !rows.some((id) => row(id).includes(text))),
      ),
    ).toEqual([]);
  });

  it('has every scope and address from a row that it cites', () => {
    const SCOPE = /\b(?:read|create|update|delete|manage):([\w-]+)/g;
    const ADDRESS = /^(?:brand staff go to )?(\/[\w-]+(?:\/[\w-]+)*)$/g;
    expect(
      foreign(({ settings, rows }) => [
        ...found(settings, SCOPE).filter((resource) => !rows.some((id) => hasResource(row(id), resource))),
        ...found(settings, ADDRESS).filter((address) => !rows.some((id) => row(id).includes(`\`${address}\``))),
      ]),
    ).toEqual([]);
  });
});

/** What a line says that none of its rows does. */
function foreign(find: (line: SpecifiedLine) => readonly string[]): readonly string[] {
  return lines.flatMap((line) => find(line).map((what) => `${line.number}: ${what} [${line.rows.join(' ')}]`));
}

function found(settings: readonly string[], pattern: RegExp): readonly string[] {
  const given = settings.filter((setting) => !setting.startsWith('~'));
  return given.flatMap((setting) => [...setting.matchAll(pattern)].map(([, text = '']) => text));
}

/** A row names the kinds of properties after the first by their ends: `-office`. */
function hasResource(text: string, resource: string): boolean {
  return text.includes(resource) || text.includes(`\`${resource.replace('property-category', '')}\``);
}
