import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { ServiceError } from '../../src/api/errors';
import { useListQuery } from '../../src/list/listQuery';
import { ListSettingsButtons } from '../../src/list/settings/ListSettings';
import type { ListView, ListViews } from '../../src/stores/listViews';
import { questionsArea } from '../support/questions';

const VIEWS: readonly ListView[] = [
  { id: 'a', name: 'Payments', query: 'category=Payments', isShared: false, isDefault: false },
  { id: 'b', name: 'Most read of the last year', query: 'sort=votes', isShared: true, isDefault: true },
];

interface SettingsProps {
  /** Undefined: loading them fails. */
  readonly views: readonly ListView[] | undefined;
  readonly sharedWith?: string;
}

/** A user's settings of a list of questions. */
function Settings({ views, sharedWith }: SettingsProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Buttons {...{ views, sharedWith: sharedWith ?? undefined }} /> }]),
  );
  return <RouterProvider router={router} />;
}

function Buttons({
  views,
  sharedWith,
}: {
  readonly views: SettingsProps['views'];
  readonly sharedWith: string | undefined;
}) {
  const { list } = questionsArea;
  const [settings] = useState(() => ({
    memory: { read: () => ({}), write: () => undefined },
    views: servedViews(views),
    sharedWith,
  }));
  const [query, change] = useListQuery(list, settings.memory);
  return <ListSettingsButtons {...{ settings, list, query, change }} columns={list.columns} />;
}

function servedViews(views: SettingsProps['views']): ListViews {
  let storedViews = views;
  return {
    async list() {
      if (!storedViews) throw new ServiceError('The views are not there.', 'INTERNAL_SERVER_ERROR');
      return storedViews;
    },
    async save(draft) {
      const saved = { ...draft, id: draft.name, isDefault: false };
      storedViews = [...(storedViews ?? []), saved];
      return saved;
    },
    async remove(id) {
      storedViews = storedViews?.filter((view) => view.id !== id);
    },
    async setDefault(id) {
      storedViews = storedViews?.map((view) => ({ ...view, isDefault: view.id === id }));
    },
  };
}

const meta: Meta<typeof Settings> = { title: 'Screens/Settings of a list', component: Settings };
export default meta;

type Story = StoryObj<typeof Settings>;

async function openViews(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }));
}

export const Columns: Story = {
  args: { views: [] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Votes', checked: true })).toBeInTheDocument();
  },
};

export const Views: Story = {
  args: { views: VIEWS, sharedWith: 'ALP' },
  play: async () => {
    await openViews();
    await expect(await screen.findByRole('link', { name: /Payments/ })).toBeInTheDocument();
    await expect(screen.getByRole('checkbox', { name: 'Share with ALP' })).toBeInTheDocument();
  },
};

export const NoViews: Story = {
  args: { views: [] },
  play: async () => {
    await openViews();
    await expect(await screen.findByText(/There are none yet/)).toBeInTheDocument();
  },
};

export const ViewsThatFail: Story = {
  args: { views: undefined },
  play: async () => {
    await openViews();
    await expect(await screen.findByText('The views could not be loaded.')).toBeInTheDocument();
  },
};

/** Saving under an existing name replaces that view with the current state. */
export const SavingAView: Story = {
  args: { views: VIEWS },
  play: async () => {
    await openViews();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'payments');
    await expect(screen.getByRole('button', { name: 'Replace the view' })).toBeEnabled();
  },
};
