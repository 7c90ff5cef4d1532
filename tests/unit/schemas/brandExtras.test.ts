import { describe, expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { careers } from '../../../schemas/careers/area';
import { addCareer } from '../../../schemas/careers/add-career';
import { editCareer } from '../../../schemas/careers/edit-career';
import { companyInformation } from '../../../schemas/company-information/area';
import { contracts } from '../../../schemas/contracts/area';
import { propertyFloorPlans } from '../../../schemas/properties/floorPlans';
import { property } from '../../../schemas/properties/property';
import { showroom } from '../../../schemas/showroom/showroom';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { BRANDS, type Brand, type EditorDefinition } from '../../../src/definition';
import { listOfBrand } from '../../../src/list/listOfBrand';

/** The brands whose form of an editor has a field of a label, however deep it stands. */
function brandsWith(editor: EditorDefinition, label: string): readonly Brand[] {
  const text = `"label":${JSON.stringify(label)}`;
  return BRANDS.filter((brand) => JSON.stringify(compileEditor(editor, brands[brand]).editor.fields).includes(text));
}

describe('what a brand alone has', () => {
  it('[BRAND-003] is the Body of floor plans and the sub category of properties for ALP', () => {
    expect(brandsWith(propertyFloorPlans, 'Body')).toEqual(['ALP']);
    expect(brandsWith(property, 'Sub Category')).toEqual(['ALP']);
  });

  it('[BRAND-004] is no Department in careers for ALP: neither in a form nor in the list', () => {
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

it('[BRAND-011] alveo is a site of contract addresses, and has no menu, selector or screen of its own', async () => {
  expect(BRANDS).not.toContain('alveo');
  const [address] = (contracts.entries.actions ?? []).filter(({ kind }) => kind === 'address');
  expect(address).toMatchObject({ sites: ['alp', 'avida', 'amaia', 'alveo'] });
  const { actions, ...entries } = contracts.entries;
  const everythingElse = [
    ...areas.filter((area) => area !== contracts),
    { ...contracts, entries: { ...entries, actions: actions?.filter((action) => action !== address) } },
    ...(await Promise.all(Object.values(editorsOfArea).map((load) => load()))).flat(),
  ];
  expect(JSON.stringify(everythingElse).toLowerCase()).not.toContain('alveo');
});
