import { expect, it } from 'vitest';
import { formerRows } from '../../../src/lib/replacedRows';

const EXTERNAL = { category: 'external', imageKey: null };
const HERE = { ...EXTERNAL, id: '1', name: 'Here', link: 'https://here.example' };
const THERE = { ...EXTERNAL, id: '2', name: 'There', link: 'https://there.example' };

/** Present ids with those of before. */
function matched(after: readonly (typeof HERE)[]) {
  return Object.fromEntries([...formerRows([HERE, THERE], after)].map(([id, row]) => [id, row.id]));
}

it.each([
  ['that stayed', [HERE, THERE], { 1: '1', 2: '2' }],
  [
    'that were moved',
    [
      { ...THERE, id: '3' },
      { ...HERE, id: '4' },
    ],
    { 3: '2', 4: '1' },
  ],
  ['whose name was changed', [HERE, { ...THERE, id: '3', name: 'Yonder' }], { 1: '1', 3: '2' }],
  ['whose address was changed', [{ ...THERE, id: '3', link: 'https://x.example' }], { 3: '2' }],
  [
    'that share nothing but their category',
    [HERE, { ...THERE, id: '3', name: 'X', link: 'https://x.example' }],
    { 1: '1' },
  ],
  [
    'of which one equals it, and one is similar',
    [
      { ...HERE, id: '3', name: 'X' },
      { ...HERE, id: '4' },
    ],
    { 4: '1' },
  ],
])('matches records %s', (_what, after, expected) => {
  expect(matched(after)).toEqual(expected);
});
