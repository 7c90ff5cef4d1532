import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { CommandPalette } from '../../src/shell/palette/CommandPalette';
import { createRecentPages } from '../../src/shell/palette/recentPages';
import type { FindScreens } from '../../src/shell/palette/usePaletteSearch';
import { createAppearance } from '../../src/theme/appearance';
import { readerScopes, shellAreas } from '../support/shellAreas';
import { StoryConsole } from '../support/StoryConsole';

const APPEARANCE = createAppearance(sessionStorage, { matches: false, addEventListener: () => undefined });
const SIDEBAR = { isNarrow: false, isOpen: true, toggle: () => undefined, dismiss: () => undefined };

const FIND: Readonly<Record<'found' | 'slow' | 'broken', FindScreens>> = {
  found: async () => [
    { kind: 'page', path: '/manage-content/news/opening', label: 'Opening of The Lattice', hint: 'Manage Content' },
    {
      kind: 'page',
      ...{ path: '/manage-content/news/award', label: 'An award for a tower', hint: 'Manage Content' },
      found: {
        text: '…for the first time a house of this country, The Lattice in Makati, was named among the hundred best of its year.',
        marks: [{ from: 49, to: 56 }],
        label: 'Short Description',
      },
    },
  ],
  slow: () => new Promise(() => undefined),
  broken: async () => {
    throw new Error('The service does not answer.');
  },
};

interface PaletteProps {
  readonly search: keyof typeof FIND;
  readonly hasRecent?: boolean;
}

function Palette({ search, hasRecent = false }: PaletteProps) {
  localStorage.clear();
  if (hasRecent) {
    const recent = createRecentPages(localStorage, 'user');
    recent.add({ path: '/manage-gallery/summer', label: 'Summer', hint: 'Manage Gallery · ALP' });
    recent.add({
      path: '/manage-company-information/about-us/1',
      label: 'About Us',
      hint: 'Manage Company Information · ALP',
    });
  }
  return (
    <StoryConsole brands={['ALP', 'AVIDA']} scopes={readerScopes} path="/manage-showroom">
      <Open search={search} />
    </StoryConsole>
  );
}

function Open({ search }: PaletteProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <CommandPalette
        dependencies={{
          areas: shellAreas,
          appearance: APPEARANCE,
          sidebar: SIDEBAR,
          deployment: undefined,
          showHelp: () => undefined,
        }}
        find={FIND[search]}
        onClose={() => setOpen(false)}
      />
    )
  );
}

async function type(text: string): Promise<void> {
  const page = within(document.body);
  await userEvent.type(await page.findByRole('combobox'), text);
}

const meta = {
  title: 'Shell/Command palette',
  component: Palette,
  args: { search: 'found' },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: { hasRecent: true } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const PagesFound: Story = {
  play: async () => {
    await type('lattice');
    await within(document.body).findByRole('option', { name: /^Opening of The Lattice/ });
  },
};

export const Searching: Story = {
  args: { search: 'slow' },
  play: async () => {
    await type('awards');
    await within(document.body).findByRole('progressbar');
  },
};

export const NothingFound: Story = {
  args: { search: 'found' },
  play: async () => {
    await type('z');
    await within(document.body).findByText(/^Nothing found/);
  },
};

export const SearchFailed: Story = {
  args: { search: 'broken' },
  play: async () => {
    await type('awards');
    await within(document.body).findByRole('alert');
  },
};
