import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { property } from '../../../schemas/properties/property';
import { BRANDS, type Brand } from '../../../src/definition';
import { storyServices } from '../../../stories/support/services';
import { openForm } from '../fields/support/openForm';
import { messagesOf } from './support/messages';
import { linesFrom } from './support/shownForm';
import { shownInBrands } from './support/shownInBrands';
import { collection, formOfPage, storedPageAs, type WrittenCollection, type WrittenField } from './support/storedTree';

const LOGO = { key: 'logo.png', fileName: 'logo.png', fileType: 'image/png' };
const FILLED = { overview: { logo: LOGO, projectName: 'Lake Walk', propertyType: 'Condominium' } };

function openProperty(given: { brand?: Brand; overview?: object; services?: ReturnType<typeof storyServices> } = {}) {
  const { brand = 'AVIDA', overview = FILLED.overview, services = storyServices() } = given;
  return openForm({ definition: property, brand, form: { overview: { ...overview } }, services });
}

function picture(brand: Brand, [node, label]: readonly [string, string]): WrittenField {
  const alt = brand === 'ALP' ? { alt_text: 'The mark' } : {};
  const meta = { key: 'files/a.png', featured: 'false', file_type: 'image/png', file_name: 'a.png', ...alt };
  return [node, label, 'files/a.png', meta];
}

/** Fields that only some brands have (tree.md, 2). */
const EXTRAS: Readonly<Partial<Record<Brand, readonly WrittenField[]>>> = {
  ALP: [['13 SUB-CATEGORY', 'Sub Category', 'Neighborhoods']],
  AVIDA: [
    ['11 UNIT-LINK', 'Available Unit Link / Lot Button', 'https://units.example'],
    ['12 GTM-CODE', 'Gtm code', 'GTM-CODE'],
  ],
  AMAIA: [
    ['11 UNIT-LINK', 'Available Unit Link / Lot Button', 'https://units.example'],
    ['14 LTS-NUMBER', 'LTS Number', 'LTS-NUMBER'],
    ['15 APPROVAL-NUMBER', 'Approval Number', 'APPROVAL-NUMBER'],
    picture('AMAIA', ['16 MAP-IMAGE', 'Map Image']),
  ],
  ALISI: [],
};

/** The overview of a brand; the value of each text is its stored name. */
function stored(brand: Brand): WrittenCollection {
  return collection('OVERVIEW › 0 OVERVIEW-FC', [
    ['0 OVERVIEW-DEFAULT', 'Overview (Default)', 'OVERVIEW-DEFAULT'],
    picture(brand, ['1 IMAGE-LOGO', 'Image Logo']),
    ['2 PROJECT-NAME', 'Project Name', 'PROJECT-NAME'],
    ['3 PROPERTY-TYPE', 'Property Type', 'Townhouse'],
    ['4 PROPERTY-PRICE', 'Property Price', '1750000'],
    ['5 PROPERTY-PRICE-RANGE-LOWEST', 'Property Price Range (Lowest)', '1500000'],
    ['6 PROPERTY-PRICE-RANGE-HIGHEST', 'Property Price Range (Highest)', '2250000.5'],
    ['7 LOT-AREA', 'Property Size (Lot Area)', '120'],
    ['8 FLOOR-AREA', 'Property Size (Floor Area)', '96.5'],
    ['9 TERRAIN', 'Terrain', 'TERRAIN'],
    ['10 LOCATION', 'Location (Brief)', 'LOCATION'],
    ...(EXTRAS[brand] ?? []),
  ]);
}

describe('the form of a property', () => {
  const linesOf = shownInBrands(property, (brand) => formOfPage(property, brand, stored(brand)));

  it.each(BRANDS)(
    '[PROP-017] of %s has label, logo, name, type, prices, location, terrain and sizes',
    async (brand) => {
      const brandSpecific = /^(Sub Category|Available|Gtm|LTS|Approval|Map|Upload Map)/;
      expect((await linesOf(brand)).filter((line) => !brandSpecific.test(line))).toEqual([
        '# Property',
        'Overview (Default): text "Override Label" (Shown on the website in place of "Overview". Leave it empty to keep that.) = OVERVIEW-DEFAULT',
        'Image Logo *: file',
        `Image Logo: a.png${brand === 'ALP' ? ', Alt text * = The mark' : ''}`,
        `Upload Image Logo: upload .jpeg .jpg .png .gif${brand === 'AVIDA' ? ' .webp' : ''}`,
        'Project Name *: text = PROJECT-NAME',
        'Property Type *: text locked = Townhouse',
        'Property Price: PHP = 1,750,000',
        'Property Price Range (Lowest): PHP = 1,500,000',
        'Property Price Range (Highest): PHP = 2,250,000.5',
        'Location (Brief): text = LOCATION',
        'Terrain: text = TERRAIN',
        'Property Size (Lot Area): number = 120',
        'Property Size (Floor Area): number = 96.5',
      ]);
    },
  );

  it.each(BRANDS)('[PROP-018] of %s has a sub category where that is ALP', async (brand) => {
    const lines = (await linesOf(brand)).filter((line) => line.startsWith('Sub'));
    expect(lines).toEqual(brand === 'ALP' ? ['Sub Category: choice = Neighborhoods'] : []);
  });

  it.each(BRANDS)('[PROP-019] of %s has the link of available units where that is AVIDA or AMAIA', async (brand) => {
    const lines = (await linesOf(brand)).filter((line) => line.startsWith('Available'));
    const link = 'Available Unit Link / Lot Button: url = https://units.example';
    expect(lines).toEqual(brand === 'AVIDA' || brand === 'AMAIA' ? [link] : []);
  });

  it.each(BRANDS)('[PROP-020] of %s has a Gtm code where that is AVIDA', async (brand) => {
    const lines = (await linesOf(brand)).filter((line) => line.startsWith('Gtm'));
    expect(lines).toEqual(brand === 'AVIDA' ? ['Gtm code: text = GTM-CODE'] : []);
  });

  it.each(BRANDS)('[PROP-021] of %s has its two numbers and a map where that is AMAIA', async (brand) => {
    const lines = (await linesOf(brand)).filter((line) => /^(LTS|Approval|Map|Upload Map)/.test(line));
    const brandSpecific = [
      'LTS Number: text = LTS-NUMBER',
      'Approval Number: text = APPROVAL-NUMBER',
      'Map Image: file',
      'Map Image: a.png',
      'Upload Map Image: upload .jpeg .jpg .png .gif',
    ];
    expect(lines).toEqual(brand === 'AMAIA' ? brandSpecific : []);
  });

  it.each(BRANDS)(
    '[PROP-022] of %s has an alt text for its logo, marked as required, where that is ALP',
    async (brand) => {
      const alt = brand === 'ALP' ? ', Alt text * = The mark' : '';
      expect(linesFrom('Image Logo: ', await linesOf(brand), 1)).toEqual([`Image Logo: a.png${alt}`]);
    },
  );
});

describe('a property', () => {
  it.each(BRANDS)('of %s is stored under the names and orders of the specification', (brand) => {
    expect(storedPageAs(property, brand, formOfPage(property, brand, stored(brand)))).toEqual(stored(brand));
  });

  it('[PROP-022] of ALP is saved without the alt text of its logo', async () => {
    const { user, saved } = openProperty({ brand: 'ALP' });
    await user.click(screen.getByRole('textbox', { name: 'Terrain' }));
    await user.paste('Flat');
    const save = screen.getByRole('button', { name: 'SAVE' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(saved).toHaveLength(1);
  });

  it('[PROP-026] cannot change its type once stored', () => {
    openProperty();
    expect(screen.getByLabelText(/^Property Type/)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^Property Type/)).toHaveValue('Condominium');
  });

  it('[PROP-037] has one of nine types', () => {
    openProperty({ overview: {}, services: { ...storyServices(), can: () => true } });
    const offered = within(screen.getByLabelText(/^Property Type/)).getAllByRole('option');
    expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Condominium',
      'Office',
      'Lots',
      'Commercial',
      'Townhouse',
      'Leisure',
      'Apartments',
      'House and Lot',
      'Estate',
    ]);
  });

  it.each([
    ['condominium', 'Condominium'],
    ['office', 'Office'],
    ['lots', 'Lots'],
    ['commercial', 'Commercial'],
    ['townhouse', 'Townhouse'],
    ['leisure', 'Leisure'],
    ['apartments', 'Apartments'],
    ['house-and-lot', 'House and Lot'],
    ['estate', 'Estate'],
  ])('[PROP-048] offers a type to those who may create it: %s', (scope, type) => {
    const services = { ...storyServices(), can: (asked: string) => asked === `create:property-category-${scope}` };
    openProperty({ overview: {}, services });
    const offered = within(screen.getByLabelText(/^Property Type/)).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose…', type]);
  });

  it('[PROP-037] has a type that legacy data stores as its id or in lower case', () => {
    const typeOf = (text: string) =>
      formOfPage(property, 'ALP', collection('OVERVIEW › 0 OVERVIEW-FC', [['3 PROPERTY-TYPE', null, text]]));
    for (const text of ['8', 'house and lot', 'House and Lot']) {
      expect(typeOf(text)).toMatchObject({ overview: { propertyType: 'House and Lot' } });
    }
  });

  it('[PROP-038] of ALP offers three sub categories', () => {
    openProperty({ brand: 'ALP' });
    const offered = within(screen.getByRole('combobox', { name: 'Sub Category' })).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      ...['Choose…', 'Vertical Communities', 'Neighborhoods', 'Leisure'],
    ]);
  });

  it.each([
    ['Condominium', 'Townhouse'],
    ['Townhouse', 'Condominium'],
  ])(
    '[PROP-039] of ALP has a sub category as a %s, keeps it as a %s, and loses it as any other type',
    async (type, kin) => {
      const { user, current } = openProperty({ brand: 'ALP', overview: {} });
      const [types, categories] = [screen.getByLabelText(/^Property Type/), screen.getByLabelText('Sub Category')];
      for (const other of ['Office', 'Lots', 'Commercial', 'Leisure', 'Apartments', 'House and Lot', 'Estate']) {
        expect(categories).toBeDisabled();
        await user.selectOptions(types, type);
        expect(categories).toBeEnabled();
        await user.selectOptions(categories, 'Neighborhoods');
        await user.selectOptions(types, kin);
        expect(current()).toEqual({ overview: { propertyType: kin, subCategory: 'Neighborhoods' } });
        await user.selectOptions(types, other);
        expect(current()).toEqual({ overview: { propertyType: other } });
      }
    },
  );
});

describe('the rules of a property', () => {
  const messages = (overview: object) =>
    messagesOf(property, 'AMAIA', { overview: { ...FILLED.overview, ...overview } });

  it('[PROP-027] require a project name', () => {
    for (const projectName of [undefined, '  '])
      expect(messages({ projectName })).toEqual(['Project Name is required.']);
  });

  it('[PROP-028] require a property type', () => {
    expect(messages({ propertyType: undefined })).toEqual(['Property Type is required.']);
  });

  it('[PROP-033] require a logo', () => {
    expect(messages({ logo: undefined })).toEqual(['Image logo is required.']);
    expect(messages({ logo: {} })).toEqual(['Image logo is required.']);
  });

  it('[PROP-029, PROP-030] require both areas to be numbers', () => {
    expect(messages({ lotArea: 'big' })).toEqual(['Property Size (Lot Area) must be a number.']);
    expect(messages({ floorArea: 'big' })).toEqual(['Property Size (Floor Area) must be a number.']);
    expect(messages({ lotArea: 0, floorArea: 1.5 })).toEqual([]);
  });

  it('[PROP-031] require the lowest price to be at most the highest', () => {
    const message = 'Property Price Range (Lowest) must be less than or equal to 2000000.';
    expect(messages({ lowestPrice: 2_500_000, highestPrice: 2_000_000 })).toEqual([message]);
    expect(messages({ lowestPrice: 2_000_000, highestPrice: 2_000_000 })).toEqual([]);
    expect(messages({ lowestPrice: 2_500_000 })).toEqual([]);
  });

  it.each(['logo', 'mapImage'])('[PROP-034] reject the %s while it is uploading', (key) => {
    expect(messages({ [key]: { uid: 'u', status: 'uploading' } })).toEqual(['file is still uploading']);
  });

  it.each(['logo', 'mapImage'])(
    '[PROP-035] restrict the key of the %s to known extensions, unless it is a URL',
    (key) => {
      for (const stored of ['files/a.gif', 'files/a', 'a.jpg.exe']) {
        expect(messages({ [key]: { key: stored } })).toEqual(['Invalid format.']);
      }
      for (const ending of ['jpg', 'jpeg', 'png', 'webp', 'PNG']) {
        expect(messages({ [key]: { key: `files/a.${ending}` } })).toEqual([]);
      }
      expect(messages({ [key]: { key: 'https://example.com/a.gif' } })).toEqual([]);
    },
  );
});

describe('the prices of a property', () => {
  it.each(['Property Price', 'Property Price Range (Lowest)', 'Property Price Range (Highest)'])(
    '[PROP-032, PROP-036] are read without commas and displayed with them, to two decimals: %s',
    async (label) => {
      const { user } = openProperty();
      const input = screen.getByRole('textbox', { name: label });
      for (const [typed, shownAs] of [
        ['2500000.456', '2,500,000.46'],
        ['1,500,000', '1,500,000'],
        ['on request', '0'],
      ] as const) {
        await user.clear(input);
        await user.click(input);
        await user.paste(typed);
        await user.tab();
        expect(input).toHaveValue(shownAs);
      }
    },
  );

  it('[PROP-032] are null if nothing was entered, and 0 if the text was no price', () => {
    const priceOf = (price: unknown) =>
      storedPageAs(property, 'ALISI', { overview: { projectName: 'Lake Walk', price: price as number } }).fields[4];
    expect(priceOf(undefined)).toEqual(['4 PROPERTY-PRICE', 'Property Price', null]);
    expect(priceOf(0)).toEqual(['4 PROPERTY-PRICE', 'Property Price', '0']);
    expect(priceOf(1_500_000.5)).toEqual(['4 PROPERTY-PRICE', 'Property Price', '1500000.5']);
  });
});
