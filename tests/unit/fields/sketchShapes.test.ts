import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import type { PlacedBlocks, PlacedField } from '../../../src/definition';
import { gridNeighbour, type ArrowKey } from '../../../src/fields/blocks/BlockPicker';
import { SKETCH, sketchShapes } from '../../../src/fields/blocks/sketchShapes';
import { articleEditor } from '../../../stories/support/articleEditor';

function blocksIn(fields: Readonly<Record<string, PlacedField>>): PlacedBlocks {
  for (const field of Object.values(fields)) {
    if (field.type === 'blocks') return field;
    if (field.type === 'group' && 'components' in field.fields) return blocksIn(field.fields);
  }
  throw new Error('There are no blocks.');
}

const { types } = blocksIn(compileEditor(articleEditor(), brands.ALP).editor.fields);

describe('a sketch', () => {
  it.each(Object.entries(types))(
    'of component %s stays within its frame, with distinct shapes',
    (_type, { fields, layout }) => {
      const shapes = sketchShapes(fields, layout);
      expect(shapes.length).toBeGreaterThan(1);
      for (const { x, y, width, height } of shapes) {
        expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
        expect(x + width).toBeLessThanOrEqual(SKETCH.width);
        expect(y + height).toBeLessThanOrEqual(SKETCH.height);
      }
      expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(shapes.length);
    },
  );

  it('is different for each component', () => {
    const drawn = Object.values(types).map(({ fields, layout }) => JSON.stringify(sketchShapes(fields, layout)));
    expect(new Set(drawn).size).toBe(14);
  });

  it('of a definition without a layout stacks its fields, and skips missing ones', () => {
    const { fields } = types['1']!;
    expect(sketchShapes(fields, undefined)[0]).toMatchObject({ kind: 'picture' });
    expect(sketchShapes(fields, [[['gone']]])).toEqual([]);
  });
});

describe('arrow keys in a grid of 4 columns and 14 places', () => {
  it.each<[at: number, key: ArrowKey, to: number | undefined]>([
    [0, 'ArrowLeft', 0],
    [3, 'ArrowRight', 4],
    [13, 'ArrowRight', 13],
    [5, 'ArrowUp', 1],
    [2, 'ArrowUp', undefined],
    [1, 'ArrowDown', 5],
    [11, 'ArrowDown', 13],
    [12, 'ArrowDown', 12],
  ])('from %i by %s', (at, key, to) => {
    expect(gridNeighbour(at, key, { columns: 4, count: 14 })).toBe(to);
  });
});
