import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { userEvent, within } from 'storybook/test';
import type { DeployChange, DeployChanges, Deployment } from '../../src/api/deploy';
import { ServiceError } from '../../src/api/errors';
import type { Plan } from '../../src/api/plans';
import { DeployButton } from '../../src/shell/deploy/DeployButton';
import { useDeployment } from '../../src/shell/deploy/useDeployment';
import { preloadLazyParts } from '../../src/shell/lazyParts';
import { createBrandPlans } from '../../src/shell/plans/brandPlans';
import { storyDeploys } from '../support/deploys';
import { StoryConsole } from '../support/StoryConsole';

const HOUR = 3_600_000;

interface DeployProps {
  readonly last?: Partial<Deployment>;
  /** The last deployment after another was requested. */
  readonly next?: Partial<Deployment>;
  /** The message of the service if it refuses to deploy. */
  readonly refusal?: string;
  /** The changes that a deployment would publish; undefined for a service that does not report them. */
  readonly changes?: DeployChanges;
  readonly earlier?: readonly Partial<Deployment>[];
  /** Scheduled plans; undefined for a service without plans. */
  readonly plans?: readonly Plan[];
}

function Deploy(props: DeployProps) {
  localStorage.clear();
  return (
    <StoryConsole>
      <Button {...props} />
    </StoryConsole>
  );
}

function Button({ last, next, refusal, changes, earlier, plans }: DeployProps) {
  const calls = useMemo(
    () =>
      storyDeploys({
        last: last && { ...DONE, ...last },
        next: next && { ...DONE, ...next },
        ...{ changes, earlier: earlier?.map((one, index) => ({ ...DONE, id: `earlier ${index}`, ...one })) },
        ...(refusal !== undefined && { refusal: new ServiceError(refusal, '409') }),
      }),
    [last, next, refusal, changes, earlier],
  );
  const extras = useMemo(() => ({ plansOf: () => plans && storyPlans(plans), detailOf }), [plans]);
  const deployment = useDeployment({ calls, screenOf, ...extras });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 320 }}>
      {deployment && <DeployButton deployment={deployment} brand="ALP" />}
    </Box>
  );
}

async function screenOf({ kind, slug }: DeployChange) {
  return kind === 'page' ? { path: `/manage-content/news/${slug}`, hint: 'Manage Content' } : undefined;
}

function detailOf(): string {
  return 'SEO Title: Quiet elevators, quieter elevators';
}

/** The plans of a fake service. */
function storyPlans(plans: readonly Plan[]) {
  const calls = { read: async () => plans, save: async () => undefined, cancel: async () => undefined };
  return createBrandPlans({
    brandId: 'alp',
    calls,
    newId: () => crypto.randomUUID(),
    live: { subscribe: () => () => undefined },
  });
}

const DONE: Deployment = {
  id: '1',
  status: 'done',
  requestedBy: 'ALP Editor',
  requestedAt: new Date(Date.now() - HOUR).toISOString(),
  finishedAt: new Date(Date.now() - HOUR + 400_000).toISOString(),
  message: '',
  note: '',
  readyIn: 0,
};

const meta = { title: 'Shell/Deploy', component: Deploy, beforeEach: preloadLazyParts } satisfies Meta<typeof Deploy>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(name: string, opens = 'Deployment of ALP'): Promise<void> {
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name }));
  await page.findByRole('dialog', { name: opens });
}

const SAVED = { isRemoved: false, saves: 1, savedBy: ['ALP Editor'], savedAt: DONE.requestedAt, category: 'news' };

const CHANGES: DeployChanges = {
  since: DONE.requestedAt,
  hasMore: false,
  changes: [
    { ...SAVED, kind: 'page', of: 'CONTENT-ALP', id: '1', name: 'A year of quiet elevators', slug: 'quiet', saves: 3 },
    { ...SAVED, kind: 'page', of: 'CONTENT-ALP', id: '2', name: 'An old story', slug: 'old', isRemoved: true },
    { ...SAVED, kind: 'record', of: 'career', id: '3', name: 'Head gardener', slug: '', savedBy: ['Ana', 'Ben'] },
  ],
};

export const Ready: Story = {};
export const Clicked: Story = {
  args: { next: { status: 'queued', finishedAt: '', readyIn: 239_000 } },
  play: () => press('Deploy'),
};
export const Running: Story = {
  args: { last: { status: 'running', finishedAt: '' } },
  play: () => press('Deployment status'),
};
export const Done: Story = { args: { last: {} }, play: () => press('Deployment status') };
export const Failed: Story = {
  args: {
    last: { status: 'failed', message: 'The deployment could not be started: the deployment system does not answer.' },
  },
  play: () => press('Deployment status'),
};
export const Never: Story = { play: () => press('Deployment status') };
/** Somebody else deployed first. */
export const Refused: Story = {
  args: { next: { readyIn: 130_000 }, refusal: 'ALP was deployed a moment ago.' },
  play: () => press('Deploy'),
};
/** The changes that a deployment would publish, shown before it starts. */
export const Asked: Story = {
  args: { changes: CHANGES },
  play: () => press('Deploy', 'Deploy the ALP website?'),
};
const PLAN: Plan = {
  ...{ id: '1', action: 'deploy', entry: undefined, name: '', note: 'New prices' },
  ...{ at: '2096-11-24T14:00:00Z', plannedBy: 'ALP Editor', failure: undefined },
  mayChange: true,
  mayCancel: true,
};
const PLANS: readonly Plan[] = [
  PLAN,
  { ...PLAN, id: '2', action: 'hide', name: 'A year of quiet elevators', note: '', mayChange: false, mayCancel: false },
  { ...PLAN, id: '3', action: 'show', name: 'An old story', note: '', failure: 'Page not found.' },
];
/** A deployment at a scheduled time, with the other plans. */
export const AtATime: Story = {
  args: { changes: CHANGES, plans: PLANS },
  async play() {
    await press('Deploy', 'Deploy the ALP website?');
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'What changed in A year of quiet elevators' }));
    await userEvent.click(await page.findByLabelText('At a time instead of now'));
    await userEvent.click(await page.findByRole('button', { name: 'Deploy at this time' }));
  },
};
/** The deployment system reports its progress. */
export const Progressing: Story = {
  args: {
    last: {
      status: 'running',
      finishedAt: '',
      progress: 40,
      message: 'Building 120 pages',
      url: 'https://www.example.com',
    },
    plans: PLANS,
  },
  play: () => press('Deployment status'),
};
export const NothingChanged: Story = {
  args: { changes: { ...CHANGES, changes: [] } },
  play: () => press('Deploy', 'Deploy the ALP website?'),
};
export const Earlier: Story = {
  args: {
    last: {},
    changes: CHANGES,
    earlier: [{ note: 'New prices in March' }, { status: 'failed', message: 'No answer.' }],
  },
  play: () => press('Deployment status'),
};
