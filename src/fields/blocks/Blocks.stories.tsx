import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { articleEditor } from '../../../stories/support/articleEditor';
import { FILLED_ARTICLE, FILLED_COMPONENTS } from '../../../stories/support/articleForm';
import { StoryForm } from '../../../stories/support/StoryForm';
import type { FormItem } from '../../tree';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Blocks', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = articleEditor();

function articleOf(components: readonly FormItem[]) {
  return { overview: { title: 'An article' }, content: { components } };
}

async function openPicker(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '+ Add Row' }));
  return screen.findByRole('dialog', { name: 'Choose a layout' });
}

export const Empty: Story = { args: { definition } };

export const Filled: Story = { args: { definition, form: FILLED_ARTICLE } };

export const ReadOnly: Story = { args: { definition, form: FILLED_ARTICLE, readOnly: true } };

export const OfAvida: Story = {
  args: { definition, form: FILLED_ARTICLE, brand: 'AVIDA' },
  globals: { brand: 'AVIDA' },
};

export const Narrow: Story = {
  ...Filled,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const kind = await canvas.findByText('Component 1');
    const [shown, summary] = [kind, kind.nextElementSibling!].map((one) => one.getBoundingClientRect());
    const remove = canvas.getByRole('button', { name: 'Remove Row 1' }).getBoundingClientRect();
    await expect(kind.scrollWidth).toBe(kind.clientWidth);
    await expect(shown!.right).toBeLessThan(remove.left);
    await expect(summary!.top).toBeGreaterThanOrEqual(shown!.bottom);
    await expect(summary!.width).toBeGreaterThan(150);
  },
};

export const AllOpen: Story = {
  args: { definition, form: FILLED_ARTICLE },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Expand all/ }));
    await expect(canvas.getAllByRole('switch', { name: /Rich text field/ })).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: /Collapse all/ }));
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
};

export const WithProblems: Story = {
  args: {
    definition,
    form: articleOf([{ $id: 'a', type: '4', video: 'https://www.example.com/no-video' }]),
    checked: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Row 1 .* 1 problem$/ })).toBeVisible();
  },
};

export const Choosing: Story = {
  args: { definition },
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    await expect(within(dialog).getAllByRole('button', { name: /^Component/ })).toHaveLength(14);
  },
};

export const ChoosingByKey: Story = {
  args: { definition },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    await waitFor(() => expect(within(dialog).getByLabelText('Search layouts')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    const chosen = document.activeElement;
    await expect(chosen).toHaveAccessibleName(/^Component/);
    await expect(chosen!.getBoundingClientRect().left).toBe(
      within(dialog)
        .getByRole('button', { name: /^Component 2 / })
        .getBoundingClientRect().left,
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(within(dialog).getByLabelText('Search layouts')).toHaveFocus();
    await userEvent.keyboard('quote{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveFocus());
  },
};

export const MovingByKey: Story = {
  args: { definition, form: articleOf(FILLED_COMPONENTS.slice(8, 11)) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Row 1' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByText('Moved to position 1 of 3.')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('Moved to position 2 of 3.')).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: /^Row 2 Component 9 / })).toBeVisible();
  },
};

export const CopyingAndPasting: Story = {
  args: { definition, form: articleOf(FILLED_COMPONENTS.slice(9, 10)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Row 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Row 1' }));
    await expect(await canvas.findByText('Row 1 is copied.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Paste Row' }));
    await expect(await canvas.findByRole('button', { name: /^Row 2 Component 10 / })).toHaveFocus();
  },
};
