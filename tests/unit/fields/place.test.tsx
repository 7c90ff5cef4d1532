import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineEditor, type EditorDefinition } from '../../../src/definition';
import type { FormServices } from '../../../src/form';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import type { FormData } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { pass, startTime, stopTime, timelessUser } from './support/fakeTime';
import { openForm } from './support/openForm';

const POSITION = {
  latitude: { type: 'coordinates', label: 'Latitude', stored: 'LATITUDE', axis: 'latitude', readOnly: true },
  longitude: { type: 'coordinates', label: 'Longitude', stored: 'LONGITUDE', axis: 'longitude', locked: true },
} as const;
const PLACE = {
  type: 'place',
  label: 'Location',
  stored: 'LOCATION',
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
} as const;

const ONE = editorOf({ place: PLACE, ...POSITION });
const LANDMARKS = editorOf({
  rows: {
    type: 'list',
    label: 'Landmarks',
    itemLabel: 'Landmark',
    addLabel: 'Add Row',
    stored: { each: 'LANDMARK' },
    fields: { place: PLACE, ...POSITION },
  },
});

const MAKATI = { place: 'Makati, Metro Manila', latitude: '14.5547', longitude: '121.0244' };

function editorOf(fields: EditorDefinition['fields']): EditorDefinition {
  return defineEditor({
    name: 'places',
    title: 'Places',
    stored: { collection: 'PLACES', save: 'updateCollection' },
    fields,
  });
}

// Dynamic imports take time, which does not pass while the clock is stopped.
beforeAll(async () => {
  await import('../../../src/fields/shared/AnchoredPaper');
});

/** A form whose searches are recorded. */
function open(options: { definition?: EditorDefinition; form?: FormData; services?: Partial<FormServices> } = {}) {
  const { definition = ONE, form = {} } = options;
  const searched: string[] = [];
  const known = { ...storyServices(), ...options.services };
  const services: FormServices = {
    ...known,
    searchPlaces: async (text) => {
      searched.push(text);
      return known.searchPlaces(text);
    },
  };
  const opened = openForm({ definition, form, services });
  return { ...opened, searched, user: timelessUser() };
}

function input(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Location' });
}

function suggestions(): readonly string[] {
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

const WAITING = 'Searching in a moment… press Enter to search now';

beforeEach(stopTime);
afterEach(startTime);

describe('the search for a place', () => {
  it('[PROPL-010, CONST-004] is sent once, 4000 ms after the last key', async () => {
    const { user, searched } = open();
    await user.type(input(), 'mak');
    await pass(3999);
    expect(searched).toEqual([]);
    await user.type(input(), 'ati');
    await pass(3999);
    expect(searched).toEqual([]);
    await pass(1);
    expect(searched).toEqual(['makati']);
    await pass(10_000);
    expect(searched).toEqual(['makati']);
    expect(suggestions()).toEqual(['Makati, Metro Manila', 'Ayala Center, Makati']);
    expect(screen.getByText('2 places found')).toBeVisible();
  });

  it('says that it waits', async () => {
    const { user } = open();
    await user.type(input(), 'mak');
    expect(screen.getByText(WAITING)).toBeVisible();
    expect(input()).toHaveAccessibleDescription(WAITING);
    await pass(4000);
    expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
  });

  it.each(['Enter', 'the search icon'] as const)('begins at once on %s, and not again', async (how) => {
    const { user, searched } = open();
    await user.type(input(), 'cebu');
    if (how === 'Enter') await user.keyboard('{Enter}');
    else await user.click(screen.getByRole('button', { name: 'Search Location now' }));
    await pass();
    expect(searched).toEqual(['cebu']);
    expect(suggestions()).toEqual(['Cebu City, Cebu']);
    await pass(10_000);
    expect(searched).toEqual(['cebu']);
  });

  it('is cancelled on blur, and returns the focus when it is started by the icon', async () => {
    const { user, searched } = open();
    await user.type(input(), 'mak');
    await user.tab();
    await pass(10_000);
    expect(searched).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Search Location now' }));
    await pass();
    expect(input()).toHaveFocus();
    expect(suggestions()).toHaveLength(2);
    await user.tab();
    expect(suggestions()).toEqual([]);
  });

  it('does not search for blanks', async () => {
    const { user, searched } = open();
    await user.type(input(), '  ');
    await pass(4000);
    expect(searched).toEqual([]);
    expect(screen.getByRole('button', { name: 'Search Location now' })).toBeDisabled();
  });

  it('truncates a long text to the maximum length', async () => {
    const { user, searched } = open({ form: { place: `Makati${' City'.repeat(1_000)}` } });
    await user.type(input(), '{Enter}');
    await pass();
    expect(searched).toEqual([`Makati${' City'.repeat(1_000)}`.slice(0, MAX_SEARCH_LENGTH)]);
  });

  it('keeps any text, with or without results', async () => {
    const { user, current } = open();
    await user.type(input(), 'Atlantis{Enter}');
    await pass();
    expect(screen.getByText('No place found. The text stays as you wrote it.')).toBeVisible();
    await user.tab();
    expect(current()['place']).toBe('Atlantis');
  });

  it('[PROPL-015, ERR-008] only logs a failure, and does not interrupt typing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, current } = open({ services: { searchPlaces: async () => Promise.reject(new Error('down')) } });
    await user.type(input(), 'mak{Enter}');
    await pass();
    await user.type(input(), 'ati');
    expect(current()['place']).toBe('makati');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('ignores a response for a former text', async () => {
    let answer: (places: []) => void = () => undefined;
    const { user } = open({
      services: { searchPlaces: async () => new Promise((finish) => (answer = finish)) },
    });
    await user.type(input(), 'mak{Enter}');
    await user.type(input(), 'x');
    await act(async () => answer([]));
    expect(screen.getByText(WAITING)).toBeVisible();
  });
});

describe('typed text', () => {
  const CLEARED =
    'The coordinates were those of “Makati, Metro Manila” and are empty now. Choose a suggestion to fill them.';

  it('clears the coordinates of another place and says so, until that place is typed again', async () => {
    const { user, current } = open({ form: MAKATI });
    await user.type(input(), '!');
    expect(current()).toEqual({ place: `${MAKATI.place}!` });
    expect(input()).toHaveAccessibleDescription(`${CLEARED} ${WAITING}`);
    await user.keyboard('{Backspace}');
    expect(current()).toEqual(MAKATI);
    expect(input()).toHaveAccessibleDescription(WAITING);
  });

  it('is undone with the coordinates', async () => {
    const { user, current, store } = open({ form: MAKATI });
    await user.type(input(), '!');
    act(() => store.undo());
    expect(current()).toEqual(MAKATI);
  });

  it('keeps coordinates that were there before any text', async () => {
    const { user, current } = open({ form: { latitude: '14', longitude: '121' } });
    await user.type(input(), 'Lot 7');
    expect(current()).toEqual({ place: 'Lot 7', latitude: '14', longitude: '121' });
  });
});

describe('a chosen place', () => {
  it('has no coordinates of another place while its own are unknown', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, current } = open({
      form: { ...MAKATI, place: 'Cebu City, Cebu' },
      services: { locatePlace: async () => Promise.reject(new Error('down')) },
    });
    await user.clear(input());
    await user.type(input(), 'mak{Enter}');
    await pass();
    await user.keyboard('{ArrowDown}{Enter}');
    await pass();
    expect(current()).toEqual({ place: MAKATI.place });
    logged.mockRestore();
  });

  it.each(['keyboard', 'mouse'] as const)('[PROPL-011] fills the coordinates, by %s', async (how) => {
    const { user, current } = open();
    await user.type(input(), 'mak{Enter}');
    await pass();
    if (how === 'keyboard') await user.keyboard('{ArrowDown}{Enter}');
    else await user.click(screen.getByRole('option', { name: MAKATI.place }));
    await pass();
    expect(current()).toEqual(MAKATI);
    expect(suggestions()).toEqual([]);
    expect(screen.getByLabelText('Latitude')).toHaveValue('14.5547');
  });

  it('[PROPL-011] fills the coordinates of its own landmark row', async () => {
    const rows = [
      { $id: 'a', place: 'A' },
      { $id: 'b', place: 'B' },
    ];
    const { user, current } = open({ definition: LANDMARKS, form: { rows } });
    await user.click(screen.getByRole('button', { name: /^Landmark 2/ }));
    await user.clear(input());
    await user.type(input(), 'mak{Enter}');
    await pass();
    await user.click(screen.getByRole('option', { name: MAKATI.place }));
    await pass();
    expect(current()['rows']).toEqual([rows[0], { $id: 'b', ...MAKATI }]);
  });

  it('triggers no further search, and is undone in two steps', async () => {
    const { user, searched, current, store } = open({ form: { place: 'Old' } });
    await user.clear(input());
    await user.type(input(), 'mak{Enter}');
    await pass();
    await user.keyboard('{ArrowDown}{Enter}');
    await pass(10_000);
    expect(searched).toEqual(['mak']);
    act(() => store.undo());
    expect(current()).toEqual({ place: MAKATI.place });
    act(() => store.undo());
    expect(current()['place']).not.toBe(MAKATI.place);
  });

  it('fills nothing once other text was typed', async () => {
    let answer: (position: { latitude: number; longitude: number }) => void = () => undefined;
    const { user, current } = open({
      services: { locatePlace: async () => new Promise((finish) => (answer = finish)) },
    });
    await user.type(input(), 'mak{Enter}');
    await pass();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('Reading where it is…')).toBeVisible();
    await user.type(input(), '!');
    await act(async () => answer({ latitude: 1, longitude: 2 }));
    expect(current()).toEqual({ place: `${MAKATI.place}!` });
  });

  it('[ERR-008] keeps no coordinates if they cannot be resolved', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, current } = open({ services: { locatePlace: async () => Promise.reject(new Error('down')) } });
    await user.type(input(), 'mak{Enter}');
    await pass();
    await user.keyboard('{ArrowDown}{Enter}');
    await pass();
    expect(current()).toEqual({ place: MAKATI.place });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
