import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import type { HomeEntry } from '../../src/app/home/HomeCard';
import { HomeScreen, type ShownPages } from '../../src/app/home/HomeScreen';
import type { Answered } from '../../src/hooks/useAnswer';
import { inTheDark } from '../support/inTheDark';

/** The home on its own. */
function Home({ width, ...home }: ComponentProps<typeof HomeScreen> & { /** CSS pixels. */ readonly width?: number }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <HomeScreen {...home} /> }]));
  return (
    <div style={{ width }}>
      <RouterProvider router={router} />
    </div>
  );
}

const meta: Meta<typeof Home> = { title: 'Screens/Home', component: Home };
export default meta;

type Story = StoryObj<typeof Home>;

const nothing = () => undefined;

function answered(entries: readonly HomeEntry[]): Answered<readonly HomeEntry[]> {
  return { answer: entries, isLoading: false, error: undefined, retry: nothing };
}

const loading: Answered<never> = { answer: undefined, isLoading: true, error: undefined, retry: nothing };
const failed: Answered<never> = { ...loading, isLoading: false, error: new Error('The service does not answer.') };

const edits: readonly HomeEntry[] = [
  {
    path: '/manage-properties/the-lattice',
    label: 'The Lattice',
    hint: 'Manage Properties',
    detail: 'ALP Editor, 14:02',
  },
  {
    path: '/manage-content/news/an-opening-with-a-name-that-is-longer-than-its-line',
    label: 'An opening with a name that is longer than its line has room for, however wide the screen',
    hint: 'Manage Content',
    detail: 'ALP Publisher, Jan 31, 2026, 09:15',
  },
];
const drafts: readonly HomeEntry[] = [
  {
    path: '/manage-company-information/about-us/1',
    label: 'About Us',
    hint: 'Manage Company Information',
    detail: 'About Us, 13:40',
  },
];
const problems: readonly HomeEntry[] = [
  {
    path: '/manage-showroom/makati',
    label: 'Makati',
    hint: 'Manage Showroom',
    detail: '2 problems: Title › This field is required.',
  },
];

const pages: ShownPages = {
  edits: answered(edits),
  check: { entries: problems, checked: 25, total: 112, status: 'resting', more: nothing },
};

export const Filled: Story = { args: { brand: 'ALP', drafts: answered(drafts), pages } };
export const FilledDark: Story = { ...Filled, ...inTheDark };
export const Narrow: Story = { args: { ...Filled.args, width: 420 } };

export const Loading: Story = {
  args: {
    brand: 'ALP',
    drafts: loading,
    pages: { edits: loading, check: { ...pages.check, entries: [], checked: 0, total: undefined, status: 'running' } },
  },
};

export const Checking: Story = {
  args: { ...Filled.args, pages: { ...pages, check: { ...pages.check, checked: 7, status: 'running' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking pages: 7 of 112');
  },
};

export const Empty: Story = {
  args: {
    brand: 'ALP',
    drafts: answered([]),
    pages: { edits: answered([]), check: { ...pages.check, entries: [], checked: 1, total: 1 } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No problems found.')).toBeVisible();
    await expect(within(canvasElement).getByText('1 page checked')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    brand: 'ALP',
    drafts: failed,
    pages: { edits: failed, check: { ...pages.check, status: 'failed' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: 'Retry' })).toHaveLength(3);
  },
};

export const WithoutPages: Story = { args: { brand: 'ALP', drafts: answered([]), pages: 'Your role reads no pages.' } };
