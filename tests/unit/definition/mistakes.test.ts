import { describe, expect, it } from 'vitest';
import { findProblems, printProblem } from '../../../src/definition';
import { AREA_MISTAKES } from './mistakes/areas';
import { sound } from './mistakes/base';
import { BRAND_MISTAKES } from './mistakes/brands';
import { EDITOR_MISTAKES } from './mistakes/editors';
import { FIELD_MISTAKES } from './mistakes/fields';
import type { Mistake } from './mistakes/mistake';
import { MISSED, MISTAKES_TOGETHER } from './mistakes/together';

type Tree = Record<string, unknown>;

/** The valid definitions with some settings replaced, in the shape that findProblems takes. */
function definitionsWith(set: Mistake['set']) {
  // Cloned through JSON so that no two definitions share an object.
  const root = JSON.parse(JSON.stringify(sound)) as Tree;
  for (const [path, value] of Object.entries(set)) {
    const keys = path.split('.');
    const parent = keys.slice(0, -1).reduce((inner, key) => (inner[key] ??= {}) as Tree, root);
    const key = keys.at(-1) ?? '';
    if (value === undefined) Reflect.deleteProperty(parent, key);
    else parent[key] = value;
  }
  const { editors, areas, brands } = root as { [Kind in keyof typeof sound]: Tree };
  return {
    editors: Object.fromEntries(Object.entries(editors).map(([area, ofArea]) => [area, Object.values(ofArea as Tree)])),
    areas: Object.values(areas),
    brands: Object.values(brands),
    features: ['Links', 'User Management'],
  };
}

const GROUPS = { FIELD_MISTAKES, EDITOR_MISTAKES, AREA_MISTAKES, BRAND_MISTAKES, MISTAKES_TOGETHER };
const MISTAKES = Object.values(GROUPS).flat();

describe('the check of definitions', () => {
  it('finds nothing in valid ones', () => {
    expect(findProblems(definitionsWith({})).map((problem) => printProblem('', problem))).toEqual([]);
  });

  it('is tested with enough distinct mistakes', () => {
    const titles = [...MISTAKES, ...MISSED].map(({ what }) => what);
    expect(titles.length).toBeGreaterThanOrEqual(120);
    expect(new Set(titles).size).toBe(titles.length);
    expect(MISSED.length).toBeLessThanOrEqual(2);
  });

  it.each(MISTAKES.map((mistake) => [mistake.what, mistake] as const))('finds %s', (_what, mistake) => {
    const problems = findProblems(definitionsWith(mistake.set));
    const found = problems.find(({ where, expected }) => where === mistake.at && expected.includes(mistake.expected));
    expect(
      found,
      problems.map((problem) => printProblem(problem.definition.name ?? '', problem)).join('\n'),
    ).toBeDefined();
    expect(found?.suggestion).toBe(mistake.suggestion);
    expect(found?.brand).toBe(mistake.brand);
    if (mistake.got !== undefined) expect(found?.got).toBe(mistake.got);
    const others = problems.filter((problem) => problem !== found).map(({ where }) => where);
    expect(others.toSorted()).toEqual([...(mistake.also ?? [])].toSorted());
  });

  it.each(MISSED)('does not report $what: $why', ({ set }) => {
    expect(findProblems(definitionsWith(set))).toEqual([]);
  });
});
