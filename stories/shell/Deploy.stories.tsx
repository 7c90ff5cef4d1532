import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Deployment } from '../../src/api/deploy';
import { ServiceError } from '../../src/api/errors';
import { DeployButton } from '../../src/shell/deploy/DeployButton';
import { useDeployment } from '../../src/shell/deploy/useDeployment';
import { loadLaterParts } from '../../src/shell/later';
import { storyDeploys } from '../support/deploys';
import { StoryConsole } from '../support/StoryConsole';

const HOUR = 3_600_000;

interface DeployProps {
  readonly last?: Partial<Deployment>;
  /** What the service says instead of deploying. */
  readonly refusal?: string;
}

function Deploy({ last, refusal }: DeployProps) {
  localStorage.clear();
  return (
    <StoryConsole>
      <Button {...(last ? { last } : {})} {...(refusal === undefined ? {} : { refusal })} />
    </StoryConsole>
  );
}

function Button({ last, refusal }: DeployProps) {
  const calls = useMemo(() => {
    const known = storyDeploys(last && { ...DONE, ...last });
    if (refusal === undefined) return known;
    return {
      ...known,
      request: async () => {
        throw new ServiceError(refusal, '409');
      },
    };
  }, [last, refusal]);
  const deployment = useDeployment(calls);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
      {deployment && <DeployButton deployment={deployment} brand="ALP" />}
    </Box>
  );
}

const DONE: Deployment = {
  id: '1',
  status: 'done',
  requestedBy: 'ALP Editor',
  requestedAt: new Date(Date.now() - HOUR).toISOString(),
  finishedAt: new Date(Date.now() - HOUR + 400_000).toISOString(),
  message: '',
};

const meta = { title: 'Shell/Deploy', component: Deploy, beforeEach: loadLaterParts } satisfies Meta<typeof Deploy>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(name: string): Promise<void> {
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name }));
  await page.findByRole('dialog', { name: 'Deployment of ALP' });
}

export const Ready: Story = {};
export const Clicked: Story = {
  args: { last: { status: 'queued', finishedAt: '' } },
  play: () => press('Deploy'),
};
export const ClickedDark: Story = { ...Clicked, globals: { mode: 'dark' } };
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
/** Somebody else was faster. */
export const Refused: Story = {
  args: { last: {}, refusal: 'ALP was deployed a moment ago. It is possible again in 2 minutes 10 seconds.' },
  play: () => press('Deploy'),
};
