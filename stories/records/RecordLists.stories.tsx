import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { careers } from '../../schemas/careers/area';
import { roles } from '../../schemas/roles/area';
import { users } from '../../schemas/users/area';
import type { Brand, OptionSourceName, RecordArea, RowCards } from '../../src/definition';
import { RecordCardScreen } from '../../src/list/RecordCardScreen';
import { RecordListScreen } from '../../src/list/RecordListScreen';
import { ToastProvider } from '../../src/shell/toasts';
import type { RecordRow, RecordSource } from '../../src/stores/records/source';
import { linesOf } from '../support/linesOf';
import { storyOptions } from '../support/options';
import { questions, questionsArea, questionSource } from '../support/questions';
import { onlyListed, storyList } from '../support/recordSources';

interface ListProps {
  readonly area: RecordArea;
  readonly brand?: Brand;
  readonly source: RecordSource;
  /** CSS pixels. */
  readonly width?: number;
}

/** A list screen on its own. */
function List({ area, brand, source, width }: ListProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <ToastProvider>
              <RecordListScreen
                area={area}
                brand={brand}
                source={source}
                can={{ update: true, create: true, remove: true }}
                options={optionsOf}
                now={Date.now}
              />
            </ToastProvider>
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

/** The same rows as cards. */
function Cards({ area, brand, source, width }: ListProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <ToastProvider>
              <RecordCardScreen
                area={area}
                brand={brand}
                source={source}
                cards={CARDS}
                can={{ update: true, create: true, remove: true }}
                options={optionsOf}
                drafts={NO_DRAFTS}
                fileUrl={(key) => key}
                now={Date.now}
                onOpen={() => undefined}
              />
            </ToastProvider>
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

const NO_DRAFTS: ReadonlySet<string | undefined> = new Set();

const CARDS: RowCards = {
  title: 'question',
  lines: [{ field: 'answer', missing: 'answer' }],
  tags: ['category'],
  ...{ picture: 'picture', altText: 'altText', video: 'video', savedAt: 'asked' },
};

function optionsOf(source: OptionSourceName) {
  return storyOptions[source];
}

const meta: Meta<typeof List> = { title: 'Screens/Lists of records', component: List };
export default meta;

type Story = StoryObj<typeof List>;

function user(index: number, overrides: Partial<RecordRow> = {}): RecordRow {
  return {
    id: `user-${index}`,
    name: `ALP Editor ${index}`,
    email: `alp.editor.${index}@demo.example`,
    contactNumber: `0900000000${index}`,
    role: 'ALP Editor',
    brand: 'ALP',
    status: 'Verified',
    updatedAt: `2026-02-0${1 + (index % 9)}T02:00:00.000Z`,
    ...overrides,
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

export const UsersNarrow: Story = { args: { area: users, source: someUsers, width: 560 } };

const WORD = 'Terms_and_Conditions_of_the_Reservation_Agreement_'.repeat(3);

/** Words that are too long for any column break, and other words do not; nothing is pushed off the screen. */
export const LongWords: Story = {
  args: {
    area: users,
    source: storyList(
      [user(1, { name: WORD, role: `${WORD} of ALP` }), user(2, { email: `${WORD}@demo.example` })],
      [],
    ),
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Users' });
    await within(table).findAllByText(new RegExp(`^${WORD}`));
    const frame = table.parentElement!;
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    for (const cell of table.querySelectorAll('td'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    const phone = within(table).getByText('09000000001');
    await expect(linesOf(phone)).toBe(1);
  },
};

export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Roles: Story = { args: { area: roles, source: someRoles } };

const someCareers = storyList(
  ['Community Engineer', 'Property Consultant', 'Site Photographer'].map((title, index) => ({
    id: `career-${index}`,
    title,
    description:
      '<ul><li><p>keep water, light and lifts running</p></li><li><p>answer neighbors within a day</p></li></ul>',
    employment_type: index === 0 ? 'Property Management' : 'Sales',
    location: 'Cebu City',
  })),
  [],
);

/** With filters, an export, and rows to select. */
export const Careers: Story = {
  args: { area: careers, brand: 'AVIDA', source: someCareers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Property Consultant' }));
    await expect(canvas.getByText('1 chosen')).toBeVisible();
  },
};

export const CareersNarrow: Story = { args: { area: careers, brand: 'AVIDA', source: someCareers, width: 560 } };

/** Filters of every kind: a choice, part of a text, dates, numbers, and a flag. */
export const Filters: Story = {
  render: (args) => <List {...args} source={questionSource(questions(24))} />,
  args: { area: questionsArea, brand: 'ALP', source: questionSource([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'bank');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votes to' }), '8');
    await expect(await canvas.findByText('1-4 of 4 items')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Asked from'), '2026-01-04');
    await expect(await canvas.findByText('1-3 of 3 items')).toBeVisible();
  },
};

export const FiltersNarrow: Story = { ...Filters, args: { ...Filters.args, width: 360 } };

/** A list in manual order: by dragging, by a menu, and by keyboard as here. */
export const OwnOrder: Story = {
  render: (args) => <List {...args} source={questionSource(questions(24))} />,
  args: { area: questionsArea, brand: 'ALP', source: questionSource([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = await canvas.findByRole('button', { name: 'Move Question 2' });
    grip.focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Moved to position 2 of 10.');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('Moved to position 3 of 10.');
    await userEvent.keyboard(' ');
    // It fades in.
    await waitFor(() => expect(screen.getByText('Question 2 is moved.')).toBeVisible());
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(['Question 1', 'Question 3', 'Question 2']));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(['Question 1', 'Question 2', 'Question 3']));
  },
};

export const OwnOrderNarrow: Story = { ...OwnOrder, args: { ...OwnOrder.args, width: 360 } };

/** The names of the first three rows. */
function namesIn(canvas: HTMLElement): readonly (string | null)[] {
  return within(canvas)
    .getAllByRole('link', { name: /^Question \d+$/ })
    .slice(0, 3)
    .map(({ textContent }) => textContent);
}

export const Loading: Story = {
  args: { area: users, source: { ...onlyListed, list: () => new Promise(() => undefined) } },
};

export const NoneYet: Story = { args: { area: roles, source: storyList([], []) } };

export const Failed: Story = {
  args: {
    area: users,
    source: { ...onlyListed, list: async () => Promise.reject(new Error('The service does not answer.')) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The list could not be loaded.');
  },
};

/** Cards in manual order, with the same keys as rows. */
export const CardsInOwnOrder: Story = {
  render: (args) => <Cards {...args} source={questionSource(questions(8))} />,
  args: { area: questionsArea, brand: 'ALP', source: questionSource([]) },
  play: async ({ canvasElement }) => {
    const grip = await within(canvasElement).findByRole('button', { name: 'Move Question 2' });
    grip.focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Moved to position 2 of 8.');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Moved to position 3 of 8.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByText('Question 2 is moved.')).toBeVisible());
  },
};
