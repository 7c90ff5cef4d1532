import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { roles } from '../../schemas/roles/area';
import { users } from '../../schemas/users/area';
import type { RecordArea } from '../../src/definition';
import { RecordListScreen } from '../../src/list/RecordListScreen';
import type { RecordRow, RecordSource } from '../../src/stores/records/source';
import { storyList } from '../support/recordSources';

interface ListProps {
  readonly area: RecordArea;
  readonly source: Pick<RecordSource, 'list'>;
  /** CSS pixels. */
  readonly width?: number;
}

/** A list screen on its own. */
function List({ area, source, width }: ListProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <RecordListScreen
              area={area}
              brand={undefined}
              source={source}
              can={{ update: true, create: true }}
              onLoadError={() => undefined}
            />
          ),
        },
      ],
      { initialEntries: [area.path] },
    ),
  );
  return (
    <div style={{ width }}>
      <RouterProvider router={router} />
    </div>
  );
}

const meta: Meta<typeof List> = { title: 'Screens/Lists of records', component: List };
export default meta;

type Story = StoryObj<typeof List>;

function user(index: number, given: Partial<RecordRow> = {}): RecordRow {
  return {
    id: `user-${index}`,
    name: `ALP Editor ${index}`,
    email: `alp.editor.${index}@demo.example`,
    contactNumber: `0900000000${index}`,
    role: 'ALP Editor',
    brand: 'ALP',
    status: 'Verified',
    updatedAt: `2026-02-0${1 + (index % 9)}T02:00:00.000Z`,
    ...given,
  };
}

const someUsers = storyList(
  Array.from({ length: 12 }, (_, index) => user(index + 1)),
  [user(20, { name: 'AMAIA Pending', status: 'Pending' }), user(21, { name: 'AMAIA Inactive' })],
);

const someRoles = storyList(
  ['ALISI', 'ALP', 'AMAIA', 'AVIDA'].map((brand, index) => ({
    id: `role-${index}`,
    name: `${brand} Editor`,
    description: `Full access to the content of ${brand}`,
    brand,
    createdAt: '2026-01-05T02:00:00.000Z',
    updatedAt: '2026-02-06T02:00:00.000Z',
  })),
  [],
);

export const Users: Story = {
  args: { area: users, source: someUsers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1-10 of 12 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Inactive (2)' }));
    await expect(await canvas.findByText('Pending')).toBeVisible();
  },
};

export const UsersDark: Story = { args: { area: users, source: someUsers }, globals: { mode: 'dark' } };

export const UsersNarrow: Story = { args: { area: users, source: someUsers, width: 560 } };

export const Roles: Story = { args: { area: roles, source: someRoles } };

export const RolesDark: Story = { ...Roles, globals: { mode: 'dark' } };

export const Loading: Story = { args: { area: users, source: { list: () => new Promise(() => undefined) } } };

export const NoneYet: Story = { args: { area: roles, source: storyList([], []) } };

export const Failed: Story = {
  args: { area: users, source: { list: async () => Promise.reject(new Error('The service does not answer.')) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The list could not be loaded.');
  },
};
