import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { propertyOverview } from '../../../schemas/properties/overview';
import { BRANDS, type Brand } from '../../../src/definition';
import { fileNamed, transferOf } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';
import { linesFrom, shownUnder } from './support/shownForm';
import { shownInBrands } from './support/shownInBrands';
import { collection, formOf, gallery, storedAs, tour, type WrittenCollection } from './support/storedTree';
import { expectLastRowStays, expectPreviews, TOUR_FORM } from './support/tour';

const MEGABYTE = 1024 * 1024;
const PDF = { key: 'files/a.pdf', file_type: 'application/pdf', file_name: 'a.pdf', featured: 'false' };

/** The section of a brand; the value of each text is its stored name (tree.md, 2.1). */
function stored(brand: Brand): WrittenCollection {
  const brandFields: Partial<Record<Brand, WrittenCollection['fields']>> = {
    ALP: [['9 SUB-HEADING', 'H2 Sub Heading', 'SUB-HEADING']],
    AVIDA: [
      ['7 DESCRIPTION', 'Banner Description', 'DESCRIPTION'],
      ['8 TAGS', 'Tags', 'pool,roof garden'],
    ],
  };
  return collection(
    '0 OVERVIEW-DETAILS',
    [
      ['0 PROPERTY-STATUS', 'Status', 'Sold out'],
      ['1 PROPERTY-TITLE', 'Title', 'PROPERTY-TITLE'],
      ['2 PROPERTY-DETAILS', 'Details', '<p>PROPERTY-DETAILS</p>'],
      ['3 DOCUMENT-TITLE', 'Document Title', 'DOCUMENT-TITLE'],
      ['4 SEO-OVERVIEW-TITLE', 'SEO Title', 'SEO-OVERVIEW-TITLE'],
      ['5 SEO-OVERVIEW-DESCRIPTION', 'SEO Description', 'SEO-OVERVIEW-DESCRIPTION'],
      ['6 OVERVIEW-HEADING-TAG', 'H1 Tag', 'OVERVIEW-HEADING-TAG'],
      ...(brandFields[brand] ?? []),
      ['10 File', 'Document', 'files/a.pdf', PDF],
    ],
    [gallery(brand), ...tour(1)],
  );
}

describe('the form of the Overview', () => {
  const linesOf = shownInBrands(propertyOverview, (brand) => formOf(propertyOverview, brand, stored(brand)));

  it.each(BRANDS)('[PROPO-001] of %s begins with status, title and details', async (brand) => {
    expect((await linesOf(brand)).slice(0, 4)).toEqual([
      '# Overview',
      'Status: choice = Sold out',
      'Title: text = PROPERTY-TITLE',
      'Details: formatted text = PROPERTY-DETAILS',
    ]);
  });

  it.each(BRANDS)('[PROPO-002] of %s has a banner description where that is AVIDA', async (brand) => {
    const banner = (await linesOf(brand)).filter((line) => line.includes('Banner'));
    expect(banner).toEqual(brand === 'AVIDA' ? ['Banner Description: lines = DESCRIPTION'] : []);
  });

  it.each(BRANDS)('[PROPO-003] of %s has tags where that is AVIDA', async (brand) => {
    const tags = (await linesOf(brand)).filter((line) => line.startsWith('Tags'));
    expect(tags).toEqual(brand === 'AVIDA' ? ['Tags: tags "Type and press Enter" = pool, roof garden'] : []);
  });

  it.each(BRANDS)('[PROPO-006] of %s has a gallery of pictures, to which a video may be added', async (brand) => {
    const webp = brand === 'AVIDA' ? ' .webp' : '';
    expect(shownUnder('# Image Gallery', await linesOf(brand))).toEqual([
      `Image 1: a.png, Caption = Front${brand === 'ALP' ? ', Alt text = The front' : ''}`,
      `Add to Image Gallery: upload .jpeg .jpg .png .gif${webp} .mp4`,
    ]);
  });

  it.each(BRANDS)('[PROPO-007] of %s has a list of video links and one of panorama links', async (brand) => {
    expect(linesFrom('# Video Links', await linesOf(brand), 6)).toEqual([
      '# Video Links',
      'Video link 1: link = https://a.example/v',
      '+ Add video link',
      '# Panorama Links',
      'Panorama link 1: link = https://a.example/p',
      '+ Add panorama link',
    ]);
  });

  it.each(BRANDS)('[PROPO-009] of %s has a title for the document and the upload of a PDF', async (brand) => {
    expect(linesFrom('Document Title', await linesOf(brand), 4)).toEqual([
      'Document Title: text = DOCUMENT-TITLE',
      'Document: file',
      'Document: a.pdf',
      'Upload Document: upload .pdf',
    ]);
  });

  it.each(BRANDS)(
    '[PROPO-011, PROPO-012] of %s ends with texts for search engines, for ALP with an H2',
    async (brand) => {
      expect(shownUnder('# Overview', await linesOf(brand)).slice(brand === 'ALP' ? -4 : -3)).toEqual([
        'SEO Title: text = SEO-OVERVIEW-TITLE',
        'SEO Description: lines = SEO-OVERVIEW-DESCRIPTION',
        'H1 Tag: text = OVERVIEW-HEADING-TAG',
        ...(brand === 'ALP' ? ['H2 Sub Heading: text = SUB-HEADING'] : []),
      ]);
    },
  );
});

describe('the Overview', () => {
  it('[PROP-040, PROPO-001] offers the six statuses of a property', () => {
    openForm({ definition: propertyOverview, brand: 'ALISI' });
    const offered = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Choose…',
      'Pre-Selling',
      'Currently Selling',
      'New Launches',
      'Sold out',
      'RFO (Ready for Occupancy)',
      'Pre-Selling and RFO (Ready for Occupancy)',
    ]);
  });

  it.each(BRANDS)('[PROPO-014] of %s is stored under the names and orders of the specification', (brand) => {
    expect(storedAs(propertyOverview, brand, formOf(propertyOverview, brand, stored(brand)))).toEqual(stored(brand));
  });

  it('[PROPO-003, PROPO-004, PROPO-005] of AVIDA adds tags on Enter and on blur, none empty or duplicate, and joins them', async () => {
    const { user, current } = openForm({ definition: propertyOverview, brand: 'AVIDA' });
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'pool{Enter}  {Enter}pool{Enter}garden');
    expect(current()['tags']).toEqual([{ tag: 'pool' }]);
    await user.tab();
    expect(current()['tags']).toEqual([{ tag: 'pool' }, { tag: 'garden' }]);
    const { fields } = storedAs(propertyOverview, 'AVIDA', current());
    expect(fields.find(([node]) => node === '8 TAGS')).toEqual(['8 TAGS', 'Tags', 'pool,garden']);
  });

  it('[PROPO-006] accepts pictures and a video in its gallery', async () => {
    const { user, current } = openForm({ definition: propertyOverview, brand: 'AMAIA' });
    const input = screen.getByLabelText('Add to Image Gallery', { selector: 'input' });
    await user.upload(input, [fileNamed('a.png'), fileNamed('tour.mp4')]);
    await waitFor(() => expect(current()['images']).toMatchObject([{ key: 'files/a.png' }, { key: 'files/tour.mp4' }]));
  });

  it('[PROP-051, PROPO-007] previews the tour links in a dialog', async () => {
    const { user } = openForm({ definition: propertyOverview, brand: 'AVIDA', form: TOUR_FORM });
    await expectPreviews(user);
  });

  it('[PROPO-008] keeps the last link of each tour list', async () => {
    const { user } = openForm({ definition: propertyOverview, brand: 'AVIDA', form: TOUR_FORM });
    await expectLastRowStays(user);
  });

  it.each([
    ['plan.doc', 1, 'You can only upload pdf file type'],
    ['plan.pdf', 50 * MEGABYTE, 'File is too big: it must be below 50 MB'],
    ['plan.pdf', 50 * MEGABYTE - 1, undefined],
  ] as const)(
    '[PROPO-010] accepts one PDF of less than 50 MB as its document: %s of %d bytes',
    async (name, size, refusal) => {
      const { current } = openForm({ definition: propertyOverview, brand: 'AVIDA' });
      const dataTransfer = transferOf(fileNamed(name, size));
      // user-event cannot drop files.
      fireEvent.drop(screen.getByLabelText('Upload Document', { selector: 'input' }), { dataTransfer });
      if (refusal === undefined)
        await waitFor(() => expect(current()['document']).toMatchObject({ key: `files/${name}` }));
      else expect(await screen.findByText(refusal)).toBeVisible();
      expect('document' in current()).toBe(refusal === undefined);
    },
  );
});
