import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { property } from '../../../schemas/properties/property';
import type { Brand } from '../../../src/definition';
import { storyServices } from '../../../stories/support/services';
import { openForm } from '../fields/support/openForm';
import { hasLabel } from './support/labels';

const LOGO = { key: 'logo.png', fileName: 'logo.png', fileType: 'image/png' };
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

  it('[PROP-022] of ALP marks the alt text of the logo as required, and is saved without it', async () => {
    const { user } = openProperty({ brand: 'ALP' });
    const altText = screen.getByRole('textbox', { name: /^Alt text of Image Logo/ });
    expect(altText.closest('label, .f-tile-field')).toHaveTextContent('*');
    await user.type(screen.getByLabelText('Terrain'), 'x');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });

  it('[PROP-022] of another brand has no alt text', () => {
    openProperty({ brand: 'AVIDA' });
    expect(screen.queryByRole('textbox', { name: /^Alt text/ })).not.toBeInTheDocument();
  });

  it.each([
    [{ uid: 'u', status: 'uploading' }, 'file is still uploading'],
    [{ key: 'files/a.gif' }, 'Invalid format.'],
    [{ key: 'files/a.jpg' }, undefined],
    [{ key: 'files/a.jpeg' }, undefined],
    [{ key: 'files/a.png' }, undefined],
    [{ key: 'files/a.webp' }, undefined],
    [{ key: 'https://example.com/a.gif' }, undefined],
  ])('[PROP-034, PROP-035] checks the logo and the map image: %j', (file, message) => {
    const overview = { ...FILLED.overview, logo: file, mapImage: file };
    const { store } = openProperty({ brand: 'AMAIA', overview });
    const places = message === undefined ? [] : ['overview.logo', 'overview.mapImage'];
    expect(store.check().map((problem) => [problem.path.join('.'), problem.message])).toEqual(
      places.map((place) => [place, message]),
    );
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
