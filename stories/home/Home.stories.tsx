import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import type { HomeEntry } from '../../src/app/home/HomeCard';
import { HomeScreen, type ShownPages } from '../../src/app/home/HomeScreen';
import type { RequestState } from '../../src/hooks/useRequest';

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

function succeeded<Result>(result: Result): RequestState<Result> {
  return { result, isLoading: false, error: undefined, retry: nothing };
}

const loading: RequestState<never> = { result: undefined, isLoading: true, error: undefined, retry: nothing };
const failed: RequestState<never> = { ...loading, isLoading: false, error: new Error('The service does not answer.') };

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
    discard: nothing,
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
  edits: succeeded(edits),
  check: { entries: problems, checked: 25, total: 112, status: 'resting', more: nothing },
};

const outstanding = succeeded({
  since: '09:15 AM',
  entries: [
    {
      path: '/manage-properties/the-lattice',
      label: 'The Lattice',
      hint: 'Manage Properties',
      detail: 'saved 3 times by ALP Editor · 02:02 PM',
    },
    { path: undefined, label: 'An old notice', hint: '', detail: 'Removed · saved once by ALP Editor · 01:30 PM' },
  ],
  hasMore: true,
});

export const Filled: Story = { args: { brand: 'ALP', drafts: succeeded(drafts), pages, outstanding } };
export const Narrow: Story = { args: { ...Filled.args, width: 420 } };

/** Names as people write them: long, without spaces, from right to left, with symbols. */
const NAMES = [
  'An opening that goes on and on: everything about the towers, the gardens, the lobby, the parking, the people who built it, and the date on which it is ready',
  'Unbroken'.repeat(20),
  'افتتاح المبنى الجديد في وسط المدينة مع جميع المرافق والحدائق ومواقف السيارات لكل السكان والزوار',
  '🏙️'.repeat(40),
] as const;

const named = NAMES.map((label, index): HomeEntry => ({
  ...{ path: `/manage-content/news/${index}`, label, hint: 'Manage Company Information', detail: `${label}, 14:02` },
  discard: nothing,
}));

/** Expects every card to fit the screen, its content to fit the card, and no cards to overlap. */
async function expectNoOverflow(canvasElement: HTMLElement): Promise<void> {
  const { right: edge } = canvasElement.getBoundingClientRect();
  const cards = within(canvasElement).getAllByRole('region');
  for (const card of cards) {
    const { right } = card.getBoundingClientRect();
    const ends = [...card.querySelectorAll('a, p')].map((part) => part.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(right);
    await expect(right).toBeLessThanOrEqual(edge);
  }
  const pairs = cards.flatMap((card, index) => cards.slice(index + 1).map((other) => [card, other] as const));
  await expect(pairs.filter(([card, other]) => areOverlapping(card, other))).toEqual([]);
}

function areOverlapping(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export const AnyName: Story = {
  args: {
    brand: 'ALP',
    drafts: succeeded(named),
    pages: { edits: succeeded(named), check: { ...pages.check, entries: named } },
    outstanding: succeeded({ since: undefined, entries: named, hasMore: false }),
  },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
export const AnyNameNarrow: Story = { ...AnyName, args: { ...AnyName.args, width: 320 } };

export const Loading: Story = {
  args: {
    brand: 'ALP',
    drafts: loading,
    pages: { edits: loading, check: { ...pages.check, entries: [], checked: 0, total: undefined, status: 'running' } },
    outstanding: loading,
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
    drafts: succeeded([]),
    pages: { edits: succeeded([]), check: { ...pages.check, entries: [], checked: 1, total: 1 } },
    outstanding: succeeded({ since: '09:15 AM', entries: [], hasMore: false }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No problems found.')).toBeVisible();
    await expect(
      within(canvasElement).getByText('Nothing you can open was saved since the last deployment, 09:15 AM.'),
    ).toBeVisible();
    await expect(within(canvasElement).getByText('1 page checked')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    brand: 'ALP',
    drafts: failed,
    pages: { edits: failed, check: { ...pages.check, status: 'failed' } },
    outstanding: failed,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: 'Retry' })).toHaveLength(4);
  },
};

export const WithoutPages: Story = {
  args: { brand: 'ALP', drafts: succeeded([]), pages: 'Your role reads no pages.' },
};
