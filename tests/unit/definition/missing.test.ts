import { describe, expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { areaProblems } from '../../../src/definition/areaProblems';
import { editorProblems } from '../../../src/definition/editorProblems';
import { settingProblems } from '../../../src/definition/settingProblems';

type Settings = Readonly<Record<string, unknown>>;

interface Check {
  readonly definition: object;
  readonly kind: 'area' | 'editor';
  /** Paths of the problems of a definition. */
  readonly problemsOf: (definition: unknown) => readonly string[];
}

const checks: readonly Check[] = (
  await Promise.all(
    areas
      .filter(({ name }) => ['users', 'careers', 'content'].includes(name))
      .map(async (area): Promise<readonly Check[]> => {
        const editors = (await editorsOfArea[area.name]?.()) ?? [];
        const asArea = (definition: unknown) =>
          areaProblems(definition, { editors, areas, hasSharedEditors: false, isPartial: true });
        return [
          { definition: area, kind: 'area', problemsOf: (one) => asArea(one).map(({ where }) => where) },
          ...editors.map((definition) => ({
            definition,
            kind: 'editor' as const,
            problemsOf: (one: unknown) => editorProblems(one).map(({ where }) => where),
          })),
        ];
      }),
  )
).flat();

/** Only every third setting is removed; all would take too long. */
const EVERY = 3;

/** Required settings, each with the definition that lacks it. */
const cases = checks.flatMap(({ definition, kind, problemsOf }) =>
  placesIn(definition)
    .filter((_, index) => index % EVERY === 0)
    .map((place) => ({ place: place.join('.'), broken: without(definition, place) as Settings, problemsOf }))
    .filter(({ place, broken }) =>
      settingProblems(broken, kind).some(({ where, got }) => where === place && got === 'nothing'),
    ),
);

function placesIn(value: unknown, above: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...above, key];
    return Array.isArray(value) ? placesIn(inner, place) : [place, ...placesIn(inner, place)];
  });
}

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? without(item, rest) : item));
  const { [key]: inner, ...others } = value as Settings;
  return rest.length === 0 ? others : { ...(value as Settings), [key]: without(inner, rest) };
}

describe('a missing setting', () => {
  it('hides no unrelated problem', () => {
    const hiding = cases.filter(
      ({ place, broken, problemsOf }) =>
        place !== 'name' && !problemsOf({ ...broken, name: 'Not Kebab' }).includes('name'),
    );
    expect(cases.length).toBeGreaterThan(100);
    expect(hiding.map(({ place }) => place)).toEqual([]);
  });

  it('is reported where it is missing, and hardly anywhere else', () => {
    const elsewhere = cases.flatMap(({ place, broken, problemsOf }) =>
      problemsOf(broken).flatMap((where) => (where === place || where.startsWith(`${place}.`) ? [] : [where])),
    );
    // Settings that refer to the field that became unreadable.
    const expectedElsewhere = new Set(['stored.page.name.from.0', 'page']);
    expect(elsewhere.filter((where) => !expectedElsewhere.has(where))).toEqual([]);
  });
});
