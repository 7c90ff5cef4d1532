import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { contracts } from '../../schemas/contracts/area';
import { EntryDialog } from '../../src/app/entryActions/EntryDialog';
import type { EntryActionKind } from '../../src/definition';
import type { FileVersion, RecordSource } from '../../src/stores/records/source';
import { StoryConsole } from '../support/StoryConsole';

interface DialogProps {
  readonly kind: EntryActionKind;
  readonly source?: Pick<RecordSource, 'versions'>;
  readonly siteUrls?: Readonly<Record<string, string>>;
}

/** As a file is named: wider than the drawer, without a space to wrap at. */
const NAME = 'Contract_to_Sell_a_Condominium_Unit_and_Parking_Slots';
const ROW = { id: 'contract-1', name: NAME, type: 'CTS', usage_type: 'condominium' };
const SITES = { alp: 'https://alp.example', avida: 'https://avida.example' };

/** The dialog of a row action of contracts. */
function Dialog({ kind, source = earlierVersions, siteUrls = SITES }: DialogProps) {
  const action = contracts.entries.actions?.find((one) => one.kind === kind);
  if (!action) throw new Error(`Contracts have no action '${kind}'.`);
  return (
    <StoryConsole brands={['ALP']}>
      <EntryDialog {...{ action, source, siteUrls }} row={ROW} name={ROW.name} close={() => undefined} />
    </StoryConsole>
  );
}

function version(number: number): FileVersion {
  return {
    id: `version-${number}`,
    version: String(number),
    fileName: `contract-to-sell-with-a-name-longer-than-its-line-${number}.pdf`,
    key: `contracts/${number}.pdf`,
    createdAt: `2026-01-0${number}T02:00:00.000Z`,
  };
}

const earlierVersions: Pick<RecordSource, 'versions'> = { versions: async () => [version(3), version(2), version(1)] };

const meta: Meta<typeof Dialog> = { title: 'Screens/Dialogs of a row', component: Dialog };
export default meta;

type Story = StoryObj<typeof Dialog>;

export const PreviousUploads: Story = {
  args: { kind: 'versions' },
  play: async () => {
    const list = await within(document.body).findByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const { right } = within(document.body).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
  },
};

export const NoPreviousUploads: Story = {
  args: { kind: 'versions', source: { versions: async () => [version(1)] } },
  play: async () => {
    await expect(await within(document.body).findByText(/^There are no earlier uploads/)).toBeVisible();
  },
};

export const PreviousUploadsLoading: Story = {
  args: { kind: 'versions', source: { versions: () => new Promise(() => undefined) } },
};

export const PreviousUploadsFailed: Story = {
  args: { kind: 'versions', source: { versions: () => Promise.reject(new Error('The service does not answer.')) } },
  play: async () => {
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const Address: Story = { args: { kind: 'address' } };
export const AddressUnknown: Story = { args: { kind: 'address', siteUrls: {} } };

/** When the browser refuses to copy, the address is selected, so that it can be copied by hand. */
export const ClipboardRefuses: Story = {
  args: { kind: 'address' },
  play: async () => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
    try {
      const dialog = within(await within(document.body).findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent('The browser did not allow copying.');
      const address = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'URL' });
      await expect(address).toHaveFocus();
      await expect(address.selectionEnd).toBe(address.value.length);
    } finally {
      navigator.clipboard.writeText = writeText;
    }
  },
};
