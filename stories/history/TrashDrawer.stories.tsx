import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ServiceError } from '../../src/api/errors';
import { TrashDrawer } from '../../src/app/trash/TrashDrawer';
import { ToastProvider } from '../../src/shell/toasts';
import type { RemovedEntry, Trash } from '../../src/stores/trash';

const PAGE_SIZE = 20;

function removedEntry(index: number): RemovedEntry {
  return {
    id: `page-${index}`,
    name: `Estate ${index}`,
    revision: index + 2,
    removedBy: index % 2 === 0 ? 'Nora Reyes' : undefined,
    removedAt: new Date(Date.UTC(2026, 0, 31, 6) - index * 3_600_000).toISOString(),
  };
}

type ListedTrash = Pick<Trash, 'list' | 'restore'>;

/** A trash with `count` pages; the first cannot be restored. */
function trashWith(count: number): ListedTrash {
  let pages = Array.from({ length: count }, (_, index) => removedEntry(index));
  return {
    async list(page) {
      const items = pages.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      return { items, hasMore: items.length === PAGE_SIZE };
    },
    async restore({ id }) {
      const details = { argument: 'revision' };
      if (id === 'page-0') throw new ServiceError('Page name is already exists!', 'BAD_USER_INPUT', details);
      pages = pages.filter((page) => page.id !== id);
    },
  };
}

interface DrawerProps {
  readonly heading?: string;
  readonly nouns?: string;
  readonly trash: () => ListedTrash;
  readonly onRestored: () => void;
  readonly close: () => void;
}

function Drawer({ heading = 'Properties', nouns = 'pages', trash, onRestored, close }: DrawerProps) {
  const [initialTrash] = useState(trash);
  return (
    <MemoryRouter>
      <ToastProvider>
        <TrashDrawer {...{ heading, nouns, onRestored, close }} trash={initialTrash} />
      </ToastProvider>
    </MemoryRouter>
  );
}

const meta: Meta<typeof Drawer> = {
  title: 'Screens/Deleted pages',
  component: Drawer,
  args: { trash: () => trashWith(25), onRestored: fn(), close: fn() },
};
export default meta;

type Story = StoryObj<typeof Drawer>;

async function names(): Promise<readonly HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Deleted pages' })).findAllByRole('listitem');
}

export const Restoring: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Deleted pages of Properties' });
    await expect(await names()).toHaveLength(PAGE_SIZE);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Estate 24');
    await expect(screen.getByText('Deleted Jan 31, 2026, 01:00 PM by somebody')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore Estate 3' }));
    await screen.findByText('Estate 3 is restored.');
    await expect(args.onRestored).toHaveBeenCalledOnce();
    await names();
    await expect(screen.queryByRole('button', { name: 'Restore Estate 3' })).toBeNull();
  },
};

export const NameTaken: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Estate 0' }));
    await screen.findByText('Page name is already exists!');
    await expect(args.onRestored).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Restore Estate 0' })).toBeEnabled();
  },
};

export const Empty: Story = { args: { trash: () => trashWith(0) } };

export const Denied: Story = {
  args: {
    trash: () => ({ ...trashWith(1), list: () => Promise.reject(new ServiceError('No.', 'FORBIDDEN')) }),
  },
};

/** Rows that were removed from a form, each with its website. */
export const OfLinks: Story = {
  args: { heading: 'External Links', nouns: 'links', trash: () => trashWith(3) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Deleted links of External Links' });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Estate 1' }));
    await screen.findByText('Estate 1 is restored.');
  },
};
