import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Brand, Field } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const EACH = { each: { field: 'File' } };
const GALLERY: Field = { type: 'media', label: 'Gallery', stored: EACH, altText: true };
const PICTURES: Field = { type: 'images', label: 'Pictures', stored: EACH, altText: true, max: 2 };
const VIDEOS: Field = { type: 'videos', label: 'Videos', stored: EACH };
const TOURS: Field = {
  ...{ type: 'links', label: 'Panorama links', itemLabel: 'Panorama link', addLabel: 'Add panorama link' },
  stored: { in: 'PANORAMAS', each: { field: 'PANORAMA' } },
};
const FILMS: Field = { ...TOURS, label: 'Films', itemLabel: 'Film', addLabel: 'Add film' };

const LOBBY = {
  $id: 'a',
  key: 'files/lobby.png',
  fileType: 'image/png',
  caption: 'Lobby',
  altText: 'A lobby',
  featured: true,
};
const POOL = { $id: 'b', key: 'files/pool.png', fileType: 'image/png' };
const TRAILER = { $id: 'v', key: 'files/trailer.mp4', fileType: 'video/mp4' };

function open(field: Field, value: readonly object[] = [], brand: Brand = 'ALP') {
  cleanup();
  const opened = openForm({ definition: oneField(field), form: { field: value as unknown as FormData[] }, brand });
  return { ...opened, value: () => opened.current()['field'] };
}

describe('the clipboard of files', () => {
  it('copies a picture with its texts from one list to another, as a new item', async () => {
    const first = open(GALLERY, [LOBBY, POOL]);
    await first.user.click(screen.getByRole('button', { name: 'Copy Image 1' }));
    expect(await screen.findByText('Image 1 is copied.')).toBeVisible();
    const { user, value } = open(PICTURES);
    await user.click(screen.getByRole('button', { name: 'Paste Image' }));
    expect(await screen.findByText('Image 1 was pasted.')).toBeVisible();
    expect(value()).toEqual([{ key: 'files/lobby.png', fileType: 'image/png', caption: 'Lobby', altText: 'A lobby' }]);
  });

  it('copies all of them at once, and keeps the featured one', async () => {
    const first = open(PICTURES, [LOBBY, POOL]);
    await first.user.click(screen.getByRole('button', { name: 'Copy all of Pictures' }));
    expect(await screen.findByText('2 items are copied.')).toBeVisible();
    const { user, value } = open(GALLERY, [{ ...POOL, $id: 'c', featured: true }]);
    await user.click(screen.getByRole('button', { name: 'Paste File' }));
    expect(await screen.findByText('2 items were pasted.')).toBeVisible();
    expect(value()).toEqual([
      expect.objectContaining({ $id: 'c', featured: true }),
      expect.not.objectContaining({ featured: true }),
      expect.not.objectContaining({ featured: true }),
    ]);
  });

  it('rejects more files than the list has room for', async () => {
    const first = open(GALLERY, [LOBBY, POOL]);
    await first.user.click(screen.getByRole('button', { name: 'Copy all of Gallery' }));
    const { user, value } = open(PICTURES, [POOL]);
    await user.click(screen.getByRole('button', { name: 'Paste Image' }));
    expect(await screen.findByText('2 items were copied, and there is room for 1.')).toBeVisible();
    expect(value()).toHaveLength(1);
  });

  it('rejects a file of another type with the message of an upload', async () => {
    const first = open(VIDEOS, [TRAILER]);
    await first.user.click(screen.getByRole('button', { name: 'Copy Video 1' }));
    const { user, value } = open(PICTURES);
    await user.click(screen.getByRole('button', { name: 'Paste Image' }));
    expect(await screen.findByText(/jpeg, jpg, png, gif/, { selector: '[aria-live] ' })).toBeVisible();
    expect(value()).toEqual([]);
  });

  it('rejects anything but files', async () => {
    const first = open(TOURS, [{ $id: 'a', url: 'https://a.example/tour' }]);
    await first.user.click(screen.getByRole('button', { name: 'Copy Panorama link 1' }));
    const { user, value } = open(PICTURES);
    await user.click(screen.getByRole('button', { name: 'Paste Image' }));
    const words = "What was copied, 'Panorama link', has other fields than 'Image' and does not fit here.";
    expect(await screen.findByText(words)).toBeVisible();
    expect(value()).toEqual([]);
  });
});

describe('what is pasted from another brand', () => {
  const ROOMS: Field = {
    ...{ type: 'list', label: 'Rooms', itemLabel: 'Room', addLabel: 'Add room' },
    stored: { in: 'ROOMS', each: 'ROOM' },
    fields: {
      name: { type: 'text', label: 'Name', stored: 'NAME' },
      cover: { type: 'image', label: 'Cover', stored: 'COVER' },
      pictures: { ...PICTURES, label: 'Pictures' },
    },
  };

  it('keeps everything but its files, which are named at once', async () => {
    const cover = { key: LOBBY.key, fileType: LOBBY.fileType, fileName: 'lobby.png' };
    const pictures = [POOL, { ...POOL, $id: 'c', key: 'files/garden.png', caption: 'Garden' }, { ...POOL, $id: 'd' }];
    const first = open(ROOMS, [{ $id: 'a', name: 'Bar', cover, pictures }], 'AVIDA');
    await first.user.click(screen.getByRole('button', { name: 'Actions of Room 1' }));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Copy Room 1' }));
    const { user, value } = open(ROOMS, [{ $id: 'd', name: 'Attic', pictures: [] }]);
    await user.click(screen.getByRole('button', { name: 'Paste Room' }));
    const left =
      'Files of AVIDA cannot be used here and were left out: lobby.png, pool.png, Garden. Upload them here instead.';
    expect(await screen.findByText(`Room 2 was pasted. ${left}`)).toBeVisible();
    expect(value()).toEqual([
      { $id: 'd', name: 'Attic', pictures: [] },
      { name: 'Bar', pictures: [] },
    ]);
  });

  it('is not pasted if it is nothing but files', async () => {
    const first = open(GALLERY, [LOBBY, POOL], 'AVIDA');
    await first.user.click(screen.getByRole('button', { name: 'Copy all of Gallery' }));
    const { user, value } = open(GALLERY);
    await user.click(screen.getByRole('button', { name: 'Paste File' }));
    expect(await screen.findByText(/^Files of AVIDA cannot .*: Lobby, pool\.png\./)).toBeVisible();
    expect(value()).toEqual([]);
  });
});

describe('the clipboard of links', () => {
  it('pastes one into an empty list, in place of the blank row', async () => {
    const first = open(TOURS, [{ $id: 'a', url: 'https://a.example/tour' }]);
    await first.user.click(screen.getByRole('button', { name: 'Copy Panorama link 1' }));
    expect(await screen.findByText('Panorama link 1 is copied.')).toBeVisible();
    const { user, value } = open(FILMS);
    await user.click(screen.getByRole('button', { name: 'Paste Film' }));
    expect(await screen.findByText('Film 1 was pasted.')).toBeVisible();
    expect(value()).toEqual([{ url: 'https://a.example/tour' }]);
  });

  it('appends all of them to the existing ones', async () => {
    const tours = ['a', 'b'].map((id) => ({ $id: id, url: `https://${id}.example/tour` }));
    const first = open(TOURS, tours);
    await first.user.click(screen.getByRole('button', { name: 'Copy all of Panorama links' }));
    const { user, value } = open(FILMS, [{ $id: 'c', url: 'https://c.example' }]);
    await user.click(screen.getByRole('button', { name: 'Paste Film' }));
    expect(value()).toEqual([
      { $id: 'c', url: 'https://c.example' },
      { url: 'https://a.example/tour' },
      { url: 'https://b.example/tour' },
    ]);
  });
});

describe('a slow clipboard', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['File', GALLERY, { key: POOL.key, fileType: POOL.fileType }, POOL],
    ['Panorama link', TOURS, { url: 'https://a.example/' }, { $id: 'b', url: 'https://b.example/' }],
  ] as const)('puts a %s beside what came into the list meanwhile', async (...given) => {
    const [called, field, item, other] = given;
    const { user, store, value } = open(field);
    let answer: (text: string) => void = () => undefined;
    vi.spyOn(navigator.clipboard, 'readText').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('button', { name: `Paste ${called}` }));
    act(() => store.dispatch({ type: 'reloaded', form: { field: [other] } }));
    await act(async () => answer(JSON.stringify({ type: 'brand-console/item', called, item })));
    expect(value()).toMatchObject([other, item]);
  });
});
