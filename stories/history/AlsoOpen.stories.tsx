import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AlsoOpen } from '../../src/app/presence/OpenPresence';
import type { Visitor } from '../../src/stores/presence';

const PEOPLE: readonly Visitor[] = ['Nora Reyes', 'Mateo Cruz', 'Ana Santos', 'Jo Lim'].map((name) => ({
  id: name,
  name,
}));

const meta: Meta<typeof AlsoOpen> = { title: 'Screens/Also open', component: AlsoOpen, args: { noun: 'page' } };
export default meta;

type Story = StoryObj<typeof AlsoOpen>;

export const Nobody: Story = { args: { people: [] } };

export const One: Story = { args: { people: PEOPLE.slice(0, 1) } };

export const Several: Story = {
  args: { people: PEOPLE },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Also open: Nora Reyes, Mateo Cruz, 2 more')).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Several,
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};

/** People come and go; their names are announced. */
export const ComingAndGoing: Story = {
  render: function Changing() {
    const [count, setCount] = useState(0);
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>Comes</Button>
        <Button onClick={() => setCount(count - 1)}>Goes</Button>
        <Visitors count={count} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Comes' }));
    await expect(canvas.getByText('Nora Reyes also has this page open.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Comes' }));
    await expect(canvas.getByText('Mateo Cruz also has this page open.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Goes' }));
    await expect(canvas.getByText('Mateo Cruz has left this page.')).toBeInTheDocument();
    await expect(canvas.getByText('Also open: Nora Reyes')).toBeVisible();
  },
};

const VISITORS_BY_COUNT = PEOPLE.map((_, count) => PEOPLE.slice(0, count));

function Visitors({ count }: { readonly count: number }) {
  return <AlsoOpen people={VISITORS_BY_COUNT[count] ?? []} noun="page" />;
}
