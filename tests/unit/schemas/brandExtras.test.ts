import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { careers } from '../../../schemas/careers/area';
import { addCareer } from '../../../schemas/careers/add-career';
import { editCareer } from '../../../schemas/careers/edit-career';
import { companyInformation } from '../../../schemas/company-information/area';
import { article } from '../../../schemas/content/article';
import { contracts } from '../../../schemas/contracts/area';
import { properties } from '../../../schemas/properties/area';
import { propertyFloorPlans } from '../../../schemas/properties/floorPlans';
import { propertyOverview } from '../../../schemas/properties/overview';
import { property } from '../../../schemas/properties/property';
import { propertyDocuments } from '../../../schemas/property-documents/area';
import { showroom } from '../../../schemas/showroom/showroom';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { BRANDS, type Brand, type EditorDefinition, type PlacedField } from '../../../src/definition';
import { listOfBrand } from '../../../src/list/areaList';
import { canOpenArea } from '../../../src/session/access';
import { catalogueAreas, catalogueEditors } from '../../support/catalogueScreens';

/** Brands whose form of an editor has a field with a label, at any depth. */
function brandsWith(editor: EditorDefinition, label: string): readonly Brand[] {
  const text = `"label":${JSON.stringify(label)}`;
  return BRANDS.filter((brand) => JSON.stringify(compileEditor(editor, brands[brand]).editor.fields).includes(text));
}

/** Every field of an editor for a brand, at any depth; empty if the brand does not have the editor. */
function fieldsOf(editor: EditorDefinition, brand: Brand): readonly PlacedField[] {
  if (editor.brands?.includes(brand) === false) return [];
  return flatten(Object.values(compileEditor(editor, brands[brand]).editor.fields));
}

function flatten(fields: readonly PlacedField[]): readonly PlacedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'list') return [field, ...flatten(Object.values(field.fields))];
    if (field.type !== 'blocks') return [field];
    return [field, ...Object.values(field.types).flatMap((type) => flatten(Object.values(type.fields)))];
  });
}

function isVisible(field: PlacedField): boolean {
  return !('hidden' in field && field.hidden);
}

/** Names of the editors of the catalogue in which a brand has a matching field. */
async function editorsWith(brand: Brand, matches: (field: PlacedField) => boolean): Promise<readonly string[]> {
  const editors = await catalogueEditors();
  return editors.filter((editor) => fieldsOf(editor, brand).some(matches)).map(({ name }) => name);
}

const NOT_ALP = BRANDS.filter((brand) => brand !== 'ALP');

describe('a difference between brands', () => {
  it('[BRAND-001] is an H2 sub heading for ALP, in about us, four sections of properties, and content', async () => {
    const isH2 = ({ label }: PlacedField) => label?.startsWith('H2 ') === true;
    expect((await editorsWith('ALP', isH2)).toSorted()).toEqual([
      'about-us',
      'article',
      'property-construction-updates',
      'property-floor-plans',
      'property-locations',
      'property-overview',
    ]);
    for (const brand of NOT_ALP) expect(await editorsWith(brand, isH2)).toEqual([]);
  });

  it('[BRAND-002] is an alt text for ALP, on every picture of galleries, logos, banners, articles, components and awards', async () => {
    const isPicture = ({ type }: PlacedField) => type === 'image' || type === 'images' || type === 'media';
    const hasAltText = (field: PlacedField) => 'altText' in field && field.altText;
    const editorNames = ['property', 'property-overview', 'showroom', 'gallery', 'hero-banner', 'article', 'award'];
    const editors = (await catalogueEditors()).filter(({ name }) => editorNames.includes(name));
    expect(editors).toHaveLength(editorNames.length);
    for (const editor of editors) {
      const pictures = fieldsOf(editor, 'ALP').filter(isPicture);
      expect([editor.name, pictures.length > 0, pictures.every(hasAltText)]).toEqual([editor.name, true, true]);
    }
    for (const brand of NOT_ALP) expect(await editorsWith(brand, hasAltText)).toEqual([]);
  });

  it('[BRAND-006] is the SEO block of showrooms, banner description, tags, Gtm code and related pages for AVIDA', async () => {
    const brandsShowing = (editor: EditorDefinition, label: string) =>
      BRANDS.filter((brand) => fieldsOf(editor, brand).some((field) => field.label === label && isVisible(field)));
    for (const [editor, label] of [
      [showroom, 'SEO Title'],
      [showroom, 'SEO Description'],
      [propertyOverview, 'Banner Description'],
      [propertyOverview, 'Tags'],
      [property, 'Gtm code'],
    ] as const) {
      expect([label, brandsShowing(editor, label)]).toEqual([label, ['AVIDA']]);
    }
    const pickers = BRANDS.map((brand) => fieldsOf(article, brand).filter(({ type }) => type === 'pages').length);
    expect(pickers).toEqual(BRANDS.map((brand) => (brand === 'AVIDA' ? 3 : 0)));
  });

  it('[BRAND-008] is alternative_featured, a submenu and a selector of brands for ALISI, which has no MDDOR documents', () => {
    const of = (matches: (brand: Brand) => boolean) => BRANDS.filter(matches);
    expect(of((brand) => brands[brand].featuredBy === 'alternative_featured')).toEqual(['ALISI']);
    expect(of((brand) => properties.sharedWith?.includes(brand) === true)).toEqual(['ALISI']);
    expect(of((brand) => propertyDocuments.brands?.includes(brand) === true)).not.toContain('ALISI');
    const area = propertyDocuments;
    const scopes = new Set(['read:mdor']);
    expect(of((brand) => !canOpenArea(area, { scopes, brand }))).toEqual(['ALISI']);
  });

  it('[BRAND-003] is the Body of floor plans and the sub category of properties for ALP', () => {
    expect(brandsWith(propertyFloorPlans, 'Body')).toEqual(['ALP']);
    expect(brandsWith(property, 'Sub Category')).toEqual(['ALP']);
  });

  it('[BRAND-004] is the lack of Department in careers for ALP, in forms and in the list', () => {
    const others = BRANDS.filter((brand) => brand !== 'ALP');
    expect(brandsWith(addCareer, 'Department')).toEqual(others);
    expect(brandsWith(editCareer, 'Department')).toEqual(others);
    const listed = BRANDS.filter((brand) => JSON.stringify(listOfBrand(careers.list, brand)).includes('Department'));
    expect(listed).toEqual(others);
  });

  it('[BRAND-009] is LTS number, approval number, map image, Footer Link and telephones of digits for AMAIA', () => {
    for (const label of ['LTS Number', 'Approval Number', 'Map Image']) {
      expect(brandsWith(property, label)).toEqual(['AMAIA']);
    }
    expect(companyInformation.tabs.find(({ label }) => label === 'Footer Link')?.brands).toEqual(['AMAIA']);
    const form = { main: { title: 'Makati', items: [{ hotline: '+63 (2) 8888-1234', telephone: '(02) 8888 1234' }] } };
    const messages = BRANDS.map((brand) => {
      const compiled = compileEditor(showroom, brands[brand]);
      const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
      const problems = validate(form).map(({ message }) => message);
      return [brand, problems.filter((message) => message.startsWith('Please Enter Valid Telephone'))];
    });
    expect(messages).toEqual([
      ['ALP', []],
      ['AVIDA', []],
      ['AMAIA', ['Please Enter Valid Telephone Hotline', 'Please Enter Valid Telephone Number']],
      ['ALISI', []],
    ]);
  });
});

it('[BRAND-011] alveo is a site of contract URLs, without a menu, selector or screen of its own', async () => {
  expect(BRANDS).not.toContain('alveo');
  const [address] = (contracts.entries.actions ?? []).filter(({ kind }) => kind === 'address');
  expect(address).toMatchObject({ sites: ['alp', 'avida', 'amaia', 'alveo'] });
  const { actions, ...entries } = contracts.entries;
  const everythingElse = [
    ...catalogueAreas.filter((area) => area !== contracts),
    { ...contracts, entries: { ...entries, actions: actions?.filter((action) => action !== address) } },
    ...(await catalogueEditors()),
  ];
  expect(JSON.stringify(everythingElse).toLowerCase()).not.toContain('alveo');
});
