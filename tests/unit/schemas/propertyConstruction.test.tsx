import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { propertyConstructionUpdates } from '../../../schemas/properties/constructionUpdates';
import { BRANDS, type Brand } from '../../../src/definition';
import { fileNamed, manualUploads } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';
import { expectPositiveNumber, messagesOf } from './support/messages';
import { linesFrom, shownUnder } from './support/shownForm';
import { shownInBrands } from './support/shownInBrands';
import { collection, formOf, gallery, storedAs, tour, type WrittenCollection } from './support/storedTree';
import { expectPreviews, TOUR_FORM } from './support/tour';

const definition = propertyConstructionUpdates;

/** The section of a brand; the value of each text is its stored name (tree.md, 2.5). */
function stored(brand: Brand): WrittenCollection {
  const update = (order: number, name: string) =>
    collection(`${order} CONSTRUCTIONS`, [
      ['0 CONSTRUCTION-UPDATE', 'Construction Update', name],
      ['1 DETAILS', 'Details', `About the ${name}`],
    ]);
  return collection(
    '4 CONSTRUCTION-UPDATES',
    [
      ['0 CONSTRUCTION-UPDATES-DEFAULT', 'Construction Updates (Default)', 'CONSTRUCTION-UPDATES-DEFAULT'],
      ['1 START-DATE', 'Construction Start Date', '03/2026'],
      ['2 PERCENTAGE', 'Percentage', '40'],
      ['3 CONSTRUCTION-END-DATE', 'Construction End Date', '04/2027'],
      ['4 DETAILS', 'Details', 'DETAILS'],
      ['5 SEO-CONSTRUCTION-PLAN-TITLE', 'SEO Title', 'SEO-CONSTRUCTION-PLAN-TITLE'],
      ['6 SEO-CONSTRUCTION-PLAN-DESCRIPTION', 'SEO Description', 'SEO-CONSTRUCTION-PLAN-DESCRIPTION'],
      ['7 CONSTRUCTION-PLAN-HEADING-TAG', 'H1 Tag', 'CONSTRUCTION-PLAN-HEADING-TAG'],
      ...(brand === 'ALP' ? ([['8 SUB-HEADING', 'H2 Sub Heading', 'SUB-HEADING']] as const) : []),
    ],
    [gallery(brand), ...tour(1), update(3, 'Roof'), update(4, 'Walls')],
  );
}

describe('the form of Construction Updates', () => {
  const linesOf = shownInBrands(definition, (brand) => formOf(definition, brand, stored(brand)));

  it.each(BRANDS)("[PROPC-001] of %s begins with 'Construction Updates (Default)' and its override", async (brand) => {
    expect((await linesOf(brand)).slice(0, 2)).toEqual([
      '# Construction Updates',
      'Construction Updates (Default): text "Override Label" (Shown on the website in place of "Construction Updates". Leave it empty to keep that.) = CONSTRUCTION-UPDATES-DEFAULT',
    ]);
  });

  it.each(BRANDS)('[PROPC-002] of %s has the months of start and end', async (brand) => {
    expect(linesFrom('Construction Start', await linesOf(brand), 2)).toEqual([
      'Construction Start Date: text "MM/YYYY" = 03/2026',
      'Construction End Date: text "MM/YYYY" = 04/2027',
    ]);
  });

  it.each(BRANDS)('[PROPC-003] of %s has a percentage and several lines of details', async (brand) => {
    expect(linesFrom('Percentage', await linesOf(brand), 2)).toEqual([
      'Percentage: number = 40',
      'Details: lines [7 / 3000] = DETAILS',
    ]);
  });

  it.each(BRANDS)('[PROPC-004] of %s has rows with an update and its details', async (brand) => {
    expect(shownUnder('# Updates', await linesOf(brand))).toEqual([
      'Construction Update 1 Roof',
      'Construction Update: text = Roof',
      'Details: lines [14 / 3000] = About the Roof',
      'Construction Update 2 Walls',
      'Construction Update: text = Walls',
      'Details: lines [15 / 3000] = About the Walls',
      '+ Add Row',
    ]);
  });

  it.each(BRANDS)('[PROPC-005] of %s has a gallery of pictures', async (brand) => {
    expect(shownUnder('# Image Gallery', await linesOf(brand))).toEqual([
      `Image 1: a.png, Caption = Front${brand === 'ALP' ? ', Alt text = The front' : ''}`,
      `Add to Image Gallery: upload .jpeg .jpg .png .gif${brand === 'AVIDA' ? ' .webp' : ''}`,
    ]);
  });

  it.each(BRANDS)('[PROPC-006] of %s has a virtual tour', async (brand) => {
    expect(linesFrom('# Video Links', await linesOf(brand), 6)).toEqual([
      '# Video Links',
      'Video link 1: link = https://a.example/v',
      '+ Add video link',
      '# Panorama Links',
      'Panorama link 1: link = https://a.example/p',
      '+ Add panorama link',
    ]);
  });

  it.each(BRANDS)('[PROPC-007, PROPC-008] of %s has texts for search engines, for ALP with an H2', async (brand) => {
    expect(shownUnder('# Construction Updates', await linesOf(brand)).slice(brand === 'ALP' ? -4 : -3)).toEqual([
      'SEO Title: text = SEO-CONSTRUCTION-PLAN-TITLE',
      'SEO Description: lines = SEO-CONSTRUCTION-PLAN-DESCRIPTION',
      'H1 Tag: text = CONSTRUCTION-PLAN-HEADING-TAG',
      ...(brand === 'ALP' ? ['H2 Sub Heading: text = SUB-HEADING'] : []),
    ]);
  });
});

describe('Construction Updates', () => {
  it.each(BRANDS)('[PROPC-016, PROPC-017] of %s are stored as the specification says', (brand) => {
    expect(storedAs(definition, brand, formOf(definition, brand, stored(brand)))).toEqual(stored(brand));
  });

  it.each(['Construction Start Date', 'Construction End Date'])(
    '[PROPC-002] take %s from a calendar',
    async (label) => {
      const { user } = openForm({ definition, brand: 'ALP' });
      await user.click(screen.getByRole('button', { name: `Choose ${label} from a calendar` }));
      await user.click(await screen.findByRole('radio', { name: 'November' }));
      expect(screen.getByRole('textbox', { name: label })).toHaveDisplayValue(/^11\/\d{4}$/);
    },
  );

  it('[PROPC-004] add and remove rows', async () => {
    const { user, current } = openForm({ definition, brand: 'ALP', form: { updates: [{ $id: 'u', update: 'Roof' }] } });
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    await user.click(
      within(await screen.findByRole('group', { name: 'Construction Update 2' })).getByLabelText('Details'),
    );
    await user.paste('All of them');
    expect(current()['updates']).toEqual([{ $id: 'u', update: 'Roof' }, { details: 'All of them' }]);
    await user.click(screen.getByRole('button', { name: 'Remove Construction Update 1' }));
    expect(current()['updates']).toEqual([{ details: 'All of them' }]);
  });

  it('[PROPC-005] accept pictures in their gallery, and no videos', async () => {
    const { user, current } = openForm({ definition, brand: 'AVIDA' });
    const input = screen.getByLabelText('Add to Image Gallery', { selector: 'input' });
    await user.upload(input, [fileNamed('a.png'), fileNamed('tour.mp4')]);
    await waitFor(() => expect(current()['images']).toMatchObject([{ key: 'files/a.png' }]));
  });

  it('[PROPC-006, PROP-051] preview the tour links in a dialog', async () => {
    const { user } = openForm({ definition, brand: 'AVIDA', form: TOUR_FORM });
    await expectPreviews(user);
  });

  it('[PROPC-009] can be saved once something changed, and only if valid', async () => {
    const { user, saved } = openForm({ definition, brand: 'AVIDA' });
    const save = screen.getByRole('button', { name: 'SAVE' });
    const percentage = screen.getByRole('textbox', { name: 'Percentage' });
    expect(save).toBeDisabled();
    await user.click(percentage);
    await user.paste('-3');
    await waitFor(() => expect(save).toBeDisabled());
    expect(await screen.findByRole('button', { name: /^1 problem/ })).toBeVisible();
    await user.clear(percentage);
    await user.paste('40');
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(saved).toMatchObject([{ percentage: 40 }]);
    await user.clear(percentage);
    await waitFor(() => expect(save).toBeDisabled());
  });

  it('[PROPC-015] cannot be saved while images are uploading', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition, brand: 'AVIDA', services });
    await user.upload(screen.getByLabelText('Add to Image Gallery', { selector: 'input' }), fileNamed('a.png'));
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'file is still uploading' }));
    const summary = await screen.findByRole('dialog');
    await user.click(within(summary).getByRole('button', { name: /^file is still uploading/ }));
    running[0]!.finish({ key: 'files/a.png', fileName: 'a.png', fileType: 'image/png', scanned: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });
});

describe('the values of Construction Updates', () => {
  const messages = (form: object) => messagesOf(definition, 'AVIDA', { ...form });

  it('[PROPC-010, PROPC-011] require the percentage to be a positive number', () => {
    expectPositiveNumber('Percentage', { definition, formWith: (percentage) => ({ percentage }) });
  });

  it('accept more than 100 percent with a warning', async () => {
    const { user } = openForm({ definition, brand: 'AVIDA' });
    await user.click(screen.getByRole('textbox', { name: 'Percentage' }));
    await user.paste('150');
    expect(screen.getByText('Percentage should be at most 100.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });

  it.each(['start', 'end'])('[PROPC-012] require the %s to be a month', (key) => {
    for (const text of ['13/2030', '2030', 'soon'])
      expect(messages({ [key]: text })).toEqual(['Please enter a valid date.']);
    expect(messages({ [key]: '2030-12' })).toEqual([]);
  });

  it('[PROPC-012] report text that is no month', async () => {
    const { user } = openForm({ definition, brand: 'AVIDA' });
    await user.click(screen.getByRole('textbox', { name: 'Construction End Date' }));
    await user.paste('13/2030');
    await user.click(document.body);
    expect(await screen.findByText('Please enter a valid date.')).toBeVisible();
  });

  it('[PROPC-013] require the end to be later than the start', () => {
    const message = 'Construction End Date must be later than Construction Start Date.';
    expect(messages({ start: '2026-03', end: '2026-02' })).toEqual([message]);
    expect(messages({ start: '2026-03', end: '2026-03' })).toEqual([message]);
    expect(messages({ start: '2026-03', end: '2026-04' })).toEqual([]);
    expect(messages({ end: '2026-03' })).toEqual([]);
  });

  it('[PROPC-014] limit details to 3000 characters, in rows too', () => {
    const details = 'x'.repeat(3_000);
    expect(messages({ details, updates: [{ $id: 'u', details }] })).toEqual([]);
    expect(messages({ details: `${details}x` })).toEqual(['Details exceeds 3000 characters.']);
    expect(messages({ updates: [{ $id: 'u', details: `${details}x` }] })).toEqual(['Details exceeds 3000 characters.']);
  });
});
