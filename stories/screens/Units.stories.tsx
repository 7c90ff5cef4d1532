import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { properties } from '../../schemas/properties/area';
import { SectionTabs } from '../../src/app/units/SectionTabs';
import { createTypedNames } from '../../src/app/units/typedNames';
import { readUnitPlace, withUnitPlace } from '../../src/app/units/unitAddress';
import { UnitGone } from '../../src/app/units/UnitSections';
import { UnitTabs } from '../../src/app/units/UnitTabs';
import { UnsavedMark } from '../../src/app/units/UnsavedMark';
import type { Unit } from '../../src/stores/unitStore';

interface UnitsProps {
  readonly units: readonly Unit[];
  /** The ids of the units with unsaved changes. */
  readonly unsaved?: readonly string[];
  readonly canChange?: boolean;
}

const { noun = '', sections = [] } = properties.units ?? {};
const [, unsavedSection] = sections;

/** The tabs of units and of their sections, with the units in local state. */
function Units({ units: initialUnits, unsaved = [], canChange = true }: UnitsProps): ReactNode {
  const [units, setUnits] = useState(initialUnits);
  const [names] = useState(createTypedNames);
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readUnitPlace(search);
  const unit = units.find(({ id }) => id === place.unit) ?? units[0];
  const section = sections.find(({ key }) => key === place.section) ?? sections[0];
  const state = {
    isBusy: false,
    add: async () => {
      const id = `unit-${units.length + 1}`;
      setUnits((all) => [...all, { id, name: 'NEW-UNIT' }]);
      return Promise.resolve(id);
    },
    rename: async (id: string, name: string) => {
      setUnits((all) => all.map((one) => (one.id === id ? { ...one, name } : one)));
      names.close(id);
      return Promise.resolve();
    },
    remove: async ({ id }: Unit) => {
      setUnits((all) => all.filter((one) => one.id !== id));
      return Promise.resolve(true);
    },
    putBack: async (unit: Unit) => {
      setUnits((all) => [...all, unit]);
      return Promise.resolve(true);
    },
  };
  if (!unit || !section) return null;
  return (
    <Box sx={{ p: 3 }}>
      <UnitTabs
        {...{ state, units, names, noun, canChange }}
        current={unit}
        isUnsaved={({ id }) => unsaved.includes(id)}
        addressOf={({ id }) => withUnitPlace(search, { unit: id })}
        go={(id) => void navigate({ search: withUnitPlace(search, { unit: id }) })}
      />
      {unit.isGone && (
        <UnitGone
          noun={noun}
          hasInput={unsaved.includes(unit.id)}
          isBusy={false}
          putBack={() => setUnits((all) => all.map(({ id, name }) => ({ id, name })))}
        />
      )}
      <SectionTabs
        tabs={sections}
        current={section}
        markOf={(one) => unsaved.includes(unit.id) && one === unsavedSection && <UnsavedMark />}
        addressOf={({ key }) => withUnitPlace(search, { section: key })}
      />
      {sections.map((one) => (
        <Box
          key={one.key}
          role="tabpanel"
          aria-labelledby={`section-${one.key}`}
          hidden={one !== section}
          sx={{ p: 2 }}
        >
          {one.label}
        </Box>
      ))}
    </Box>
  );
}

function Routed(props: UnitsProps): ReactNode {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Units {...props} /> }]));
  return <RouterProvider router={router} />;
}

const meta: Meta<typeof Routed> = { title: 'Screens/Units', component: Routed };
export default meta;

type Story = StoryObj<typeof Routed>;

const NORTH: Unit = { id: 'north', name: 'North Tower' };
const SOUTH: Unit = { id: 'south', name: 'South Tower' };
const UNNAMED: Unit = { id: 'unnamed', name: '' };

export const Several: Story = { args: { units: [NORTH, SOUTH, UNNAMED] } };

export const Unsaved: Story = {
  args: { units: [NORTH, SOUTH], unsaved: ['north'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'South Tower' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'North Tower unsaved changes' }));
    await expect(await canvas.findByRole('tab', { name: 'Locations & Landmarks unsaved changes' })).toBeVisible();
  },
};

export const Added: Story = {
  args: { units: [NORTH] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '+ Add unit' }));
    const added = await canvas.findByRole('link', { name: 'NEW-UNIT' });
    await waitFor(() => expect(added).toHaveAttribute('aria-current', 'true'));
  },
};

export const Renaming: Story = {
  args: { units: [NORTH, SOUTH] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rename North Tower' }));
    await expect(within(canvasElement).getByRole('textbox', { name: 'Name of the unit' })).toHaveFocus();
  },
};

export const Renamed: Story = {
  args: { units: [NORTH, SOUTH] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename North Tower' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name of the unit' }));
    await userEvent.keyboard('Garden Tower{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Garden Tower' })).toBeVisible();
  },
};

export const RemovalQuestion: Story = {
  args: { units: [NORTH, SOUTH] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove North Tower' }));
    const question = await screen.findByRole('dialog', { name: 'Remove North Tower' });
    await expect(question).toHaveTextContent('Do you want to delete these items?');
  },
};

export const RemovedBySomebody: Story = {
  args: { units: [{ ...NORTH, isGone: true }, SOUTH], unsaved: ['north'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Rename North Tower' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Put the unit back' }));
    await expect(await canvas.findByRole('button', { name: 'Rename North Tower' })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { units: [NORTH, SOUTH], canChange: false } };
