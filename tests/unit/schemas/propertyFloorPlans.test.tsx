import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { propertyFloorPlans } from '../../../schemas/properties/floorPlans';
import { BRANDS, type Brand } from '../../../src/definition';
import { storyServices } from '../../../stories/support/services';
import { fileNamed } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';
import { expectPositiveNumber, messagesOf } from './support/messages';
import { linesFrom, shownUnder } from './support/shownForm';
import { shownInBrands } from './support/shownInBrands';
import { collection, formOf, gallery, storedAs, tour, type WrittenCollection } from './support/storedTree';
import { expectPreviews, TOUR_FORM } from './support/tour';

/** A unit plan of a brand; the value of each text is its stored name (tree.md, 2.4). */
function unitPlan(brand: Brand): WrittenCollection {
  return collection(
    '0 UNIT-PLAN',
    [
      ['0 UNIT-PLAN-FLOOR-PLAN', 'Name', 'UNIT-PLAN-FLOOR-PLAN'],
      ['1 DETAILS', 'Details', '<p>DETAILS</p>'],
      ['2 TOTAL-AREA', 'Total Area', '24.5'],
    ],
    [
      gallery(brand),
      collection('1 AREA', [
        ['0 AREA-NAME', 'Name', 'AREA-NAME'],
        ['1 IN-SQM', 'In sqm', '6'],
        ['2 IN-SQFT', 'In sqft', '65'],
      ]),
    ],
  );
}

function stored(brand: Brand): WrittenCollection {
  const brandFields: WrittenCollection['fields'] = [
    ['9 BODY', 'Body', '<p>BODY</p>'],
    ['10 SUB-HEADING', 'H2 Sub Heading', 'SUB-HEADING'],
  ];
  const [videos, panoramas] = tour(2);
  return collection(
    '3 FLOOR-PLANS',
    [
      ['0 UNIT-FLOOR-PLANS-DEFAULT', 'Unit & Floor Plans (Default)', 'UNIT-FLOOR-PLANS-DEFAULT'],
      ['1 IMAGE-GALLERY-DEFAULT', 'Image Gallery (Default)', 'IMAGE-GALLERY-DEFAULT'],
      ['2 UNIT-SIZE-RANGE-LOWEST', 'Unit Size Range (Lowest)', '24.5'],
      ['3 UNIT-SIZE-RANGE-HIGHEST', 'Unit Size Range (Highest)', '96'],
      ['4 NO-OF-FLOORS', 'No. of Floors', '41'],
      ['5 NO-OF-RESIDENTIAL-UNITS', 'No. of Residential Units', '512'],
      ['6 SEO-FLOOR-PLAN-TITLE', 'SEO Title', 'SEO-FLOOR-PLAN-TITLE'],
      ['7 SEO-FLOOR-PLAN-DESCRIPTION', 'SEO Description', 'SEO-FLOOR-PLAN-DESCRIPTION'],
      ['8 FLOOR-PLAN-HEADING-TAG', 'H1 Tag', 'FLOOR-PLAN-HEADING-TAG'],
      ...(brand === 'ALP' ? brandFields : []),
    ],
    [gallery(brand), collection('1 UNITS-FLOOR-PLANS', [], [unitPlan(brand)]), videos!, panoramas!],
  );
}

function galleryLines(brand: Brand): readonly string[] {
  return [
    `Image 1: a.png, Caption = Front${brand === 'ALP' ? ', Alt text = The front' : ''}`,
    `Add to Image Gallery: upload .jpeg .jpg .png .gif${brand === 'AVIDA' ? ' .webp' : ''}`,
  ];
}

describe('the form of Floor Plans', () => {
  const linesOf = shownInBrands(propertyFloorPlans, (brand) => formOf(propertyFloorPlans, brand, stored(brand)));

  it.each(BRANDS)('[PROPF-001] of %s begins with its default label', async (brand) => {
    expect((await linesOf(brand)).slice(0, 2)).toEqual([
      '# Floor Plans',
      'Unit & Floor Plans (Default): text "Override Label" (Shown on the website in place of "Unit & Floor Plans". Leave it empty to keep that.) = UNIT-FLOOR-PLANS-DEFAULT',
    ]);
  });

  it.each(BRANDS)(
    '[PROPF-002] of %s has the range of unit sizes in sqm, and the number of floors and units',
    async (brand) => {
      expect(linesFrom('Unit Size Range', await linesOf(brand), 4)).toEqual([
        'Unit Size Range (Lowest): number = 24.5',
        'Unit Size Range (Highest): number = 96',
        'No. of Floors: number = 41',
        'No. of Residential Units: number = 512',
      ]);
    },
  );

  it.each(BRANDS)('[PROPF-003] of %s has a formatted body where that is ALP', async (brand) => {
    const body = (await linesOf(brand)).filter((line) => line.startsWith('Body'));
    expect(body).toEqual(brand === 'ALP' ? ['Body: formatted text = BODY'] : []);
  });

  it.each(BRANDS)('[PROPF-004] of %s has texts for search engines, for ALP with an H2', async (brand) => {
    expect(shownUnder('# Floor Plans', await linesOf(brand)).slice(brand === 'ALP' ? -4 : -3)).toEqual([
      'SEO Title: text = SEO-FLOOR-PLAN-TITLE',
      'SEO Description: lines = SEO-FLOOR-PLAN-DESCRIPTION',
      'H1 Tag: text = FLOOR-PLAN-HEADING-TAG',
      ...(brand === 'ALP' ? ['H2 Sub Heading: text = SUB-HEADING'] : []),
    ]);
  });

  it.each(BRANDS)('[PROPF-005] of %s has rows of unit plans', async (brand) => {
    expect(shownUnder('# Unit Plans', await linesOf(brand))).toEqual([
      'Unit Plan 1 UNIT-PLAN-FLOOR-PLAN · 1 area: AREA-NAME · 1 image gallery',
      'Name: text = UNIT-PLAN-FLOOR-PLAN',
      'Details: formatted text = DETAILS',
      'Total Area: number = 24.5',
      '## Image Gallery',
      ...galleryLines(brand),
      ...['## Areas', 'Area 1 AREA-NAME · 6', 'Name: text = AREA-NAME', 'In sqm: number = 6', 'In sqft: number = 65'],
      ...['+ Add Area', '+ Add Unit Plan'],
    ]);
  });

  it.each(BRANDS)('[PROPF-006] of %s has a name, sqm and sqft in each row of areas', async (brand) => {
    expect(linesFrom('Area 1', await linesOf(brand), 4).slice(1)).toEqual([
      'Name: text = AREA-NAME',
      'In sqm: number = 6',
      'In sqft: number = 65',
    ]);
  });

  it.each(BRANDS)('[PROPF-010] of %s has a gallery of its own, with its own default label', async (brand) => {
    expect((await linesOf(brand))[2]).toBe(
      'Image Gallery (Default): text "Override Label" (Shown on the website in place of "Image Gallery". Leave it empty to keep that.) = IMAGE-GALLERY-DEFAULT',
    );
    expect(shownUnder('# Image Gallery', await linesOf(brand))).toEqual(galleryLines(brand));
  });

  it.each(BRANDS)('[PROPF-011] of %s has a virtual tour', async (brand) => {
    expect(linesFrom('# Video Links', await linesOf(brand), 6)).toEqual([
      '# Video Links',
      'Video link 1: link = https://a.example/v',
      '+ Add video link',
      '# Panorama Links',
      'Panorama link 1: link = https://a.example/p',
      '+ Add panorama link',
    ]);
  });
});

describe('Floor Plans', () => {
  it.each(BRANDS)('[PROPF-024, PROPF-025, PROPF-026] of %s are stored as the specification says', (brand) => {
    expect(storedAs(propertyFloorPlans, brand, formOf(propertyFloorPlans, brand, stored(brand)))).toEqual(
      stored(brand),
    );
  });

  it('[PROPF-011, PROP-051] preview the tour links in a dialog', async () => {
    const { user } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA', form: TOUR_FORM });
    await expectPreviews(user);
  });

  it.each([
    ['that runs', 'hangs', 'file is still uploading'],
    ['that is infected', 'infected', 'The file is infected, Saving this image is disabled.'],
  ] as const)('disable SAVE for an upload %s in a closed row, and link to it', async (_name, fate, message) => {
    const form = { unitPlans: ['Studio', 'Loft'].map((name) => ({ $id: name, name })) };
    const refused = { kind: 'refused', status: 422, message: 'virus' } as const;
    const services = storyServices(fate === 'hangs' ? { kind: 'hangs' } : refused);
    const { user } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA', form, services });
    const row = screen.getByRole('button', { name: /^Unit Plan 2 / });
    await user.click(row);
    const plan = within(await screen.findByRole('group', { name: 'Unit Plan 2' }));
    await user.upload(plan.getByLabelText('Add to Image Gallery', { selector: 'input' }), fileNamed('a.png'));
    await user.click(row);
    expect(screen.queryByRole('group', { name: 'Image 1' })).not.toBeInTheDocument();
    const reason = fate === 'hangs' ? message : /^1 problem/;
    await user.click(await screen.findByRole('button', { name: reason }));
    expect(screen.getByRole('button', { name: 'SAVE', hidden: true })).toBeDisabled();
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${message}`) }),
    );
    expect(await screen.findByRole('group', { name: 'Image 1' })).toBeVisible();
  });
});

describe('the number rules of Floor Plans', () => {
  const definition = propertyFloorPlans;
  const messages = (form: object) => messagesOf(definition, 'ALP', { ...form });

  it("[PROPF-013, PROPF-014] require 'Unit Size Range (Lowest)' to be a positive number", () => {
    expectPositiveNumber('Unit Size Range (Lowest)', { definition, formWith: (lowestSize) => ({ lowestSize }) });
  });

  it('[PROPF-015] require the lowest size to be at most the highest', () => {
    const message = 'Unit Size Range (Lowest) must be less than or equal to 80.5.';
    expect(messages({ lowestSize: 90, highestSize: 80.5 })).toEqual([message]);
    expect(messages({ lowestSize: 80.5, highestSize: 80.5 })).toEqual([]);
    expect(messages({ lowestSize: 90 })).toEqual([]);
  });

  it("[PROPF-016] require 'Unit Size Range (Highest)' to be a positive number", () => {
    expectPositiveNumber('Unit Size Range (Highest)', { definition, formWith: (highestSize) => ({ highestSize }) });
  });

  it("[PROPF-017] require 'No. of Floors' to be a positive number", () => {
    expectPositiveNumber('No. of Floors', { definition, formWith: (floors) => ({ floors }) });
  });

  it("[PROPF-018] require 'No. of Residential Units' to be a positive number", () => {
    expectPositiveNumber('No. of Residential Units', {
      definition,
      formWith: (residentialUnits) => ({ residentialUnits }),
    });
  });

  it("[PROPF-019] require 'Total Area' of a unit plan to be a positive number", () => {
    expectPositiveNumber('Total Area', {
      definition,
      formWith: (totalArea) => ({ unitPlans: [{ $id: 'p', totalArea }] }),
    });
  });

  it("[PROPF-020] require 'In sqm' of an area to be a positive number", () => {
    const formWith = (sqm: unknown) => ({ unitPlans: [{ $id: 'p', areas: [{ $id: 'a', sqm: sqm as number }] }] });
    expectPositiveNumber('In sqm', { definition, formWith });
  });

  it("[PROPF-021] require 'In sqft' of an area to be a positive number", () => {
    const formWith = (sqft: unknown) => ({ unitPlans: [{ $id: 'p', areas: [{ $id: 'a', sqft: sqft as number }] }] });
    expectPositiveNumber('In sqft', { definition, formWith });
  });

  it('[PROPF-014] are reported at their inputs if invalid, and disable SAVE', async () => {
    const { user } = openForm({ definition, brand: 'AVIDA' });
    await user.click(screen.getByRole('textbox', { name: 'Unit Size Range (Lowest)' }));
    await user.paste('small');
    await user.tab();
    expect(await screen.findByText('Unit Size Range (Lowest) must be a number.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Unit Size Range (Lowest)' })).toHaveValue('small');
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
  });

  it.each([
    ['No. of Floors', 'No. of Floors should be a whole number.'],
    ['No. of Residential Units', 'No. of Residential Units should be a whole number.'],
  ])('are accepted with decimals, with a warning: %s', async (label, warning) => {
    const { user } = openForm({ definition, brand: 'AVIDA' });
    await user.click(screen.getByRole('textbox', { name: label }));
    await user.paste('1.5');
    expect(screen.getByText(warning)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });
});

describe('the areas of a unit plan', () => {
  const AREA = { $id: 'a', name: 'Bath', sqm: 6 };

  /** A form with a unit plan of some areas, opened. */
  async function openPlan(areas: readonly object[]) {
    const form = { unitPlans: [{ $id: 'p', name: 'Studio', areas: areas.map((area) => ({ ...area })) }] };
    const { user, current } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA', form });
    await user.click(screen.getByRole('button', { name: /^Unit Plan 1 / }));
    const removeArea = async (row: number) => {
      await user.click(screen.getByRole('button', { name: `Remove Area ${row}` }));
      return within(screen.getByRole('dialog', { name: `Remove Area ${row}` }));
    };
    const areasNow = () => (current()['unitPlans'] as readonly { readonly areas: readonly object[] }[])[0]?.areas;
    return { user, removeArea, areasNow };
  }

  it('[PROPF-007] are appended', async () => {
    const { user, areasNow } = await openPlan([AREA]);
    await user.click(await screen.findByRole('button', { name: '+ Add Area' }));
    expect(areasNow()).toEqual([AREA, {}]);
  });

  it('[PROPF-022, PROPF-023] convert sqm to sqft while typing, and vice versa', async () => {
    const { user, areasNow } = await openPlan([AREA]);
    await user.click(screen.getByRole('button', { name: /^Area 1 / }));
    const area = within(await screen.findByRole('group', { name: 'Area 1' }));
    const [sqm, sqft] = ['In sqm', 'In sqft'].map((name) => area.getByRole('textbox', { name }));
    await user.clear(sqm!);
    await user.paste('10');
    expect(sqft).toHaveValue('108');
    await user.clear(sqft!);
    await user.paste('215');
    expect(sqm).toHaveValue('19.97');
    expect(areasNow()).toEqual([{ $id: 'a', name: 'Bath', sqm: 19.97, sqft: 215 }]);
  });

  it('[PROPF-008] are removed after confirmation', async () => {
    const { user, removeArea, areasNow } = await openPlan([AREA, { $id: 'b', name: 'Hall' }]);
    const question = await removeArea(2);
    expect(question.getByText('Are you sure you want to delete?')).toBeVisible();
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['No', 'Yes']);
    await user.click(question.getByRole('button', { name: 'No' }));
    expect(areasNow()).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await removeArea(2)).getByRole('button', { name: 'Yes' }));
    expect(areasNow()).toEqual([AREA]);
  });

  it('[PROPF-009] keep the last row, which is cleared instead, and undo that', async () => {
    const { user, removeArea, areasNow } = await openPlan([AREA]);
    await user.click((await removeArea(1)).getByRole('button', { name: 'Yes' }));
    expect(areasNow()).toEqual([{ $id: 'a' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(areasNow()).toEqual([AREA]);
  });
});
