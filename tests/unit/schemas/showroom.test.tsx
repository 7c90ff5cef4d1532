import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { showroomArea } from '../../../schemas/showroom/area';
import { showroom } from '../../../schemas/showroom/showroom';
import type { WirePage } from '../../../src/api/pages';
import { compileEditor } from '../../../src/compile';
import { BRANDS, withBrand, type Brand } from '../../../src/definition';
import { newPage, type FieldCollection, type FormData } from '../../../src/tree';
import { openForm } from '../fields/support/openForm';
import { refusal } from '../support/contentService';
import { savePage } from '../support/savePage';

const BRANCH = {
  $id: 'lobby',
  title: 'Lobby',
  days: [{ day: 'saturday' }, { day: 'sunday' }],
  hours: { start: '09:00', end: '17:30' },
};

function open(brand: Brand, main: FormData = {}) {
  return openForm({ definition: showroom, brand, form: { main } });
}

/** A new showroom page with these values, as it is stored. */
function stored(brand: Brand, main: FormData) {
  const { editor, lens, defaults } = compileEditor(showroom, brands[brand]);
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  return lens.formToTree({ ...defaults, main }, newPage({ editor, brand, brandId: 'b', newId }), newId);
}

function namesOf({ fields }: FieldCollection): readonly string[] {
  return fields.map(({ name, order }) => `${order} ${name}`);
}

describe('the form of a showroom', () => {
  it.each(BRANDS)(
    '[SHOW-006, SHOW-007] of %s has its inputs; AVIDA alone is asked for texts for search engines',
    (brand) => {
      open(brand);
      expect(screen.getByRole('textbox', { name: 'Showroom (Default)' })).toHaveAttribute(
        'placeholder',
        'Override Label',
      );
      expect(screen.getByRole('textbox', { name: /^Title/ })).toBeEnabled();
      expect(screen.getByRole('region', { name: 'Showrooms' })).toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Image Gallery' })).toBeInTheDocument();
      for (const label of ['SEO Title', 'SEO Description']) {
        expect(screen.queryAllByRole('textbox', { name: label })).toHaveLength(brand === 'AVIDA' ? 1 : 0);
      }
    },
  );

  it('[SHOW-008, SHOW-009, SHOW-010, SHOW-011] takes rows with days, hours and ways to call', async () => {
    const { user, current } = open('AMAIA');
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    const row = within(await screen.findByRole('group', { name: 'Showroom 1' }));
    for (const label of ['Title', 'Address', 'Email', 'Telephone Hotline', 'Telephone Number']) {
      expect(row.getByRole('textbox', { name: label })).toBeEnabled();
    }
    const days = within(row.getByRole('group', { name: 'Range of Days' }));
    expect(days.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ]);
    expect(days.getByRole('button', { name: 'Weekends' })).toBeEnabled();
    await user.click(days.getByRole('button', { name: 'Weekdays' }));
    const hours = within(row.getByRole('group', { name: 'Time Range' }));
    await user.type(hours.getByRole('combobox', { name: 'From' }), '930{Escape}{Tab}');
    expect(hours.getByRole('combobox', { name: 'From' })).toHaveValue('09:30 am');
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => ({ day }));
    expect(current()).toMatchObject({ main: { items: [{ days: weekdays, hours: { start: '09:30' } }] } });
  });

  it('[SHOW-014] needs a title', async () => {
    const { user } = open('ALP', { title: 'Makati' });
    await user.clear(screen.getByRole('textbox', { name: /^Title/ }));
    expect(await screen.findByText('Title is required.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
  });

  const HOTLINE = 'Please Enter Valid Telephone Hotline';
  const NUMBER = 'Please Enter Valid Telephone Number';
  const EMAIL = 'Please enter valid email';
  it.each([
    ['AMAIA', { hotline: '85550100', telephone: '0917', email: 'a@b.example' }, []],
    ['AMAIA', { hotline: '8555-0100', telephone: '(02) 8555' }, [HOTLINE, NUMBER]],
    ['ALP', { hotline: '+63 (2) 8555-0100', telephone: '0917' }, []],
    ['AVIDA', { hotline: 'call', telephone: '8555 loc. 2' }, [HOTLINE, NUMBER]],
    ['ALISI', { hotline: '8555/0100', telephone: '8555#1', email: 'a@b' }, [HOTLINE, NUMBER, EMAIL]],
  ] as const)('[SHOW-015, SHOW-016, SHOW-017] of %s checks %j', (brand, item, messages) => {
    const { store } = open(brand, { title: 'Makati', items: [{ $id: 'a', ...item }] });
    expect(store.check().map(({ message }) => message)).toEqual(messages);
  });
});

describe('a stored showroom', () => {
  it('[SHOW-025] is a page with the tag of its brand', () => {
    for (const brand of BRANDS) {
      expect(stored(brand, { title: 'Makati' }).tag).toBe(`SHOWROOM-${brand}`);
      expect(withBrand(showroomArea.store.tag, brand)).toBe(`SHOWROOM-${brand}`);
    }
  });

  it.each(BRANDS)('[SHOW-018, SHOW-027, SHOW-028] of %s has the names and orders of the specification', (brand) => {
    const { containers } = stored(brand, { title: 'Makati', items: [BRANCH], images: [{ key: 'files/a.png' }] });
    expect(containers.map(({ name, order }) => `${order} ${name}`)).toEqual(['0 SHOWROOM-CONTAINER']);
    const [collection] = containers[0]!.field_collections;
    expect(collection?.name).toBe('SHOWROOM-FC');
    expect(namesOf(collection!)).toEqual([
      ...['0 SHOW-ROOM-DEFAULT', '1 SHOW-ROOM-TITLE', '2 SEO-SHOWROOM-TITLE', '3 SEO-SHOWROOM-DESCRIPTION'],
    ]);
    expect(collection!.fields.map(({ value }) => value)).toEqual([null, 'Makati', null, null]);
    const [list, images] = collection!.children;
    expect([list, images].map((child) => `${child?.order} ${child?.name}`)).toEqual(['0 SHOWROOM-LIST', '1 IMAGES']);
    expect(images?.fields).toMatchObject([{ name: 'IMAGE', value: 'files/a.png' }]);
    const [item] = list!.children;
    expect(item?.name).toBe('SHOWROOM-ITEM');
    expect(namesOf(item!)).toEqual([
      ...['0 TITLE', '1 ADDRESS', '2 TELEPHONE-HOTLINE', '3 TELEPHONE-NUMBER', '4 EMAIL'],
      ...['5 TIME-RANGE-START', '6 TIME-RANGE-END'],
    ]);
    expect(item!.fields.map(({ value }) => value)).toEqual(['Lobby', null, null, null, null, '09:00 am', '05:30 pm']);
    const [days] = item!.children;
    expect(days).toMatchObject({ name: 'RANGE-OF-DAY', order: 0 });
    expect(days!.fields.map(({ name, value }) => `${name} ${value}`)).toEqual(['DAY saturday', 'DAY sunday']);
  });
});

describe('saving a showroom', () => {
  // What fails, and what cannot be read again from a service that stores nothing, is logged.
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
  const taken = refusal('BAD_USER_INPUT', 'Page name is already exists!');
  const broken = refusal('BAD_USER_INPUT', 'The disk is full.');

  it('[SHOW-019] of a new one makes the page first, then its tree', async () => {
    const { said, operations, variables } = await savePage({ ...request, change: titled('Makati') });
    expect(operations).toEqual(['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields']);
    expect(variables).toMatchObject({
      m0_tag: 'SHOWROOM-ALP',
      m0_item: { name: 'Makati' },
      m1_containerData: { containers: [{ name: 'SHOWROOM-CONTAINER' }] },
    });
    expect(said).toEqual(['Showroom successfully created!']);
  });

  it('[SHOW-021] renames the page where the title was changed', async () => {
    const { said, variables } = await savePage({ ...request, stored: page, change: titled('Makati West') });
    expect(variables).toMatchObject({ m0_item: { id: 'page-1', name: 'Makati West' } });
    expect(said).toEqual(['Showroom successfully updated!']);
  });

  it.each([
    { save: 'a later save, under a name that is taken', before: page, refused: taken, says: taken.message },
    { save: 'a later save', before: page, refused: broken, says: 'Something went wrong upon updating!' },
    { save: 'a first save', refused: broken, says: 'The disk is full.' },
    { save: 'a first save, under a name that is taken', refused: taken, says: 'Page name is already exists!' },
  ])('[SHOW-023, SHOW-024] that fails says why: $save', async ({ before, refused, says }) => {
    const { said } = await savePage({ ...request, ...(before && { stored: before }), change: titled('Cebu'), refused });
    expect(said).toEqual([says]);
  });
});
