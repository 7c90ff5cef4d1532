import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineEditor, type EditorDefinition, type Fields } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { openForm } from '../fields/support/openForm';

const HOUSE = defineEditor({
  name: 'house',
  title: 'House',
  stored: { record: 'house' },
  sections: 'tabs',
  fields: {
    name: { type: 'text', label: 'Name', stored: 'name', required: 'Name is required.' },
    hasGarden: { type: 'toggle', label: 'Garden', stored: 'hasGarden', labels: { on: 'Yes', off: 'No' } },
    address: {
      type: 'group',
      label: 'Address',
      fields: {
        street: { type: 'text', label: 'Street', stored: 'street', required: 'Street is required.' },
        floor: { type: 'number', label: 'Floor', stored: 'floor', max: 40 },
      },
    },
    garden: {
      type: 'group',
      label: 'Garden Details',
      visibleWhen: { field: 'hasGarden', in: [true] },
      fields: { size: { type: 'text', label: 'Size', stored: 'size' } },
    },
    rooms: {
      type: 'list',
      label: 'Rooms',
      itemLabel: 'Room',
      addLabel: 'Add Room',
      stored: { field: 'rooms', as: 'json' },
      fields: { use: { type: 'text', label: 'Use', stored: 'use', required: 'Use is required.' } },
    },
  },
});
const AS_STEPS: EditorDefinition = { ...HOUSE, sections: 'steps' };
const FILLED = { name: 'Villa', address: { street: 'Main' }, rooms: [] };

/** Each room has nested tabs. */
const ROOMS: EditorDefinition = defineEditor({
  name: 'rooms',
  title: 'Rooms',
  stored: { page: { tag: 'T', slug: 's', name: 'N', save: 'rewriteContainers' } },
  fields: {
    rooms: {
      type: 'list',
      label: 'Rooms',
      itemLabel: 'Room',
      addLabel: 'Add Room',
      stored: { each: 'ROOM' },
      fields: {
        facts: {
          type: 'group',
          label: 'Facts',
          sections: 'tabs',
          fields: {
            name: { type: 'text', label: 'Name', stored: 'NAME' },
            size: {
              type: 'group',
              label: 'Measures',
              fields: { area: { type: 'text', label: 'Area', stored: 'AREA' } },
            },
          },
        },
      },
    },
  },
});

function tab(name: string | RegExp): HTMLElement {
  return screen.getByRole('tab', { name });
}

/** The label of a required input has a suffix. */
function input(label: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
}

function tabNames(): readonly (string | null)[] {
  return screen.getAllByRole('tab').map(({ textContent }) => textContent.trim());
}

describe('a form in tabs', () => {
  it('has one for the single values and one for each group and list, and shows one at a time', async () => {
    const { user } = openForm({ definition: HOUSE, form: FILLED });
    expect(tabNames()).toEqual(['General', 'Address', 'Rooms']);
    expect(screen.getByRole('tabpanel', { name: 'General' })).toContainElement(input('Name'));
    expect(input('Street')).not.toBeVisible();
    await user.click(tab('Address'));
    expect(input('Name')).not.toBeVisible();
    expect(within(screen.getByRole('tabpanel', { name: 'Address' })).getByLabelText(/^Street/)).toBeVisible();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tabpanel', { name: 'Rooms' })).toBeVisible();
  });

  it('has one for a group only while the group is visible', async () => {
    const { user } = openForm({ definition: HOUSE, form: FILLED });
    await user.click(screen.getByRole('switch', { name: 'Garden' }));
    expect(tabNames()).toEqual(['General', 'Address', 'Garden Details', 'Rooms']);
    await user.click(tab('Garden Details'));
    expect(input('Size')).toBeVisible();
  });

  it('keeps the input in a tab that is left, even if it is not valid yet', async () => {
    const { user, current } = openForm({ definition: HOUSE, form: FILLED });
    await user.click(tab('Address'));
    await user.type(input('Floor'), '2-');
    await user.click(tab('General'));
    await user.type(input('Name'), ' Rosa');
    await user.click(tab(/^Address/));
    expect(input('Floor')).toHaveValue('2-');
    expect(current()).toMatchObject({ name: 'Villa Rosa' });
  });

  it('marks tabs with unsaved changes, until they are saved', async () => {
    const { user, store, current } = openForm({ definition: HOUSE, form: FILLED });
    await user.click(tab('Address'));
    await user.type(input('Street'), ' Street');
    expect(tab('Address unsaved changes')).toBeVisible();
    expect(tab('General')).toBeVisible();
    act(() => {
      store.dispatch({ type: 'saveStarted' });
      store.dispatch({ type: 'saved', form: current(), renamed: new Map() });
    });
    expect(tab('Address')).toBeVisible();
  });

  it('marks items of a list where they are changed, not where they were moved', async () => {
    const room = (id: string, name: string, area: string) => ({ $id: id, facts: { name, size: { area } } });
    const { user, store, current } = openForm({
      definition: ROOMS,
      form: { rooms: [room('1', 'Kitchen', '20'), room('2', 'Hall', '9')] },
    });
    act(() => store.write(['rooms'], (current()['rooms'] as readonly FormData[]).toReversed()));
    await user.click(screen.getByRole('button', { name: /^Room 1/ }));
    expect(tabNames()).toEqual(['General', 'Measures']);
    await user.type(screen.getByLabelText('Name'), 'way');
    expect(tab('General unsaved changes')).toBeVisible();
    expect(tab('Measures')).toBeVisible();
  });

  it('validates hidden tabs, counts their problems, and opens at one of them', async () => {
    const { user, saved, showProblems } = openForm({
      definition: HOUSE,
      form: { rooms: [{ $id: 'a' }, { $id: 'b' }] },
    });
    await user.type(input('Name'), 'Villa');
    await showProblems();
    expect(saved).toEqual([]);
    expect(tab(/^Address 1 problem$/)).toBeVisible();
    expect(tab(/^Rooms 2 problems$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^3 problems/ }));
    await user.click(await screen.findByRole('button', { name: /Street is required/ }));
    await waitFor(() => expect(input('Street')).toHaveFocus());
    expect(tab(/^Address/)).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getAllByRole('button', { name: /Use is required/ })[1]!);
    await waitFor(() => expect(input('Use')).toHaveFocus());
    expect(tab(/^Rooms/)).toHaveAttribute('aria-selected', 'true');
  });

  it('opens at a card in the outline', async () => {
    const { user } = openForm({ definition: HOUSE, form: FILLED });
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Rooms' }));
    expect(screen.getByRole('region', { name: 'Rooms' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Rooms' })).toHaveFocus();
  });

  it('has none if a brand has a single part', () => {
    const definition = { ...HOUSE, overlays: { AVIDA: { fields: { address: null, garden: null, rooms: null } } } };
    openForm({ definition, brand: 'AVIDA' });
    expect(input('Name')).toBeVisible();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  });
});

describe('a group in tabs', () => {
  const parted = {
    type: 'group',
    label: 'Address',
    sections: 'tabs',
    fields: {
      street: { type: 'text', label: 'Street', stored: 'street' },
      inner: {
        type: 'group',
        label: 'Owner',
        fields: { owner: { type: 'text', label: 'Owner Name', stored: 'owner' } },
      },
    },
  } as const;
  const nested = (fields: Fields): EditorDefinition => ({ name: 'a', title: 'A', stored: { record: 'a' }, fields });

  it.each([
    ['of the form', nested({ parted })],
    ['inside another one', nested({ whole: { type: 'group', label: 'Whole', fields: { parted } } })],
    [
      'far inside',
      nested({ whole: { type: 'group', fields: { half: { type: 'group', label: 'Half', fields: { parted } } } } }),
    ],
  ])('%s shows its own parts', async (_where, definition) => {
    const { user, store } = openForm({ definition });
    expect(screen.getByRole('tablist', { name: 'Parts of Address' })).toBeVisible();
    expect(tabNames()).toEqual(['General', 'Owner']);
    await user.click(tab('Owner'));
    expect(input('Owner Name')).toBeVisible();
    expect(input('Street')).not.toBeVisible();
    const street = input('Street').id.split('.').slice(1);
    act(() => store.reveal(street));
    await waitFor(() => expect(input('Street')).toHaveFocus());
  });
});

describe('a form in steps', () => {
  it('continues despite missing values, and then reports them', async () => {
    const { user, saved } = openForm({ definition: AS_STEPS, form: { rooms: [] } });
    expect(tabNames()).toEqual(['1. General', '2. Address', '3. Rooms']);
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('tabpanel', { name: '2. Address' })).toBeVisible();
    expect(tab('2. Address')).toHaveFocus();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('General: 1 problem');
    expect(tab('1. General 1 problem')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Name is required.')).toBeVisible();
    expect(screen.queryByText('Street is required.')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
    await user.type(input('Name'), 'North');
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement());
  });

  it('reports nothing for a complete step, and ends at the last one', async () => {
    const { user } = openForm({ definition: AS_STEPS, form: FILLED });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
    expect(screen.getByRole('tabpanel', { name: '3. Rooms' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('can be browsed by read-only users, with nothing reported', async () => {
    const { user } = openForm({ definition: AS_STEPS, form: {}, readOnly: true });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('tabpanel', { name: '2. Address' })).toBeVisible();
    expect(tab('1. General')).toBeVisible();
  });
});
