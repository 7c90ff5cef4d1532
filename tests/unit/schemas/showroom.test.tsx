import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { showroomArea } from '../../../schemas/showroom/area';
import { showroom } from '../../../schemas/showroom/showroom';
import type { WirePage } from '../../../src/api/pages';
import { compileEditor } from '../../../src/compile';
import { BRANDS, withBrand, type Brand } from '../../../src/definition';
import { newPage, type FormData } from '../../../src/tree';
import { countIds } from '../../round-trip/support/arbitraryTree';
import { openForm } from '../fields/support/openForm';
import { nameTaken, refusal } from '../support/contentService';
import { savePage } from '../support/savePage';
import { messagesOf } from './support/messages';
import { shownUnder } from './support/shownForm';
import { shownInBrands } from './support/shownInBrands';
import { collection, formOfPage, gallery, storedPageAs, type WrittenCollection } from './support/storedTree';

/** A showroom of a brand; the value of each text is its stored name (tree.md, 3). */
function stored(brand: Brand): WrittenCollection {
  const item = collection(
    '0 SHOWROOM-ITEM',
    [
      ['0 TITLE', 'Title', 'TITLE'],
      ['1 ADDRESS', 'Address', 'ADDRESS'],
      ['2 TELEPHONE-HOTLINE', 'Telephone Hotline', '85550100'],
      ['3 TELEPHONE-NUMBER', 'Telephone Number', '09175550100'],
      ['4 EMAIL', 'Email', 'hello@showroom.example'],
      ['5 TIME-RANGE-START', 'Time Range', '09:00 am'],
      ['6 TIME-RANGE-END', 'Time Range', '05:30 pm'],
    ],
    [
      collection('0 RANGE-OF-DAY', [
        ['0 DAY', 'Range of Days', 'sunday'],
        ['1 DAY', 'Range of Days', 'saturday'],
      ]),
    ],
  );
  return collection(
    'SHOWROOM-CONTAINER › 0 SHOWROOM-FC',
    [
      ['0 SHOW-ROOM-DEFAULT', 'Showroom (Default)', 'SHOW-ROOM-DEFAULT'],
      ['1 SHOW-ROOM-TITLE', 'Title', 'SHOW-ROOM-TITLE'],
      ['2 SEO-SHOWROOM-TITLE', 'SEO Title', 'SEO-SHOWROOM-TITLE'],
      ['3 SEO-SHOWROOM-DESCRIPTION', 'SEO Description', 'SEO-SHOWROOM-DESCRIPTION'],
    ],
    [collection('0 SHOWROOM-LIST', [], [item]), gallery(brand, '1 IMAGES')],
  );
}

describe('the form of a showroom', () => {
  const linesOf = shownInBrands(showroom, (brand) => formOfPage(showroom, brand, stored(brand)));

  it.each(BRANDS)('[SHOW-006] of %s has a default label, a title, rows and a gallery', async (brand) => {
    const lines = await linesOf(brand);
    expect(lines.slice(0, 3)).toEqual([
      '# Page',
      'Showroom (Default): text "Override Label" (Shown on the website in place of "Showroom". Leave it empty to keep that.) = SHOW-ROOM-DEFAULT',
      'Title *: text = SHOW-ROOM-TITLE',
    ]);
    expect(lines.filter((line) => line.startsWith('# '))).toEqual(['# Page', '# Showrooms', '# Image Gallery']);
    expect(shownUnder('# Image Gallery', lines)).toEqual([
      `Image 1: a.png, Caption = Front${brand === 'ALP' ? ', Alt text = The front' : ''}`,
      `Add to Image Gallery: upload .jpeg .jpg .png .gif${brand === 'AVIDA' ? ' .webp' : ''}`,
    ]);
  });

  it.each(BRANDS)('[SHOW-007] of %s asks for texts for search engines where that is AVIDA', async (brand) => {
    const texts = ['SEO Title: text = SEO-SHOWROOM-TITLE', 'SEO Description: lines = SEO-SHOWROOM-DESCRIPTION'];
    expect(shownUnder('# Page', await linesOf(brand)).slice(2)).toEqual(brand === 'AVIDA' ? texts : []);
  });

  it.each(BRANDS)('[SHOW-008] of %s has days, hours, an address and ways to call in each row', async (brand) => {
    const calls = brand === 'AMAIA' ? 'numeric' : 'tel';
    expect(shownUnder('# Showrooms', await linesOf(brand))).toEqual([
      'Showroom 1 TITLE · ADDRESS',
      'Title: text = TITLE',
      'Range of Days: days = Sunday, Saturday',
      'Time Range: times = 09:00 am – 05:30 pm',
      'Address: lines = ADDRESS',
      'Email: email = hello@showroom.example',
      `Telephone Hotline: ${calls} = 85550100`,
      `Telephone Number: ${calls} = 09175550100`,
      '+ Add Row',
    ]);
  });
});

describe('the rows of a showroom', () => {
  it('[SHOW-009] are added', async () => {
    const form = { main: { items: [{ $id: 'a', title: 'Lobby' }] } };
    const { user, current } = openForm({ definition: showroom, brand: 'ALP', form });
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    await user.click(within(await screen.findByRole('group', { name: 'Showroom 2' })).getByLabelText('Title'));
    await user.paste('Pier');
    expect(current()).toMatchObject({ main: { items: [{ $id: 'a', title: 'Lobby' }, { title: 'Pier' }] } });
  });

  it('[SHOW-010, SHOW-011, SHOW-012] accept days from Sunday to Saturday, one by one or by a shortcut', async () => {
    const { user, current } = openForm({
      definition: showroom,
      brand: 'ALP',
      form: { main: { items: [{ $id: 'a' }] } },
    });
    await user.click(screen.getByRole('button', { name: /^Showroom 1 / }));
    const days = within(await screen.findByRole('group', { name: 'Range of Days' }));
    expect(days.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ]);
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Weekdays', 'Weekends']);
    await user.click(days.getByRole('button', { name: 'Weekends' }));
    await user.click(days.getByRole('button', { name: 'Weekdays' }));
    await user.click(days.getByRole('checkbox', { name: 'Friday' }));
    const selectedDays = ['monday', 'tuesday', 'wednesday', 'thursday'].map((day) => ({ day }));
    expect(current()).toMatchObject({ main: { items: [{ days: selectedDays }] } });
  });

  it('[SHOW-013] accept hours on a 12-hour clock, with a warning if out of order', async () => {
    const items = [{ $id: 'a', hours: { end: '17:30' } }];
    const form = { main: { title: 'Makati', items } };
    const { user, current } = openForm({ definition: showroom, brand: 'ALP', form });
    await user.click(screen.getByRole('button', { name: /^Showroom 1 / }));
    const hours = within(await screen.findByRole('group', { name: 'Time Range' }));
    const from = hours.getByRole('combobox', { name: 'From' });
    await user.type(from, '930{Escape}{Tab}');
    expect(from).toHaveValue('09:30 am');
    expect(hours.getByRole('combobox', { name: 'To' })).toHaveValue('05:30 pm');
    expect(current()).toMatchObject({ main: { items: [{ hours: { start: '09:30', end: '17:30' } }] } });
    const warning = 'Time Range should end later than it begins.';
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.clear(from);
    await user.type(from, '6 pm{Escape}{Tab}');
    expect(screen.getByText(warning)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });
});

describe('the rules of a showroom', () => {
  const HOTLINE = 'Please Enter Valid Telephone Hotline';
  const NUMBER = 'Please Enter Valid Telephone Number';
  const messages = (brand: Brand, item: object) =>
    messagesOf(showroom, brand, { main: { title: 'Makati', items: [{ $id: 'a', ...item }] } });

  it.each(BRANDS)('[SHOW-014] of %s ask for a title, and for none of its rows', (brand) => {
    for (const title of [undefined, '  ']) {
      expect(messagesOf(showroom, brand, { main: { title, items: [{ $id: 'a' }] } })).toEqual(['Title is required.']);
    }
    expect(messages(brand, {})).toEqual([]);
  });

  it('[SHOW-015] of AMAIA accept only digits in telephone numbers', () => {
    expect(messages('AMAIA', { hotline: '85550100', telephone: '0917' })).toEqual([]);
    for (const text of ['8555-0100', '(02) 8555', '+63', 'call']) {
      expect(messages('AMAIA', { hotline: text })).toEqual([HOTLINE]);
      expect(messages('AMAIA', { telephone: text })).toEqual([NUMBER]);
    }
  });

  it.each(['ALP', 'AVIDA', 'ALISI'] as const)(
    '[SHOW-016] of %s accept only digits, +, brackets, blanks and hyphens in telephone numbers',
    (brand) => {
      expect(messages(brand, { hotline: '+63 (2) 8555-0100', telephone: '0917 555' })).toEqual([]);
      for (const text of ['call', '8555/0100', '8555 loc. 2', '8555#1']) {
        expect(messages(brand, { hotline: text })).toEqual([HOTLINE]);
        expect(messages(brand, { telephone: text })).toEqual([NUMBER]);
      }
    },
  );

  it.each(BRANDS)('[SHOW-017] of %s hold an e-mail to be one', (brand) => {
    expect(messages(brand, { email: 'lake@alp.example' })).toEqual([]);
    for (const email of ['lake', 'lake@alp', '@alp.example', 'a b@alp.example']) {
      expect(messages(brand, { email })).toEqual(['Please enter valid email']);
    }
  });
});

describe('a stored showroom', () => {
  it.each(BRANDS)('[SHOW-025] of %s is a page with the tag of its brand', (brand) => {
    const { editor } = compileEditor(showroom, brands[brand]);
    const page = newPage({ editor, brandId: 'b', newId: countIds(), form: { main: { title: 'Makati' } } });
    expect(page).toMatchObject({ tag: `SHOWROOM-${brand}`, name: 'Makati' });
    expect(withBrand(showroomArea.store.tag, brand)).toBe(`SHOWROOM-${brand}`);
  });

  it.each(BRANDS)('[SHOW-027, SHOW-028] of %s has the names and orders of the specification', (brand) => {
    expect(storedPageAs(showroom, brand, formOfPage(showroom, brand, stored(brand)))).toEqual(stored(brand));
  });

  it.each(BRANDS)('[SHOW-018] of %s holds null where nothing was entered', (brand) => {
    const { fields, children } = storedPageAs(showroom, brand, { main: { title: 'Makati', items: [{ title: '' }] } });
    expect(fields.map(([, , value]) => value)).toEqual([null, 'Makati', null, null]);
    const [item] = children[0]!.children;
    expect(item!.fields.map(([node, , value]) => [node, value])).toEqual([
      ['0 TITLE', null],
      ['1 ADDRESS', null],
      ['2 TELEPHONE-HOTLINE', null],
      ['3 TELEPHONE-NUMBER', null],
      ['4 EMAIL', null],
      ['5 TIME-RANGE-START', null],
      ['6 TIME-RANGE-END', null],
    ]);
  });
});

describe('saving a showroom', () => {
  // Failures are logged, as are re-reads, since the fake service stores nothing.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  const titled = (title: string) => (form: FormData) => ({ ...form, main: { ...(form['main'] as FormData), title } });
  const page: WirePage = {
    ...{ id: 'page-1', name: 'Makati', tag: 'SHOWROOM-ALP', slug: 'makati', brand_id: 'brand-ALP', revision: 3 },
    ...{ featured: false, alternative_featured: false, published: true, updated_by: 'ALP Editor' },
    ...{ created_at: '2026-01-05T02:00:00.000Z', updated_at: '2026-02-06T02:00:00.000Z' },
    containers: [],
  };
  const request = { definition: showroom, brand: 'ALP' } as const;
  const taken = nameTaken();
  const broken = refusal('BAD_USER_INPUT', 'The disk is full.');

  it('[SHOW-019] creates the page of a new one first, then its tree', async () => {
    const { said, operations, variables } = await savePage({ ...request, change: titled('Makati') });
    expect(operations).toEqual(['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields']);
    expect(variables).toMatchObject({
      m0_tag: 'SHOWROOM-ALP',
      m0_item: { name: 'Makati' },
      m1_containerData: { containers: [{ name: 'SHOWROOM-CONTAINER' }] },
    });
    expect(said).toEqual(['Showroom successfully created!']);
  });

  it('[SHOW-021] renames the page when the title changed', async () => {
    const { said, variables } = await savePage({ ...request, stored: page, change: titled('Makati West') });
    expect(variables).toMatchObject({ m0_item: { id: 'page-1', name: 'Makati West' } });
    expect(said).toEqual(['Showroom successfully updated!']);
  });

  it.each([
    { save: 'under a name that is taken', refused: taken, says: 'Page name is already exists!' },
    { save: 'for another reason', refused: broken, says: 'Something went wrong upon updating!' },
  ])('[SHOW-023] says why an update fails: $save', async ({ refused, says }) => {
    const { said } = await savePage({ ...request, stored: page, change: titled('Cebu'), refused });
    expect(said).toEqual([says]);
  });

  it.each([
    { save: 'under a name that is taken', refused: taken },
    { save: 'for another reason', refused: broken },
  ])('[SHOW-024] shows the message of the service when the first save fails: $save', async ({ refused }) => {
    const { said } = await savePage({ ...request, change: titled('Cebu'), refused });
    expect(said).toEqual([refused.message]);
  });
});
