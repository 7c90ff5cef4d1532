import { expect, it } from 'vitest';
import { editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { BRANDS, type Brand, type PlacedField } from '../../../src/definition';

/** A picture field. */
type Picture = Extract<PlacedField, { type: 'image' | 'images' | 'media' }>;

/** Picture fields of an area's editors for a brand. */
async function fieldsOf(area: string, brand: Brand): Promise<readonly Picture[]> {
  const editors = (await editorsOfArea[area]?.()) ?? [];
  return editors
    .filter((editor) => editor.brands?.includes(brand) ?? true)
    .flatMap((editor) => picturesIn(Object.values(compileEditor(editor, brands[brand]).editor.fields)));
}

/** Accepted types and sizes of every picture field of an area's editors for a brand. */
async function picturesOf(area: string, brand: Brand): Promise<readonly unknown[]> {
  return (await fieldsOf(area, brand)).map(({ accept, maxMegabytes }) => ({ accept, maxMegabytes }));
}

function picturesIn(fields: readonly PlacedField[]): readonly Picture[] {
  return fields.flatMap((field): readonly Picture[] => {
    switch (field.type) {
      case 'image':
      case 'images':
      case 'media':
        return [field];
      case 'group':
      case 'list':
        return picturesIn(Object.values(field.fields));
      case 'blocks':
        return Object.values(field.types).flatMap((block) => picturesIn(Object.values(block.fields)));
      default:
        return [];
    }
  });
}

it.each(BRANDS)(
  '[UPL-008] the sections of company information hold at most three pictures each for %s',
  async (brand) => {
    const found = await fieldsOf('company-information', brand);
    // About us, facts, awards, and the two statements of mission and vision.
    expect(found).toHaveLength(5);
    expect(found.map((field) => [field.type, field.type === 'images' && field.max])).toEqual(
      found.map(() => ['images', 3]),
    );
  },
);

it.each(['content', 'gallery', 'awards', 'links', 'careers-information', 'home-buying-guide'])(
  '[UPL-033] the pictures of %s are jpeg, jpg or png of up to 50 MB, whatever the brand',
  async (area) => {
    for (const brand of BRANDS) {
      const found = await picturesOf(area, brand);
      expect(found.length).toBeGreaterThan(0);
      for (const picture of found) expect(picture).toEqual({ accept: ['jpeg', 'jpg', 'png'], maxMegabytes: 50 });
    }
  },
);

it.each(BRANDS)('[UPL-034] the banner of %s may be webp too, up to 50 MB', async (brand) => {
  expect(await picturesOf('hero-banner', brand)).toEqual([
    { accept: ['jpeg', 'jpg', 'png', 'webp'], maxMegabytes: 50 },
  ]);
});

it.each(['company-information', 'properties', 'showroom'])(
  '[BRAND-005, UPL-002] the pictures of %s may be webp for AVIDA only',
  async (area) => {
    for (const brand of BRANDS) {
      const accept = ['jpeg', 'jpg', 'png', 'gif', ...(brand === 'AVIDA' ? ['webp'] : [])];
      const found = await picturesOf(area, brand);
      expect(found.length).toBeGreaterThan(0);
      for (const picture of found) expect(picture).toMatchObject({ accept });
    }
  },
);

it('[BRAND-005] no brand but AVIDA accepts webp anywhere, except for the banner', async () => {
  const others = Object.keys(editorsOfArea).filter((area) => area !== 'hero-banner');
  for (const brand of BRANDS.filter((name) => name !== 'AVIDA')) {
    const found = (await Promise.all(others.map((area) => picturesOf(area, brand)))).flat();
    expect(JSON.stringify(found)).not.toContain('webp');
  }
});
