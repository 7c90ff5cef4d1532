import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvalidPage, type InvalidReason } from '../../src/shell/InvalidPage';
import { SampleFeature } from '../../src/shell/SampleFeature';
import { readerScopes, shellAreas } from '../support/shellAreas';
import { StoryConsole } from '../support/StoryConsole';

interface InvalidProps {
  readonly reason: InvalidReason;
  readonly scopes?: readonly string[];
}

function Invalid({ reason, scopes = readerScopes }: InvalidProps) {
  return (
    <StoryConsole role="Reader" scopes={scopes}>
      <InvalidPage areas={shellAreas} reason={reason} />
    </StoryConsole>
  );
}

const meta = {
  title: 'Shell/Screens',
  component: Invalid,
  args: { reason: { kind: 'address' } },
} satisfies Meta<typeof Invalid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InvalidAddress: Story = {};
export const OtherBrand: Story = { args: { reason: { kind: 'brand' } } };
export const MissingAccess: Story = {
  args: { reason: { kind: 'scope', scope: 'read:property' }, scopes: ['read:showroom'] },
};
export const NoAccessAtAll: Story = { args: { scopes: [] } };
export const Sample: Story = { render: () => <SampleFeature /> };
