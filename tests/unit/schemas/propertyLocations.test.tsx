import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { propertyLocations } from '../../../schemas/properties/locations';
import { BRANDS, type Brand } from '../../../src/definition';
import { openForm } from '../fields/support/openForm';
import { linesFrom, shownUnder } from './support/shownForm';
import { shownInBrands } from './support/shownInBrands';
import { collection, formOf, gallery, storedAs, tour, type WrittenCollection } from './support/storedTree';
import { expectPreviews, TOUR_FORM } from './support/tour';

/** A landmark of a brand; the value of each text is its stored name (tree.md, 2.2). */
function establishment(brand: Brand): WrittenCollection {
  return collection(
    '0 ESTABLISHMENT',
    [
      ['0 NAME', 'Establishment Name', 'NAME'],
      ['1 DISTANCE', 'Distance (km)', 'DISTANCE'],
      ['2 LOCATION', 'Location', 'LOCATION'],
      ['3 LATITUDE', 'Latitude', '13.5'],
      ['4 LONGITUDE', 'Longitude', '120.5'],
      ['5 BODY', 'Body', 'BODY'],
    ],
    [gallery(brand)],
  );
}

function stored(brand: Brand): WrittenCollection {
  return collection(
    '1 LOCATION-LANDMARKS',
    [
      ['0 LOCATION-DEFAULT', 'Location (Default)', 'LOCATION-DEFAULT'],
      ['1 LOCATION-SPECIFIC', 'Specific Location', 'LOCATION-SPECIFIC'],
      ['2 LOCATION-BRIEF', 'Brief Location', 'LOCATION-BRIEF'],
      ['3 REGION', 'Region', 'Luzon'],
      ['4 LONGITUDE', 'Longitude', '121.05'],
      ['5 LATITUDE', 'Latitude', '14.55'],
      ['6 LANDMARKS-DEFAULT', 'Landmarks (Default)', 'LANDMARKS-DEFAULT'],
      ['7 SEO-LOCATION-TITLE', 'SEO Title', 'SEO-LOCATION-TITLE'],
      ['8 SEO-LOCATION-DESCRIPTION', 'SEO Description', 'SEO-LOCATION-DESCRIPTION'],
      ['9 LOCATION-HEADING-TAG', 'H1 Tag', 'LOCATION-HEADING-TAG'],
      ...(brand === 'ALP' ? ([['10 SUB-HEADING', 'H2 Sub Heading', 'SUB-HEADING']] as const) : []),
    ],
    [gallery(brand), ...tour(1), collection('3 LANDMARKS', [], [establishment(brand)])],
  );
}

/** Lines of a brand's gallery with its picture. */
function galleryLines(brand: Brand): readonly string[] {
  return [
    `Image 1: a.png, Caption = Front${brand === 'ALP' ? ', Alt text = The front' : ''}`,
    `Add to Image Gallery: upload .jpeg .jpg .png .gif${brand === 'AVIDA' ? ' .webp' : ''}`,
  ];
}

describe('the form of Locations & Landmarks', () => {
  const linesOf = shownInBrands(propertyLocations, (brand) => formOf(propertyLocations, brand, stored(brand)));

  it.each(BRANDS)('[PROPL-001] of %s has the place, its pictures and its tour', async (brand) => {
    const lines = await linesOf(brand);
    expect(lines.slice(0, 7)).toEqual([
      '# Locations & Landmarks',
      'Location (Default): text "Override Label" (Shown on the website in place of "Location". Leave it empty to keep that.) = LOCATION-DEFAULT',
      'Specific Location: search = LOCATION-SPECIFIC',
      'Brief Location: text = LOCATION-BRIEF',
      'Region: choice = Luzon',
      'Longitude: number locked = 121.05',
      'Latitude: number locked = 14.55',
    ]);
    expect(shownUnder('# Image Gallery', lines)).toEqual(galleryLines(brand));
    expect(shownUnder('# Video Links', lines)).toEqual([
      'Video link 1: link = https://a.example/v',
      '+ Add video link',
    ]);
    expect(shownUnder('# Panorama Links', lines)).toEqual([
      'Panorama link 1: link = https://a.example/p',
      '+ Add panorama link',
    ]);
  });

  it.each(BRANDS)('[PROPL-004] of %s has a default label for its landmarks', async (brand) => {
    expect(linesFrom('Landmarks (Default)', await linesOf(brand), 1)).toEqual([
      'Landmarks (Default): text "Override Label" (Shown on the website in place of "Landmarks". Leave it empty to keep that.) = LANDMARKS-DEFAULT',
    ]);
  });

  it.each(BRANDS)('[PROPL-005, PROPL-006] of %s has texts for search engines, for ALP with an H2', async (brand) => {
    expect(shownUnder('# Locations & Landmarks', await linesOf(brand)).slice(brand === 'ALP' ? -4 : -3)).toEqual([
      'SEO Title: text = SEO-LOCATION-TITLE',
      'SEO Description: lines = SEO-LOCATION-DESCRIPTION',
      'H1 Tag: text = LOCATION-HEADING-TAG',
      ...(brand === 'ALP' ? ['H2 Sub Heading: text = SUB-HEADING'] : []),
    ]);
  });

  it.each(BRANDS)('[PROPL-007] of %s has rows of landmarks', async (brand) => {
    expect(shownUnder('# Landmarks', await linesOf(brand))).toEqual([
      'Landmark 1 NAME · LOCATION',
      'Establishment Name: text = NAME',
      'Distance (km): text = DISTANCE',
      'Location: search = LOCATION',
      'Longitude: number = 120.5',
      'Latitude: number = 13.5',
      'Body: lines = BODY',
      '## Image Gallery',
      ...galleryLines(brand),
      '+ Add Row',
    ]);
  });
});

describe('Locations & Landmarks', () => {
  it.each(BRANDS)(
    '[PROPL-013, PROPL-014] of %s are stored under the names and orders of the specification',
    (brand) => {
      expect(storedAs(propertyLocations, brand, formOf(propertyLocations, brand, stored(brand)))).toEqual(
        stored(brand),
      );
    },
  );

  it('[PROPL-002] offer four regions', () => {
    openForm({ definition: propertyLocations, brand: 'AMAIA' });
    const regions = within(screen.getByRole('combobox', { name: 'Region' })).getAllByRole('option');
    expect(regions.map(({ textContent }) => textContent)).toEqual([
      ...['Choose…', 'Metro Manila', 'Luzon', 'Visayas', 'Mindanao'],
    ]);
  });

  it.each(['Longitude', 'Latitude'])('[PROPL-003] take a %s once its icon has unlocked it', async (label) => {
    const { user, current } = openForm({ definition: propertyLocations, brand: 'ALISI' });
    const input = screen.getByRole('textbox', { name: label });
    await user.click(input);
    await user.paste('12');
    expect(input).toHaveValue('');
    await user.click(screen.getByRole('button', { name: `Unlock ${label}` }));
    await user.paste('12');
    expect(current()[label.toLowerCase()]).toBe('12');
  });

  it('[PROPL-008, PROPL-009] add landmarks, with coordinates of digits and dots only', async () => {
    const { user, current } = openForm({ definition: propertyLocations, brand: 'AVIDA' });
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    const landmark = within(await screen.findByRole('group', { name: 'Landmark 1' }));
    await user.type(landmark.getByRole('textbox', { name: 'Longitude' }), '12a1.0-5');
    await user.type(landmark.getByRole('textbox', { name: 'Latitude' }), '+1b4.5');
    expect(current()).toMatchObject({ landmarks: [{ longitude: '121.05', latitude: '14.5' }] });
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    expect(current()['landmarks']).toHaveLength(2);
  });

  it('[PROPL-011] fill in the coordinates of the location or landmark when its place is selected', async () => {
    const form = { landmarks: [{ $id: 'a' }, { $id: 'b', name: 'Market' }] };
    const { user, current } = openForm({ definition: propertyLocations, brand: 'AVIDA', form });
    await user.click(screen.getByRole('combobox', { name: 'Specific Location' }));
    await user.paste('makati');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Makati, Metro Manila' }));
    await waitFor(() => expect(current()).toMatchObject({ longitude: '121.0244', latitude: '14.5547' }));
    expect(current()['landmarks']).toEqual(form.landmarks);
    await user.click(screen.getByRole('button', { name: /^Landmark 2 / }));
    await user.click(
      within(screen.getByRole('group', { name: 'Landmark 2' })).getByRole('combobox', { name: 'Location' }),
    );
    await user.paste('cebu');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Cebu City, Cebu' }));
    const market = { location: 'Cebu City, Cebu', longitude: '123.8854', latitude: '10.3157' };
    await waitFor(() => expect(current()['landmarks']).toMatchObject([{ $id: 'a' }, market]));
    expect(current()).toMatchObject({ longitude: '121.0244', specific: 'Makati, Metro Manila' });
  });

  it('[PROP-051] preview the tour links in a dialog', async () => {
    const { user } = openForm({ definition: propertyLocations, brand: 'AVIDA', form: TOUR_FORM });
    await expectPreviews(user);
  });
});
