import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { BlockType } from '../definition';
import { ArticleWithPreview } from '../../stories/support/ArticleWithPreview';
import { FILLED_ARTICLE } from '../../stories/support/articleForm';

const meta: Meta<typeof ArticleWithPreview> = { title: 'Preview', component: ArticleWithPreview };
export default meta;

type Story = StoryObj<typeof ArticleWithPreview>;

const TIMELINE: Readonly<Record<string, BlockType>> = {
  '15': {
    label: 'Component 15',
    fields: {
      year: { type: 'text', label: 'Year', stored: 'YEAR' },
      story: { type: 'richText', label: 'Story', stored: 'STORY' },
    },
    layout: [[[{ field: 'year', as: 'heading' }], ['story']]],
  },
};

/** The page inside a preview, once it is drawn. */
async function pageOf(container: HTMLElement, name = 'Preview'): Promise<HTMLElement> {
  const frame = await within(container).findByTitle<HTMLIFrameElement>(name);
  return waitFor(() => {
    const page = frame.contentDocument?.querySelector('article');
    if (!page) throw new Error('The preview is not drawn yet.');
    return page;
  });
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await pageOf(canvasElement)).toHaveTextContent('Nothing to show yet');
  },
};

export const AllComponents: Story = {
  args: { form: FILLED_ARTICLE },
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    await expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent('Building places that last');
    await expect(page.querySelectorAll('.block')).toHaveLength(15);
    await expect(within(page).getByAltText('The estate at dawn')).toBeVisible();
    await expect(page.querySelector('blockquote')).toHaveTextContent('Homes made to be handed on');
  },
};

export const Mobile: Story = {
  args: { form: FILLED_ARTICLE },
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    const columns = () => page.querySelector('.block + .block .row');
    await expect(getComputedStyle(columns()!).flexDirection).toBe('row');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mobile' }));
    await waitFor(() => expect(getComputedStyle(columns()!).flexDirection).toBe('column'));
  },
};

export const Narrow: Story = { args: { form: FILLED_ARTICLE, width: 300 } };

export const FollowsTyping: Story = {
  args: { form: FILLED_ARTICLE },
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    const quote = page.querySelector('blockquote');
    await userEvent.type(within(canvasElement).getByLabelText(/^Title/), ', twice');
    await waitFor(() => expect(page).toHaveTextContent('Building places that last, twice'));
    await expect(page.querySelector('blockquote')).toBe(quote);
  },
};

export const FocusedBeforeItIsDrawn: Story = {
  args: { form: FILLED_ARTICLE, current: 'overview.title' },
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    await waitFor(() => expect(page.querySelector('[data-current]')).toHaveTextContent('Building places that last'));
  },
};

export const FocusedWithoutAText: Story = {
  args: { form: FILLED_ARTICLE, current: 'overview.title' },
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    const title = within(canvasElement).getByLabelText(/^Title/);
    await userEvent.clear(title);
    await waitFor(() =>
      expect(page.querySelector('[data-current]')).toHaveTextContent(/^From a single estate to fifty cities\.$/),
    );
    await userEvent.type(title, 'Homes');
    await waitFor(() => expect(page.querySelector('[data-current]')).toHaveTextContent(/^Homes$/));
  },
};

export const OneComponent: Story = {
  args: { form: FILLED_ARTICLE },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions of Row 10' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview Row 10' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview of Row 10' });
    const page = await pageOf(dialog, 'Preview of Row 10');
    await expect(page).toHaveTextContent('Homes made to be handed onA promise of 1974');
    await expect(page.querySelectorAll('.block')).toHaveLength(1);
  },
};

export const AnotherComponent: Story = {
  args: {
    types: TIMELINE,
    form: { overview: {}, content: { components: [{ type: '15', year: '1974', story: '<p>It began.</p>' }] } },
  },
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    await expect(within(page).getByRole('heading', { name: '1974' })).toBeVisible();
    await expect(page).toHaveTextContent('It began.');
  },
};

export const RunsNothing: Story = {
  args: {
    form: {
      overview: { title: '<img src=x onerror="parent.document.title = \'run\'">' },
      content: {
        components: [
          {
            type: '9',
            description:
              '<p>Safe<script>parent.document.title = "run"</script><img src="x" onerror="parent.document.title = \'run\'"><a href="javascript:parent.stop()">link</a></p>',
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    await expect(page).toHaveTextContent('Safe');
    await expect(page.querySelector('script, img, [onerror], [href]')).toBeNull();
    await expect(document.title).not.toBe('run');
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('Preview');
    await expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  },
};
