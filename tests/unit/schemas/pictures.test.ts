import { expect, it } from 'vitest';
import { editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { BRANDS, type Brand, type PlacedField } from '../../../src/definition';

/** What every picture of an area's editors accepts, for a brand. */
async function picturesOf(area: string, brand: Brand): Promise<readonly unknown[]> {
  const editors = (await editorsOfArea[area]?.()) ?? [];
  return editors
    .filter((editor) => editor.brands?.includes(brand) ?? true)
    .flatMap((editor) => picturesIn(Object.values(compileEditor(editor, brands[brand]).editor.fields)));
}

function picturesIn(fields: readonly PlacedField[]): readonly unknown[] {
  return fields.flatMap((field): readonly unknown[] => {
    switch (field.type) {
      case 'image':
      case 'images':
      case 'media':
        return [{ accept: field.accept, maxMegabytes: field.maxMegabytes }];
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
