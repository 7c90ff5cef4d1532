import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { brands } from '../../schemas/brands';
import { aboutUs } from '../../schemas/company-information/about-us';
import { ServiceError } from '../../src/api/errors';
import { HistoryDrawer } from '../../src/app/history/HistoryDrawer';
import { compileEditor } from '../../src/compile';
import type { EditorHistory } from '../../src/stores/history';
import type { FormData } from '../../src/tree';

const { fields } = compileEditor(aboutUs, brands.ALP).editor;
const PEOPLE = ['Nora Reyes', 'Mateo Cruz', 'Ana Santos'] as const;
const DAY = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 10;
const LAST_REVISION = 23;
const FIRST_KEPT_REVISION = 8;

/** The form of a revision; each save changed something else. */
function formOf(revision: number): FormData {
  const bodies = Array.from({ length: Math.min(1 + Math.floor(revision / 10), 3) }, (_, index) => ({
    $id: `body-${index}`,
    web: `<p>Paragraph ${index + 1} of ${index === 0 ? revision - (revision % 3) : 1}</p>`,
  }));
  return { main: { title: `Building places, take ${revision - (revision % 2)}`, h1Tag: 'About ALP', bodies } };
}

/** A history of many saves, of which the oldest are not kept. */
const LONG_HISTORY: EditorHistory = {
  async versions(page) {
    const newest = LAST_REVISION - (page - 1) * PAGE_SIZE;
    const count = Math.min(PAGE_SIZE, newest - FIRST_KEPT_REVISION + 1);
    return {
      items: Array.from({ length: count }, (_, index) => ({
        revision: newest - index,
        action: newest - index === 20 ? 'restored' : 'saved',
        by: PEOPLE[(newest - index) % PEOPLE.length],
        at: new Date(Date.UTC(2026, 0, 31, 6, 2) - (LAST_REVISION - newest + index) * DAY).toISOString(),
      })),
      hasMore: count === PAGE_SIZE,
    };
  },
  formAt: async (revision) => (revision < FIRST_KEPT_REVISION ? undefined : formOf(revision)),
};

const meta: Meta<typeof HistoryDrawer> = {
  title: 'Screens/History',
  component: HistoryDrawer,
  args: {
    history: LONG_HISTORY,
    fields,
    title: 'About Us',
    noun: 'page',
    unsaved: undefined,
    isAbout: () => false,
    onRestore: fn(),
    close: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof HistoryDrawer>;

async function rows(): Promise<readonly HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Versions' })).findAllByRole('listitem');
}

export const LongHistory: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'History of About Us' });
    const [newest, second] = await rows();
    await expect(within(newest!).getByText('Now')).toBeVisible();
    await expect(within(newest!).queryByRole('button', { name: /^Restore/ })).toBeNull();
    await expect(await within(second!).findByText(/^Changed: Title$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show older versions' }));
    await screen.findByText('The oldest version that is kept.');
    const all = await rows();
    await expect(all).toHaveLength(LAST_REVISION - FIRST_KEPT_REVISION + 1);
    await expect(screen.queryByRole('button', { name: 'Show older versions' })).toBeNull();
    // The button that had the focus has disappeared.
    await expect(all[PAGE_SIZE]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const RestoringAsksFirst: Story = {
  args: { unsaved: 'kept' },
  play: async ({ args }) => {
    const [, , third] = await rows();
    const restore = await within(third!).findByRole('button', { name: /^Restore the version of Jan 29, 2026/ });
    await userEvent.click(restore);
    const question = await screen.findByRole('dialog', { name: 'Restore this version?' });
    await expect(question).toHaveTextContent('Your unsaved changes are kept as a draft');
    await userEvent.click(within(question).getByRole('button', { name: 'No' }));
    await expect(args.onRestore).not.toHaveBeenCalled();
    await userEvent.click(restore);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(args.onRestore).toHaveBeenCalledWith(
      expect.objectContaining({ when: 'Jan 29, 2026, 02:02 PM', form: formOf(21) }),
    );
  },
};

/** Any two versions can be compared, with the keyboard alone. */
export const Comparing: Story = {
  play: async () => {
    const [, second] = await rows();
    within(second!)
      .getByRole('button', { name: /^Compare/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'All versions' })).toHaveFocus();
    await screen.findByText('These versions are the same in this form.');
    await userEvent.selectOptions(screen.getByLabelText('Earlier version'), '19');
    const found = await screen.findByRole('list', { name: 'Differences' });
    await expect(within(found).getByText('Body 3: added')).toBeVisible();
    await waitFor(() => expect(found.querySelector('ins')).toHaveTextContent('22'));
    await expect(found.querySelector('del')).toHaveTextContent('18');
    await userEvent.click(screen.getByRole('button', { name: 'All versions' }));
    await rows();
  },
};

export const ReadOnly: Story = {
  args: { onRestore: undefined },
  play: async () => {
    const [, second] = await rows();
    await within(second!).findByText(/^Changed/);
    await expect(within(second!).queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { history: { ...LONG_HISTORY, versions: async () => ({ items: [], hasMore: false }) } },
};

export const Loading: Story = { args: { history: { ...LONG_HISTORY, versions: () => new Promise(() => undefined) } } };

/** A history that cannot be read at first. */
function failingOnce(): EditorHistory {
  let attempt = 0;
  return {
    ...LONG_HISTORY,
    versions: (page) =>
      ++attempt === 1 ? Promise.reject(new Error('The service is away.')) : LONG_HISTORY.versions(page),
  };
}

export const Failed: Story = {
  render: function FailingAtFirst(args) {
    const [history] = useState(failingOnce);
    return <HistoryDrawer {...args} history={history} />;
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await rows();
  },
};

export const Denied: Story = {
  args: { history: { ...LONG_HISTORY, versions: () => Promise.reject(new ServiceError('No.', 'FORBIDDEN')) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your role has no access');
  },
};
