import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { propertyAmenities } from '../../../schemas/properties/amenities';
import { BRANDS, type Brand } from '../../../src/definition';
import { openForm } from '../fields/support/openForm';
import { shownUnder } from './support/shownForm';
import { shownInBrands } from './support/shownInBrands';
import { collection, formOf, gallery, storedAs, tour, type WrittenCollection } from './support/storedTree';

/** The section of a brand; the value of each text is its stored name (tree.md, 2.3). */
function stored(brand: Brand): WrittenCollection {
  return collection(
    '2 AMENITIES',
    [
      ['0 AMENITIES-DEFAULT', 'Amenities (Default)', 'AMENITIES-DEFAULT'],
      ['1 AMENITIES-TITLE', 'Title', 'AMENITIES-TITLE'],
      ['2 AMENITIES-DETAILS', 'Details', '<p>AMENITIES-DETAILS</p>'],
      ['3 SEO-AMENITIES-TITLE', 'SEO Title', 'SEO-AMENITIES-TITLE'],
      ['4 SEO-AMENITIES-DESCRIPTION', 'SEO Description', 'SEO-AMENITIES-DESCRIPTION'],
    ],
    [collection('0 AMENITY', [['0 AMENITY-NAME', 'Name', 'AMENITY-NAME']], [gallery(brand), ...tour(1)])],
  );
}

describe('the form of Amenities', () => {
  const linesOf = shownInBrands(propertyAmenities, (brand) => formOf(propertyAmenities, brand, stored(brand)));

  it.each(BRANDS)(
    '[PROPA-001] of %s has a default label, title, details and texts for search engines',
    async (brand) => {
      expect(shownUnder('# General', await linesOf(brand))).toEqual([
        'Amenities (Default): text "Override Label" (Shown on the website in place of "Amenities". Leave it empty to keep that.) = AMENITIES-DEFAULT',
        'Title: text = AMENITIES-TITLE',
        'Details: formatted text = AMENITIES-DETAILS',
        'SEO Title: text = SEO-AMENITIES-TITLE',
        'SEO Description: lines = SEO-AMENITIES-DESCRIPTION',
      ]);
    },
  );

  it.each(BRANDS)('[PROPA-002] of %s lists amenities with a name, pictures, videos and panoramas', async (brand) => {
    expect(shownUnder('# Amenities', await linesOf(brand))).toEqual([
      'Amenity 1 AMENITY-NAME · 1 image gallery',
      'Name: text = AMENITY-NAME',
      '## Image Gallery',
      `Image 1: a.png, Caption = Front${brand === 'ALP' ? ', Alt text = The front' : ''}`,
      `Add to Image Gallery: upload .jpeg .jpg .png .gif${brand === 'AVIDA' ? ' .webp' : ''}`,
      '## Video Links',
      'Video link 1: link = https://a.example/v',
      '+ Add video link',
      '## Panorama Links',
      'Panorama link 1: link = https://a.example/p',
      '+ Add panorama link',
      '+ Add Row',
    ]);
  });
});

describe('Amenities', () => {
  it.each(BRANDS)('[PROPA-004] of %s are stored under the names and orders of the specification', (brand) => {
    expect(storedAs(propertyAmenities, brand, formOf(propertyAmenities, brand, stored(brand)))).toEqual(stored(brand));
  });

  it('[PROPA-003] are added, moved and removed, and stored in their displayed order', async () => {
    const form = { amenities: ['Pool', 'Gym', 'Court'].map((name) => ({ $id: name, name })) };
    const { user, saved } = openForm({ definition: propertyAmenities, brand: 'ALP', form });
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    await user.click(await screen.findByRole('textbox', { name: 'Name' }));
    await user.paste('Deck');
    await user.click(screen.getByRole('button', { name: 'Actions of Amenity 4' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move Amenity 4 up' }));
    await user.click(screen.getByRole('button', { name: 'Remove Amenity 1' }));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    const { children } = storedAs(propertyAmenities, 'ALP', saved[0]!);
    expect(children.map(({ node, fields }) => [node, fields[0]?.[2]])).toEqual([
      ['0 AMENITY', 'Gym'],
      ['1 AMENITY', 'Deck'],
      ['2 AMENITY', 'Court'],
    ]);
  });
});
