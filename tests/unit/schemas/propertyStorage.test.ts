import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import { propertyFloorPlans } from '../../../schemas/properties/floorPlans';
import { property } from '../../../schemas/properties/property';
import { storedUnits } from '../../../src/app/units/storedUnits';
import { compileEditor } from '../../../src/compile';
import { BRANDS, type Brand, type PlacedFields } from '../../../src/definition';
import { emptyCollection, newUnit } from '../../../src/tree';

let idCount = 0;

function newId(): string {
  return `id-${++idCount}`;
}

/** Fields of a brand's overview with their stored orders. */
function storedFields(brand: Brand): readonly (readonly [order: number, name: string])[] {
  const { overview } = compileEditor(property, brands[brand]).editor.fields;
  if (overview?.type !== 'group') throw new Error('Expected a group of fields.');
  const { fields } = emptyCollection(overview.fields, { name: 'OVERVIEW-FC', order: 0, parentId: 'container', newId });
  return [...fields].sort((a, b) => a.order - b.order).map(({ order, name }) => [order, name] as const);
}

describe('a stored property', () => {
  const COMMON = [
    'OVERVIEW-DEFAULT',
    'IMAGE-LOGO',
    'PROJECT-NAME',
    'PROPERTY-TYPE',
    'PROPERTY-PRICE',
    'PROPERTY-PRICE-RANGE-LOWEST',
    'PROPERTY-PRICE-RANGE-HIGHEST',
    'LOT-AREA',
    'FLOOR-AREA',
    'TERRAIN',
    'LOCATION',
  ];

  it.each(BRANDS)('[TREE-008] of %s has the same eleven fields in their order, then what its brand adds', (brand) => {
    const { overview } = compileEditor(property, brands[brand]).editor.fields;
    expect(JSON.stringify(overview?.place)).toContain('OVERVIEW-FC');
    const stored = storedFields(brand);
    expect(stored.slice(0, COMMON.length)).toEqual(COMMON.map((name, order) => [order, name]));
    expect(stored.slice(COMMON.length).every(([order]) => order >= COMMON.length)).toBe(true);
  });

  it.each([
    ['ALP', ['SUB-CATEGORY']],
    ['AVIDA', ['UNIT-LINK', 'GTM-CODE']],
    ['AMAIA', ['UNIT-LINK', 'LTS-NUMBER', 'APPROVAL-NUMBER', 'MAP-IMAGE']],
    ['ALISI', []],
  ] as const)('[TREE-009] of %s has in addition %j', (brand, extras) => {
    expect(
      storedFields(brand)
        .slice(COMMON.length)
        .map(([, name]) => name),
    ).toEqual(extras);
  });

  it.each(BRANDS)('[TREE-010, TREE-011] of %s has units with five sections in their order', (brand) => {
    const unit = newUnit(storedUnits(properties.units!, editors, brand), { order: 0, newId });
    expect(unit.children.map(({ order, name }) => [order, name])).toEqual([
      [0, 'OVERVIEW-DETAILS'],
      [1, 'LOCATION-LANDMARKS'],
      [2, 'AMENITIES'],
      [3, 'FLOOR-PLANS'],
      [4, 'CONSTRUCTION-UPDATES'],
    ]);
  });
});

it('[CONST-006] a square metre is 10.763910417 square feet, and back', () => {
  const factors = new Map<string, number>();
  const collect = (fields: PlacedFields): void => {
    for (const field of Object.values(fields)) {
      if (field.type === 'number' && field.linked) factors.set(field.linked.to, field.linked.factor);
      if (field.type === 'group' || field.type === 'list') collect(field.fields);
    }
  };
  collect(compileEditor(propertyFloorPlans, brands.AVIDA).editor.fields);
  expect([...factors.keys()]).toHaveLength(2);
  const [toFeet, toMetres] = [Math.max(...factors.values()), Math.min(...factors.values())];
  expect(toFeet).toBe(10.763910417);
  expect(toFeet * toMetres).toBeCloseTo(1, 12);
});
