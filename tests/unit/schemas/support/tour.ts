import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The two lists of a virtual tour and the labels of their rows. */
const LISTS = [
  { list: 'Video Links', row: 'Video link', add: '+ Add video link', address: 'https://a.example/v' },
  { list: 'Panorama Links', row: 'Panorama link', add: '+ Add panorama link', address: 'https://a.example/p' },
] as const;

/** Form data of a virtual tour. */
export const TOUR_FORM = {
  videos: [{ $id: 'v', url: LISTS[0].address }],
  panoramas: [{ $id: 'p', url: LISTS[1].address }],
};

/** Expects each link of both lists to open in a dialog. */
export async function expectPreviews(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const { list, row, address } of LISTS) {
    const name = `${row} 1`;
    await user.click(within(screen.getByRole('list', { name: list })).getByRole('button', { name: `Preview ${name}` }));
    const dialog = screen.getByRole('dialog', { name });
    expect(await within(dialog).findByTitle(name)).toHaveAttribute('src', address);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
}

/** Expects rows of both lists to be added and removed, but never the last one. */
export async function expectLastRowStays(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const { list, row, add } of LISTS) {
    const links = within(screen.getByRole('list', { name: list }));
    const removers = () => links.queryAllByRole('button', { name: /^Remove / });
    expect(removers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: add }));
    expect(removers()).toHaveLength(2);
    await user.click(links.getByRole('button', { name: `Remove ${row} 2` }));
    expect(links.getAllByRole('listitem')).toHaveLength(1);
    expect(removers()).toEqual([]);
  }
}
