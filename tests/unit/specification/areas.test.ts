import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { contentAccess } from '../../../schemas/access';
import { row, wordsOf } from './support/catalogue';
import { describeArea } from './support/describeArea';
import { normalise, printSpecified, readSpecification, type SpecifiedLine } from './support/specificationFile';

const specified = readSpecification('areas.txt');
const lines = specified.flatMap(({ heading, lines: below }) => [heading, ...below]);

it('the areas are in the order of the specification', () => {
  const names = specified.map(({ name }) => name);
  expect(areas.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
});

it.each(specified)('the area $name matches the specification', ({ name, heading, lines: below }) => {
  const area = areas.find((candidate) => candidate.name === name);
  const described = area ? describeArea(area, contentAccess) : [];
  expect(described.map(normalise)).toEqual([heading, ...below].map(printSpecified));
});

describe('areas.txt', () => {
  it('cites rows of the catalogue', () => {
    for (const { rows } of lines) expect(rows.map(row)).not.toContain('');
  });

  it('has the words of every label in a row that it cites', () => {
    expect(
      uncited(({ label, isOwnWord, rows }) => {
        if (isOwnWord || label === '=' || label.startsWith('# ')) return [];
        const known = new Set(rows.flatMap((id) => wordsOf(row(id))));
        return wordsOf(label).filter((word) => !known.has(word));
      }),
    ).toEqual([]);
  });

  it('has every message verbatim from a row that it cites', () => {
    const MESSAGE = /\b(?:asks|saved|nothing|failed) '([^']+)'/g;
    expect(
      uncited(({ settings, rows }) =>
        matchesIn(settings, MESSAGE).filter((text) => !rows.some((id) => row(id).includes(text))),
      ),
    ).toEqual([]);
  });

  it('has every scope and address from a row that it cites', () => {
    const SCOPE = /\b(?:read|create|update|delete|manage):([\w-]+)/g;
    const ADDRESS = /^(?:brand staff go to )?(\/[\w-]+(?:\/[\w-]+)*)$/g;
    expect(
      uncited(({ settings, rows }) => [
        ...matchesIn(settings, SCOPE).filter((resource) => !rows.some((id) => hasResource(row(id), resource))),
        ...matchesIn(settings, ADDRESS).filter((address) => !rows.some((id) => row(id).includes(`\`${address}\``))),
      ]),
    ).toEqual([]);
  });
});

/** Reports the parts of each line that none of its cited rows contains. */
function uncited(find: (line: SpecifiedLine) => readonly string[]): readonly string[] {
  return lines.flatMap((line) => find(line).map((what) => `${line.number}: ${what} [${line.rows.join(' ')}]`));
}

function matchesIn(settings: readonly string[], pattern: RegExp): readonly string[] {
  const given = settings.filter((setting) => !setting.startsWith('~'));
  return given.flatMap((setting) => [...setting.matchAll(pattern)].map(([, text = '']) => text));
}

/** A row abbreviates the property kinds after the first to their suffix: `-office`. */
function hasResource(text: string, resource: string): boolean {
  return text.includes(resource) || text.includes(`\`${resource.replace('property-category', '')}\``);
}
