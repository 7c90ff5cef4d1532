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
import { inTheDark } from '../support/inTheDark';

const HOUR = 3_600_000;

interface DeployProps {
  readonly last?: Partial<Deployment>;
  /** The last one once it was asked for another. */
  readonly next?: Partial<Deployment>;
  /** What the service says instead of deploying. */
  readonly refusal?: string;
}

function Deploy(props: DeployProps) {
  localStorage.clear();
  return (
    <StoryConsole>
      <Button {...props} />
    </StoryConsole>
  );
}

function Button({ last, next, refusal }: DeployProps) {
  const calls = useMemo(
    () =>
      storyDeploys({
        last: last && { ...DONE, ...last },
        next: next && { ...DONE, ...next },
        ...(refusal !== undefined && { refusal: new ServiceError(refusal, '409') }),
      }),
    [last, next, refusal],
  );
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
  readyIn: 0,
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
  args: { next: { status: 'queued', finishedAt: '', readyIn: 239_000 } },
  play: () => press('Deploy'),
};
export const ClickedDark: Story = { ...Clicked, ...inTheDark };
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
  args: { next: { readyIn: 130_000 }, refusal: 'ALP was deployed a moment ago.' },
  play: () => press('Deploy'),
};
