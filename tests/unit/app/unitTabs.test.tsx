import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { properties } from '../../../schemas/properties/area';
import { SectionTabs } from '../../../src/app/units/SectionTabs';
import { createTypedNames } from '../../../src/app/units/typedNames';
import { UnitTabs } from '../../../src/app/units/UnitTabs';
import { openTabs } from '../../../src/session/access';
import type { Unit } from '../../../src/stores/unitStore';
import { styleComponents } from '../../support/styles';

// A busy machine takes its time; nothing here asserts how long.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

const NORTH = { id: 'north', name: 'North' };
const SOUTH = { id: 'south', name: '' };

/** The tabs beside an input, with units that change. */
function showChanging() {
  let change: (units: readonly Unit[]) => void;
  const names = createTypedNames();
  const idle = { isBusy: false, add: vi.fn(), rename: vi.fn(), remove: vi.fn(), putBack: vi.fn() };
  function Changing() {
    const [units, setUnits] = useState<readonly Unit[]>([NORTH, SOUTH]);
    useEffect(() => {
      change = setUnits;
    }, []);
    return (
      <>
        <UnitTabs
          {...{ state: idle, units, names, current: units[0], noun: 'unit', canChange: true, go: vi.fn() }}
          isUnsaved={() => false}
          addressOf={({ id }) => `?unit=${id}`}
        />
        <input aria-label="Elsewhere" />
      </>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Changing /> }])} />);
  return { user: userEvent.setup(), setUnits: (units: readonly Unit[]) => act(async () => change(units)) };
}

function show(
  given: { units?: readonly Unit[]; canChange?: boolean; isBusy?: boolean; unsaved?: readonly string[] } = {},
) {
  const { units = [NORTH, SOUTH], canChange = true, isBusy = false, unsaved = [] } = given;
  const names = createTypedNames();
  const state = {
    isBusy,
    add: vi.fn(async () => 'new'),
    rename: vi.fn(async (id: string) => names.close(id)),
    remove: vi.fn(async () => true),
    putBack: vi.fn(async () => true),
  };
  const go = vi.fn();
  const element = (
    <UnitTabs
      state={state}
      units={units}
      names={names}
      current={units[0]}
      noun="unit"
      canChange={canChange}
      isUnsaved={({ id }) => unsaved.includes(id)}
      addressOf={({ id }) => `?unit=${id}`}
      go={go}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { state, go, user: userEvent.setup() };
}

describe('the tabs of units', () => {
  it('[PROPU-009] show a unit without a name as [EMPTY], and mark one with unsaved changes', () => {
    const applyStyles = styleComponents();
    show({ unsaved: ['south'] });
    // The visually hidden text counts as a separate word because it is positioned absolutely.
    applyStyles();
    expect(screen.getByRole('link', { name: 'North' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '[EMPTY] unsaved changes' })).toHaveAttribute('href', '/?unit=south');
  });

  it('[PROPU-003] add a unit and go to it', async () => {
    const { user, go } = show();
    await user.click(screen.getByRole('button', { name: '+ Add unit' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('new'));
  });

  it('take the focus once: not again when a removed unit comes back', async () => {
    const { user, setUnits } = showChanging();
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'North' })).toHaveFocus();
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await setUnits([SOUTH]);
    expect(screen.queryByRole('link', { name: 'North' })).not.toBeInTheDocument();
    await setUnits([SOUTH, NORTH]);
    expect(screen.getByRole('link', { name: 'North' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('[PROPU-004, PROPU-005] rename on Enter and on blur, once, and never to an empty name', async () => {
    const { user, state } = show();
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Rename North' }));
      return screen.getByRole('textbox', { name: 'Name of the unit' });
    };
    await user.clear(await open());
    await user.keyboard('{Enter}');
    await user.type(await open(), ' Tower{Escape}');
    expect(state.rename).not.toHaveBeenCalled();
    await user.clear(await open());
    await user.keyboard('Garden Tower{Enter}');
    expect(state.rename.mock.calls).toEqual([['north', 'Garden Tower']]);
    await user.clear(await open());
    await user.keyboard('Lake Tower');
    await user.tab();
    expect(state.rename.mock.calls).toEqual([
      ['north', 'Garden Tower'],
      ['north', 'Lake Tower'],
    ]);
  });

  it('[PROPU-006, PROPU-007] remove only the open one, after a confirmation, and go to its neighbour', async () => {
    const { user, state, go } = show();
    expect(screen.queryByRole('button', { name: 'Remove [EMPTY]' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove North' }));
    const question = screen.getByRole('dialog', { name: 'Remove North' });
    expect(question).toHaveTextContent('Do you want to delete these items?');
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(state.remove).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove North' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(state.remove).toHaveBeenCalledWith(NORTH);
    await waitFor(() => expect(go).toHaveBeenCalledWith('south'));
  });

  it('restore a removed unit, and go to it', async () => {
    const { user, state, go } = show();
    await user.click(screen.getByRole('button', { name: 'Remove North' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('North removed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state.putBack).toHaveBeenCalledWith(NORTH, 0);
    await waitFor(() => expect(go).toHaveBeenLastCalledWith('north'));
  });

  it('[PROPU-006] do not remove the last unit, nor any unit while a change is in flight or without the right', () => {
    show({ units: [NORTH] });
    expect(screen.queryByRole('button', { name: 'Remove North' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rename North' })).toBeInTheDocument();
  });

  it('are below the full-screen spinner while a change is in flight', () => {
    show({ isBusy: true });
    expect(screen.getByRole('status', { name: 'Saving…' })).toBeVisible();
  });

  it('do not rename a unit that somebody else removed', () => {
    show({ units: [{ ...NORTH, isGone: true }, SOUTH] });
    expect(screen.queryByRole('button', { name: 'Rename North' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove North' })).toBeInTheDocument();
  });

  it('change nothing without the right', () => {
    show({ canChange: false });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the tabs of sections', () => {
  const sections = properties.units!.sections;

  it('[PROP-049, PROP-050] show those that the user holds the scope of, in their order', () => {
    const scopes = new Set(['manage:property-construction-updates', 'manage:property-location']);
    const open = openTabs(sections, { scopes, brand: 'ALP' });
    const element = (
      <SectionTabs tabs={open} current={open[0]!} markOf={() => null} addressOf={({ key }) => `?section=${key}`} />
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Locations & Landmarks',
      'Construction Updates',
    ]);
    expect(openTabs(sections, { scopes: new Set(), brand: 'ALP' })).toEqual([]);
  });

  it.each([
    ['overview', 'manage:property-overview'],
    ['locations', 'manage:property-location'],
    ['amenities', 'manage:property-amenities'],
    ['floor-plans', 'manage:property-unit-and-floor-plans'],
    ['construction-updates', 'manage:property-construction-updates'],
  ])('[PROP-050] %s needs %s', (key, scope) => {
    expect(openTabs(sections, { scopes: new Set([scope]), brand: 'AVIDA' }).map((one) => one.key)).toEqual([key]);
  });
});
