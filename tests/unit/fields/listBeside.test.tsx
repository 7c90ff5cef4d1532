import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormItem } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const FIELD = {
  type: 'list',
  label: 'Rooms',
  itemLabel: 'Room',
  addLabel: 'Add Room',
  stored: { each: 'ROOM' },
  opens: 'beside',
  fields: {
    use: { type: 'text', label: 'Use', stored: 'USE', required: 'Use is required.' },
    floors: {
      type: 'list',
      label: 'Floors',
      itemLabel: 'Floor',
      addLabel: 'Add Floor',
      stored: { in: 'FLOORS', each: 'FLOOR' },
      fields: { kind: { type: 'text', label: 'Kind', stored: 'KIND' } },
    },
  },
} as const;
const ROOMS: readonly FormItem[] = [
  { $id: 'a', use: 'Kitchen' },
  { $id: 'b', use: 'Bath' },
  { $id: 'c', use: 'Study' },
];

function open(items = ROOMS, readOnly = false) {
  return openForm({ definition: oneField(FIELD), form: { field: items }, readOnly });
}

function row(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

function use(): HTMLElement {
  return screen.getByLabelText(/^Use/);
}

describe('a list with a detail pane', () => {
  it('begins with the first item, and shows the selected one', async () => {
    const { user } = open();
    expect(use()).toHaveValue('Kitchen');
    expect(row(/^Room 1 /)).toHaveAttribute('aria-current', 'true');
    await user.click(row(/^Room 3 /));
    expect(within(screen.getByRole('group', { name: 'Room 3' })).getByLabelText(/^Use/)).toHaveValue('Study');
    expect(row(/^Room 1 /)).toHaveAttribute('aria-current', 'false');
    expect(screen.queryByRole('button', { name: /Expand all/ })).not.toBeInTheDocument();
  });

  it('is navigated with arrow keys, Home and End', async () => {
    const { user } = open();
    act(() => row(/^Room 1 /).focus());
    await user.keyboard('{ArrowDown}');
    expect(row(/^Room 2 /)).toHaveFocus();
    expect(use()).toHaveValue('Bath');
    await user.keyboard('{End}');
    expect(use()).toHaveValue('Study');
    await user.keyboard('{ArrowDown}');
    expect(row(/^Room 3 /)).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(row(/^Room 1 /)).toHaveFocus();
    expect(use()).toHaveValue('Kitchen');
  });

  it('edits the selected item only, and updates its row', async () => {
    const { user, current } = open();
    await user.click(row(/^Room 2 /));
    await user.type(use(), 'room');
    expect(row(/^Room 2 Bathroom$/)).toBeVisible();
    expect(current()).toEqual({ field: [ROOMS[0], { $id: 'b', use: 'Bathroom' }, ROOMS[2]] });
  });

  it('selects an added item, and the next one after a removal', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '+ Add Room' }));
    await waitFor(() => expect(use()).toHaveFocus());
    expect(row(/^Room 4/)).toHaveAttribute('aria-current', 'true');
    await user.click(row(/^Room 2 /));
    await user.click(screen.getByRole('button', { name: 'Remove Room 2' }));
    expect(use()).toHaveValue('Study');
    expect(row(/^Room 2 Study/)).toHaveFocus();
  });

  it('keeps the selection when another item is removed or the selected one is moved', async () => {
    const { user } = open();
    await user.click(row(/^Room 2 /));
    await user.click(screen.getByRole('button', { name: 'Remove Room 1' }));
    expect(use()).toHaveValue('Bath');
    await user.click(screen.getByRole('button', { name: 'Actions of Room 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move Room 1 down' }));
    expect(use()).toHaveValue('Bath');
    expect(row(/^Room 2 Bath/)).toHaveAttribute('aria-current', 'true');
  });

  it('marks items with problems, and opens at one of them', async () => {
    const { user, store } = open([{ $id: 'a', use: 'Kitchen' }, { $id: 'b' }]);
    act(() => void store.validateForSave());
    await user.click(await screen.findByRole('button', { name: /^Room 2 .*1 problem$/ }));
    await user.click(row(/^Room 1 /));
    act(() => store.reveal(['field', 1, 'use']));
    await waitFor(() => expect(use()).toHaveFocus());
    expect(screen.getByText('Use is required.')).toBeVisible();
  });

  it('opens at a path in a nested list', async () => {
    const { store } = open([ROOMS[0]!, { $id: 'b', use: 'Bath', floors: [{ $id: 'x', kind: 'Tiles' }] }]);
    act(() => store.reveal(['field', 1, 'floors', 0, 'kind']));
    await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveFocus());
  });

  it('can be navigated by read-only users', async () => {
    const { user } = open(ROOMS, true);
    await user.click(row(/^Room 2 /));
    expect(use()).toHaveValue('Bath');
    expect(use()).toHaveAttribute('readonly');
  });

  it('has no detail pane while it is empty', () => {
    open([]);
    expect(screen.queryByLabelText(/^Use/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '+ Add Room' })).toBeVisible();
  });
});
