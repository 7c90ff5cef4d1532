import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { propertyAmenities } from '../../../schemas/properties/amenities';
import { propertyConstructionUpdates } from '../../../schemas/properties/constructionUpdates';
import { propertyFloorPlans } from '../../../schemas/properties/floorPlans';
import { propertyLocations } from '../../../schemas/properties/locations';
import { propertyOverview } from '../../../schemas/properties/overview';
import { property } from '../../../schemas/properties/property';
import type { Brand } from '../../../src/definition';
import { storyServices } from '../../../stories/support/services';
import { openForm } from '../fields/support/openForm';

/** The labels of the fields that stand in no list. */
function labels(): readonly (string | null)[] {
  return [...document.querySelectorAll('.f-label > span:first-child')].map(({ textContent }) => textContent);
}

function hasLabel(label: string): boolean {
  return labels().some((text) => text?.replace(/ \*$/, '') === label);
}

const LOGO = { key: 'logo.png', status: 'done', fileName: 'logo.png', fileType: 'image/png' };
const FILLED = { overview: { logo: LOGO, projectName: 'Lake Walk', propertyType: 'Condominium' } };

function openProperty(given: { brand?: Brand; overview?: object; services?: ReturnType<typeof storyServices> } = {}) {
  const { brand = 'AVIDA', overview = FILLED.overview, services = storyServices() } = given;
  return openForm({ definition: property, brand, form: { overview: { ...overview } }, services });
}

describe('the form of a property', () => {
  it.each([
    ['ALP', ['Sub Category'], ['Gtm code', 'LTS Number', 'Map Image', 'Available Unit Link / Lot Button']],
    ['AVIDA', ['Gtm code', 'Available Unit Link / Lot Button'], ['Sub Category', 'LTS Number', 'Map Image']],
    [
      'AMAIA',
      ['LTS Number', 'Approval Number', 'Map Image', 'Available Unit Link / Lot Button'],
      ['Gtm code', 'Sub Category'],
    ],
    ['ALISI', [], ['Gtm code', 'Sub Category', 'LTS Number', 'Map Image', 'Available Unit Link / Lot Button']],
  ] as const)('[PROP-017, PROP-018, PROP-019, PROP-020, PROP-021] of %s has its own fields', (brand, own, others) => {
    openProperty({ brand });
    for (const label of [
      'Overview (Default)',
      'Image Logo',
      'Project Name',
      'Property Type',
      'Property Price',
      'Property Price Range (Lowest)',
      'Property Price Range (Highest)',
      'Location (Brief)',
      'Terrain',
      'Property Size (Lot Area)',
      'Property Size (Floor Area)',
      ...own,
    ]) {
      expect([label, hasLabel(label)]).toEqual([label, true]);
    }
    for (const label of others) expect([label, hasLabel(label)]).toEqual([label, false]);
  });

  it('[PROP-027, PROP-028, PROP-033] asks for a name, a type and a logo', async () => {
    const { user } = openProperty({ overview: {} });
    await user.type(screen.getByLabelText('Terrain'), 'x');
    expect(await screen.findByText('Project Name is required.')).toBeInTheDocument();
    expect(await screen.findByText('Property Type is required.')).toBeInTheDocument();
    expect(await screen.findByText('Image logo is required.')).toBeInTheDocument();
  });

  it('[PROP-029, PROP-030, PROP-031, PROP-032, PROP-036] takes numbers, and a lowest price that is at most the highest', async () => {
    const { user, current } = openProperty();
    await user.type(screen.getByLabelText('Property Size (Lot Area)'), 'big');
    await user.type(screen.getByLabelText('Property Size (Floor Area)'), 'bigger');
    await user.type(screen.getByLabelText('Property Price Range (Lowest)'), '2,500,000');
    await user.type(screen.getByLabelText('Property Price Range (Highest)'), '2000000.456');
    await user.tab();
    expect(await screen.findByText('Property Size (Lot Area) must be a number.')).toBeInTheDocument();
    expect(await screen.findByText('Property Size (Floor Area) must be a number.')).toBeInTheDocument();
    expect(screen.getByLabelText('Property Price Range (Lowest)')).toHaveValue('2,500,000');
    expect(
      await screen.findByText(/^Property Price Range \(Lowest\) must be less than or equal to 2,?000,?000/),
    ).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Property Price Range (Highest)'));
    await user.type(screen.getByLabelText('Property Price Range (Highest)'), '2500000');
    await waitFor(() => expect(screen.queryByText(/must be less than or equal to/)).not.toBeInTheDocument());
    expect(current()).toMatchObject({ overview: { lowestPrice: 2_500_000, highestPrice: 2_500_000 } });
  });

  it('[PROP-026] locks the type once it is stored', () => {
    openProperty();
    expect(screen.getByLabelText(/^Property Type/)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^Property Type/)).toHaveValue('Condominium');
  });

  it('[PROP-037, PROP-048] offers the types, in their order, that the user may create', () => {
    const may = new Set(['create:property-category-estate', 'create:property-category-house-and-lot']);
    const services = { ...storyServices(), can: (scope: string) => may.has(scope) };
    openProperty({ overview: {}, services });
    const offered = within(screen.getByLabelText(/^Property Type/)).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose…', 'House and Lot', 'Estate']);
  });

  it('[PROP-037] offers all nine types to who may create all', () => {
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

  it('[PROP-038, PROP-039] of ALP has a sub category for condominiums and townhouses only', async () => {
    const { user, current } = openProperty({ brand: 'ALP', overview: {} });
    expect(screen.getByLabelText('Sub Category')).toBeDisabled();
    await user.selectOptions(screen.getByLabelText(/^Property Type/), 'Townhouse');
    expect(screen.getByLabelText('Sub Category')).toBeEnabled();
    await user.selectOptions(screen.getByLabelText('Sub Category'), 'Neighborhoods');
    await user.selectOptions(screen.getByLabelText(/^Property Type/), 'Lots');
    expect(screen.getByLabelText('Sub Category')).toBeDisabled();
    expect(current()).toMatchObject({ overview: { propertyType: 'Lots' } });
    expect(current()).not.toHaveProperty('overview.subCategory');
  });
});

describe('the sections of a unit', () => {
  it.each([
    [propertyOverview, ['Status', 'Title', 'Details', 'Document Title', 'Document', 'SEO Title', 'H1 Tag']],
    [propertyLocations, ['Location (Default)', 'Specific Location', 'Brief Location', 'Region', 'Landmarks (Default)']],
    [propertyAmenities, ['Amenities (Default)', 'Title', 'Details', 'SEO Title', 'SEO Description']],
    [propertyFloorPlans, ['Unit & Floor Plans (Default)', 'Image Gallery (Default)', 'No. of Floors', 'SEO Title']],
    [propertyConstructionUpdates, ['Construction Updates (Default)', 'Percentage', 'Details', 'SEO Title', 'H1 Tag']],
  ] as const)(
    '[PROPO-009, PROPO-011, PROPL-004, PROPL-005, PROPA-001, PROPF-001, PROPF-002, PROPF-010, PROPC-001, PROPC-003, PROPC-007] have their fields',
    (definition, wanted) => {
      openForm({ definition, brand: 'AMAIA' });
      for (const label of wanted) expect([label, hasLabel(label)]).toEqual([label, true]);
      expect(hasLabel('H2 Sub Heading')).toBe(false);
      expect(hasLabel('Banner Description')).toBe(false);
    },
  );

  it.each([propertyOverview, propertyLocations, propertyFloorPlans, propertyConstructionUpdates])(
    '[PROPO-012, PROPL-006, PROPF-004, PROPC-008] have an H2 for ALP',
    (definition) => {
      openForm({ definition, brand: 'ALP' });
      expect(hasLabel('H2 Sub Heading')).toBe(true);
    },
  );

  it('[PROPF-003] has a formatted Body in the floor plans of ALP only', () => {
    openForm({ definition: propertyFloorPlans, brand: 'ALP' });
    expect(hasLabel('Body')).toBe(true);
  });

  it('[PROPF-013, PROPF-014, PROPF-015, PROPF-016, PROPF-017, PROPF-018] check the numbers of floor plans', async () => {
    const { user } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA' });
    await user.type(screen.getByLabelText('Unit Size Range (Lowest)'), '-1');
    await user.type(screen.getByLabelText('Unit Size Range (Highest)'), 'x');
    await user.type(screen.getByLabelText('No. of Floors'), '0');
    await user.type(screen.getByLabelText('No. of Residential Units'), 'many');
    expect(await screen.findByText('Unit Size Range (Lowest) must be a positive number.')).toBeInTheDocument();
    expect(await screen.findByText('Unit Size Range (Highest) must be a number.')).toBeInTheDocument();
    expect(await screen.findByText('No. of Floors must be a positive number.')).toBeInTheDocument();
    expect(await screen.findByText('No. of Residential Units must be a number.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Unit Size Range (Lowest)'));
    await user.type(screen.getByLabelText('Unit Size Range (Lowest)'), '90');
    await user.clear(screen.getByLabelText('Unit Size Range (Highest)'));
    await user.type(screen.getByLabelText('Unit Size Range (Highest)'), '80');
    expect(await screen.findByText('Unit Size Range (Lowest) must be less than or equal to 80.')).toBeInTheDocument();
  });

  it('[PROPF-007, PROPF-008, PROPF-009, PROPF-022, PROPF-023] fill the one area measure from the other, ask before a row goes and keep the last', async () => {
    const form = { unitPlans: [{ $id: 'p', name: 'Studio', areas: [{ $id: 'a', name: 'Bath', sqm: 6 }] }] };
    const { user, current } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA', form });
    await user.click(screen.getByRole('button', { name: /^Unit Plan 1 / }));
    await user.click(await screen.findByRole('button', { name: '+ Add Area' }));
    const second = await screen.findByRole('group', { name: 'Area 2' });
    await user.type(within(second).getByLabelText('In sqm'), '10');
    expect(within(second).getByLabelText('In sqft')).toHaveValue('108');
    await user.clear(within(second).getByLabelText('In sqft'));
    await user.type(within(second).getByLabelText('In sqft'), '215');
    expect(within(second).getByLabelText('In sqm')).toHaveValue('19.97');

    await user.click(screen.getByRole('button', { name: 'Actions of Area 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Area 2' }));
    const question = screen.getByRole('dialog', { name: 'Remove Area 2' });
    expect(question).toHaveTextContent('Are you sure you want to delete?');
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(screen.getByRole('group', { name: 'Area 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions of Area 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Area 2' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(current()).toMatchObject({ unitPlans: [{ areas: [{ $id: 'a', name: 'Bath' }] }] });

    await user.click(screen.getByRole('button', { name: 'Actions of Area 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Area 1' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(JSON.stringify(current()['unitPlans'])).toContain('"areas":[{"$id":"a"}]');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(current()).toMatchObject({ unitPlans: [{ areas: [{ $id: 'a', name: 'Bath', sqm: 6 }] }] });
  });

  it('[PROPC-010, PROPC-011, PROPC-012, PROPC-013, PROPC-014] check percentage, months and the length of details', async () => {
    const long = 'x'.repeat(3_000);
    const form = { details: long, start: '2026-03', updates: [{ $id: 'u', details: `${long}x` }] };
    const { user, store } = openForm({ definition: propertyConstructionUpdates, brand: 'AVIDA', form });
    await user.type(screen.getByRole('textbox', { name: 'Percentage' }), '-3');
    await user.type(screen.getByRole('textbox', { name: 'Construction End Date' }), '03/2026');
    expect(await screen.findByText('Percentage must be a positive number.')).toBeInTheDocument();
    expect(
      await screen.findByText('Construction End Date must be later than Construction Start Date.'),
    ).toBeInTheDocument();
    const messages = store.check().map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(messages).toContain('updates.0.details: Details exceeds 3000 characters.');
    expect(messages.filter((text) => text.startsWith('details:'))).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: 'Percentage' }));
    await user.type(screen.getByRole('textbox', { name: 'Percentage' }), 'half');
    expect(await screen.findByText('Percentage must be a number.')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Construction End Date' }));
    await user.type(screen.getByRole('textbox', { name: 'Construction End Date' }), '13/2030');
    await user.tab();
    expect(await screen.findByText('Please enter a valid date.')).toBeInTheDocument();
  });

  it('[PROPL-002, PROPL-003, PROPL-007, PROPL-008, PROPL-009] have regions, a locked position, and landmarks with digits and a dot', async () => {
    const { user, current } = openForm({ definition: propertyLocations, brand: 'AVIDA' });
    const regions = within(screen.getByLabelText('Region')).getAllByRole('option');
    expect(regions.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Metro Manila',
      'Luzon',
      'Visayas',
      'Mindanao',
    ]);
    const [longitude] = screen.getAllByLabelText('Longitude');
    expect(longitude).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    const landmark = await screen.findByRole('group', { name: 'Landmark 1' });
    for (const label of ['Establishment Name', 'Distance (km)', 'Location', 'Longitude', 'Latitude', 'Body']) {
      expect(within(landmark).getByLabelText(label)).toBeInTheDocument();
    }
    await user.type(within(landmark).getByLabelText('Longitude'), '12a1.0-5');
    expect(current()).toMatchObject({ landmarks: [{ longitude: '121.05' }] });
  });

  it('[PROPO-003, PROPO-004, PROPO-005] of AVIDA take tags on Enter and on leaving, without empty ones and doubles', async () => {
    const { user, current } = openForm({ definition: propertyOverview, brand: 'AVIDA' });
    const tags = screen.getByRole('textbox', { name: /^Tags/ });
    await user.type(tags, 'pool{Enter}  {Enter}pool{Enter}garden');
    await user.tab();
    expect(current()['tags']).toHaveLength(2);
    expect(JSON.stringify(current()['tags'])).toContain('garden');
  });
});
