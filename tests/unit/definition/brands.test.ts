import { describe, expect, it } from 'vitest';
import {
  BRANDS,
  editorForBrand,
  EditorNotForBrandError,
  mergePatch,
  placeFields,
  withBrand,
  type EditorDefinition,
  type Field,
  type PlacedGroup,
} from '../../../src/definition';
import { brands } from '../../../schemas/brands';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { companyInformation } from '../../../schemas/company-information/area';
import { editors } from '../../../schemas/company-information/editors';
import { footerLinks } from '../../../schemas/company-information/footer-links';

/** Fields of an editor's main group for a brand. */
function mainFields(editor: EditorDefinition, brand: (typeof BRANDS)[number]) {
  return (editorForBrand(editor, brands[brand]).fields['main'] as PlacedGroup).fields;
}

describe('an editor for a brand', () => {
  it('[CI-ABOUT-002] has an H2 sub heading in About Us for ALP only', () => {
    expect(BRANDS.filter((brand) => 'h2SubHeading' in mainFields(aboutUs, brand))).toEqual(['ALP']);
  });

  it('[UPL-025] has alt texts of pictures for ALP only', () => {
    const withAltText = BRANDS.filter(
      (brand) => (mainFields(aboutUs, brand)['images'] as { altText?: boolean }).altText,
    );
    expect(withAltText).toEqual(['ALP']);
  });

  const extra = { type: 'text', label: 'Extra', stored: 'EXTRA' } as const;

  it.each<readonly [how: string, extra: Field, overlays: NonNullable<EditorDefinition['overlays']>]>([
    ['lacks an extra', { ...extra, brands: ['ALP'] }, {}],
    ['takes a field away', extra, { AMAIA: { fields: { extra: null } } }],
  ])('leaves a gap in the order where a brand %s, so that nothing shifts', (_how, between, overlays) => {
    const definition: EditorDefinition = {
      ...{ ...aboutUs, overlays },
      fields: {
        a: { type: 'text', label: 'A', stored: 'A' },
        extra: between,
        b: { type: 'text', label: 'B', stored: 'B' },
      },
    };
    const orders = (brand: (typeof BRANDS)[number]) =>
      Object.values(editorForBrand(definition, brands[brand]).fields).map(
        (field) => (field.place as { order: number }).order,
      );
    expect([orders('ALP'), orders('AMAIA')]).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
  });

  it('[CI-012, CI-013, BRAND-010] is refused for a brand that does not have it', () => {
    expect(() => editorForBrand(footerLinks, brands.ALP)).toThrow(new EditorNotForBrandError('footer-links', 'ALP'));
    const tabsOf = (brand: (typeof BRANDS)[number]) =>
      companyInformation.tabs.filter((tab) => tab.brands?.includes(brand) ?? true).map(({ key }) => key);
    expect(BRANDS.filter((brand) => tabsOf(brand).includes('seo-tags'))).toEqual(['ALP', 'AVIDA', 'ALISI']);
    expect(BRANDS.filter((brand) => tabsOf(brand).includes('footer-links'))).toEqual(['AMAIA']);
  });

  it('every tab has its editor, for the same brands', () => {
    for (const tab of companyInformation.tabs) {
      const editor = editors.find(({ name }) => name === tab.editor);
      expect([tab.key, editor?.brands]).toEqual([tab.key, tab.brands]);
    }
  });
});

describe('mergePatch', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [1] }, { a: [2, 3] }, { a: [2, 3] }],
    ['text', { a: 1 }, { a: 1 }],
  ])('merges %j with %j to %j (RFC 7396)', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });
});

describe('placeFields', () => {
  it('places groups with the same container name in one container', () => {
    const placed = placeFields({
      overview: { type: 'group', stored: { container: 'CONTENT', collection: 'OVERVIEW' }, fields: {} },
      tags: { type: 'group', stored: { container: 'CONTENT', collection: 'TAGS' }, fields: {} },
    });
    const places = Object.values(placed).map((field) => field.place);
    expect(places).toEqual([
      [
        { kind: 'container', name: 'CONTENT', order: 0 },
        { kind: 'collection', name: 'OVERVIEW', order: 0 },
      ],
      [
        { kind: 'container', name: 'CONTENT', order: 0 },
        { kind: 'collection', name: 'TAGS', order: 1 },
      ],
    ]);
  });
});

describe('withBrand', () => {
  it('[CI-021, CI-022] fills in tags and slugs', () => {
    expect(withBrand('COMPANY-INFO-{BRAND}', 'AVIDA')).toBe('COMPANY-INFO-AVIDA');
    const slugs = editors.map(({ stored }) => ('page' in stored ? withBrand(stored.page.slug ?? '', 'AVIDA') : ''));
    expect(slugs).toEqual([
      'about-us-avida',
      'seo-tags-avida',
      'footer-links-avida',
      'facts-avida',
      'mission-vision-avida',
      'awards-avida',
      'terms-and-conditions-avida',
      'privacy-policy-avida',
    ]);
  });
});
