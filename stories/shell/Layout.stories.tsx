import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { SignInCalls } from '../../src/api/signIns';
import { createIdleCounter } from '../../src/session/idle';
import { preloadLazyParts } from '../../src/shell/lazyParts';
import { ConsoleLayout } from '../../src/shell/ConsoleLayout';
import { createAppearance } from '../../src/theme/appearance';
import { storyDeploys } from '../support/deploys';
import { readerScopes, shellAreas } from '../support/shellAreas';
import { StoryConsole, type StoryPerson } from '../support/StoryConsole';

const DEPLOYS = storyDeploys();
const SIGN_INS: SignInCalls = {
  list: async () => [
    {
      id: 'here',
      browser: 'Chrome on Windows',
      address: '203.0.113.5',
      createdAt: '2026-11-20T01:00:00.000Z',
      lastUsedAt: '2026-11-20T03:05:00.000Z',
      isCurrent: true,
    },
    {
      id: 'phone',
      browser: 'Safari on iOS',
      address: '2001:db8:1:2:3:4:5:6',
      createdAt: '2026-11-19T23:10:00.000Z',
      lastUsedAt: '2026-11-20T00:40:00.000Z',
      isCurrent: false,
    },
  ],
  end: async () => [],
};
const IDLE = createIdleCounter({ storage: sessionStorage, clock: Date.now, isUploading: () => false });
const APPEARANCE = createAppearance(sessionStorage, { matches: false, addEventListener: () => undefined });

interface ShellProps extends Omit<StoryPerson, 'children' | 'screen'> {
  readonly isCollapsed?: boolean;
}

/** The shell around a placeholder screen. */
function Shell({ isCollapsed = false, ...person }: ShellProps) {
  localStorage.clear();
  if (isCollapsed) localStorage.setItem('SIDEBAR', 'collapsed');
  return (
    <Box sx={{ m: -2 }}>
      <StoryConsole {...person} screen={<Screen />}>
        <ConsoleLayout
          areas={shellAreas}
          appearance={APPEARANCE}
          idle={IDLE}
          deploying={{ calls: DEPLOYS, screenOf: noScreen }}
          signIns={SIGN_INS}
          findScreens={async () => []}
          workElsewhere={undefined}
        />
      </StoryConsole>
    </Box>
  );
}

async function noScreen() {
  return undefined;
}

function Screen() {
  return (
    <Box sx={{ p: 4 }}>
      <Typography variant="h1">A screen</Typography>
      <Paper variant="outlined" sx={{ mt: 2, height: 220 }} />
    </Box>
  );
}

/** The stories are already rendered in a main landmark, around the one of the layout. */
const LANDMARKS = [
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
  'landmark-banner-is-top-level',
  'landmark-unique',
];

const meta = {
  title: 'Shell/Layout',
  component: Shell,
  args: { scopes: readerScopes, path: '/manage-showroom/add' },
  beforeEach: preloadLazyParts,
  parameters: { a11y: { config: { rules: LANDMARKS.map((id) => ({ id, enabled: false })) } } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrandStaff: Story = {};
export const Collapsed: Story = { args: { isCollapsed: true, path: '/manage-careers/careers' } };

/** A group is open if one of its entries is current. */
export const OpenGroup: Story = { args: { path: '/manage-careers/careers' } };

/** The staff of ALISI sees the properties of every brand. */
export const EveryBrandsProperties: Story = {
  args: { brands: ['ALISI'], path: '/manage-properties?brand=AVIDA' },
  globals: { brand: 'ALISI' },
};

export const SeveralBrands: Story = {
  args: { brands: ['AVIDA', 'AMAIA'] },
  globals: { brand: 'AVIDA' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'AVIDA, change the brand' }));
    await within(document.body).findByRole('menuitemradio', { name: 'AMAIA' });
  },
};

export const ContractsOfficer: Story = {
  args: { role: 'Contracts', scopes: ['read:contract_document_entry', ...readerScopes], path: '/manage-contracts' },
};

export const PlatformAdministrator: Story = { args: { brands: [], role: 'Administrator', path: '/manage-users' } };

/** Below 900 pixels the sidebar covers the content. */
export const Narrow: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Expand sidebar' }));
    await within(document.body).findByRole('navigation', { name: 'Main' });
  },
};

export const UserMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /account of/ }));
    await within(document.body).findByRole('menuitem', { name: 'Keyboard shortcuts' });
  },
};
