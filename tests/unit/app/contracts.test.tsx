import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileNamed } from '../fields/support/files';
import type { GraphQLCall } from '../support/contentService';
import { openScreen } from './support/openScreen';

const CONTRACTS = '/manage-contracts';
const OFFICER = [
  ...['read', 'create', 'update', 'delete'].map((action) => `${action}:contract_document_entry`),
  'create:contract_document_url',
];
const NAME = 'CTS - House & Lot';
const FILE = {
  __typename: 'ContractFile',
  name: 'cts.pdf',
  file_link: 'files/cts 2.pdf',
  version: '2',
  file_alias: 'h7',
};
const CONTRACT = {
  ...{ __typename: 'ContractDocument', id: 'contract-1', name: NAME, type: 'CTS', usage_type: 'House & Lot' },
  ...{ created_at: '2026-01-05T02:00:00.000Z', updated_at: '2026-02-06T02:00:00.000Z', file: FILE },
};
const UPLOADS = [
  { __typename: 'ContractUpload', id: 'upload-2', file: FILE, created_at: '2026-02-06T02:00:00.000Z' },
  {
    ...{ __typename: 'ContractUpload', id: 'upload-1', created_at: '2026-01-05T02:00:00.000Z' },
    file: { ...FILE, name: 'first.pdf', file_link: 'files/first.pdf', version: '1' },
  },
];

/** A service with one contract document. */
function serve(given: { readonly fails?: string } = {}) {
  const state = { isRemoved: false };
  return ({ name }: GraphQLCall) => {
    if (name === given.fails) return new Error('down');
    switch (name) {
      case 'Contracts':
        return {
          searchContractDocuments: {
            __typename: 'ContractSearchResult',
            contract_documents: state.isRemoved ? [] : [CONTRACT],
            total_count: state.isRemoved ? 0 : 1,
          },
        };
      case 'Contract':
        return { findContractDocument: CONTRACT };
      case 'ContractUploads':
        return { getLinkedUploadFilesByContractEntryId: UPLOADS };
      case 'UploadContract':
        return { uploadCtsDoas: CONTRACT };
      case 'UpdateContract':
        return { updateCtsDoas: CONTRACT };
      case 'RemoveContract':
        state.isRemoved = true;
        return { removeCtsDoas: true };
      default:
        return new Error(`Nothing is known of ${name}.`);
    }
  };
}

async function open(
  given: { readonly at?: string; readonly scopes?: readonly string[]; readonly fails?: string } = {},
) {
  const { at = '', scopes = OFFICER, ...fate } = given;
  const opened = await openScreen({ path: `${CONTRACTS}${at}`, brand: 'AVIDA', scopes, answer: serve(fate) });
  await screen.findByText(NAME);
  return opened;
}

async function dialogNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

async function upload(panel: Awaited<ReturnType<typeof dialogNamed>>, user: Awaited<ReturnType<typeof open>>['user']) {
  await user.upload(panel.getByLabelText('Upload Document', { selector: 'input' }), fileNamed('new.pdf'));
}

afterEach(() => vi.restoreAllMocks());

describe('the contract documents', () => {
  it('are filtered by the search, even after saving one that was opened before the search began', async () => {
    const { user, router } = await open({ at: '/contract-1' });
    await (await dialogNamed('Update Document')).findByRole('textbox', { name: 'Name' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The panel's code is loaded by now, so it opens before the search begins.
    await user.type(screen.getByRole('searchbox', { name: 'Search Contracts' }), 'house');
    await user.click(screen.getByRole('link', { name: `Edit ${NAME}` }));
    const panel = await dialogNamed('Update Document');
    await user.type(await panel.findByRole('textbox', { name: 'Name' }), ' 2');
    await waitFor(() => expect(router.state.location.search).toMatch(/house/));
    await user.click(panel.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(CONTRACTS));
    expect(router.state.location.search).toMatch(/house/);
  });

  it('[CTR-001] have a list, and each of them an address that opens it in the update panel', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('link', { name: `Edit ${NAME}` }));
    expect(router.state.location.pathname).toBe(`${CONTRACTS}/contract-1`);
    const panel = await dialogNamed('Update Document');
    expect(await panel.findByRole('textbox', { name: 'Name' })).toHaveValue(NAME);
  });

  it('[CTR-002] are searched by name, page by page', async () => {
    const { user, asked } = await open({ at: '?page=1&size=20' });
    await user.type(screen.getByRole('searchbox', { name: 'Search Contracts' }), 'house');
    await waitFor(() =>
      expect(asked.filter(({ name }) => name === 'Contracts').at(-1)?.variables).toEqual({
        ...{ name: 'house', pageSize: 20, page: 1 },
      }),
    );
  });

  it('[CTR-003, CTR-022] are uploaded in a panel', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('link', { name: /Upload Document/ }));
    const panel = await dialogNamed('Upload Document');
    await user.selectOptions(await panel.findByRole('combobox', { name: 'Document Type' }), 'DOAS');
    await user.type(panel.getByRole('combobox', { name: 'Usage Type' }), 'Farm Lot');
    await user.click(await screen.findByRole('option', { name: 'Farm Lot' }));
    await upload(panel, user);
    await waitFor(() => expect(panel.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(panel.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Successfully added/updated document.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UploadContract')?.variables).toMatchObject({
      ...{ type: 'DOAS', usage_type: 'Farm Lot', file: { file_link: 'files/new.pdf', name: 'new.pdf' } },
    });
  });

  it('[CTR-003, CTR-012, CTR-022] are updated in a panel, where their types are locked', async () => {
    const { user, asked } = await open({ at: '/contract-1' });
    const panel = await dialogNamed('Update Document');
    expect(await panel.findByRole('textbox', { name: 'Document Type' })).toHaveAttribute('readonly');
    expect(panel.getByRole('textbox', { name: 'Usage Type' })).toHaveAttribute('readonly');
    expect(panel.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(panel.getByRole('textbox', { name: 'Name' }), ' II');
    await user.click(panel.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Successfully added/updated document.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateContract')?.variables).toMatchObject({
      ...{ id: 'contract-1', name: `${NAME} II` },
    });
  });

  it('[CTR-004] show the earlier uploads of an entry in a panel, without the current one', async () => {
    const { user, fetched } = await open();
    await user.click(screen.getByRole('button', { name: `Previous uploads: ${NAME}` }));
    const panel = await dialogNamed(`Previous uploads of ${NAME}`);
    const items = await panel.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Version 1first.pdfJan 05, 2026']);
    await user.click(panel.getByRole('button', { name: 'Preview version 1' }));
    await waitFor(() => expect(fetched).toEqual(['/files/first.pdf']));
  });

  it('[CTR-005, CTR-013, CTR-014] get an address on the site of each brand in a dialog', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: `Generate URL: ${NAME}` }));
    const dialog = await dialogNamed('Generate URL');
    const address = () => dialog.getByRole('textbox', { name: 'URL' });
    expect(address()).toHaveValue('https://avida.example/contracts?dt=CTS&ut=House%20%26%20Lot&v=2&fa=h7');
    await user.click(dialog.getByRole('combobox', { name: 'Brand' }));
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['alp', 'avida', 'amaia', 'alveo']);
    await user.click(screen.getByRole('option', { name: 'alveo' }));
    expect(address()).toHaveValue('https://alveo.example/contracts?dt=CTS&ut=House%20%26%20Lot&v=2&fa=h7');
  });

  it('[CTR-015] have their address copied, which is reported only if the browser did it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: `Generate URL: ${NAME}` }));
    const dialog = await dialogNamed('Generate URL');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied To Clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^https:\/\/avida\.example\/contracts\?dt=CTS&/);
  });

  it('have their address selected if the browser refuses to copy it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: `Generate URL: ${NAME}` }));
    const dialog = await dialogNamed('Generate URL');
    const address = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'URL' });
    address.setSelectionRange(0, 0);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText(/did not allow copying/)).toBeVisible();
    expect(screen.queryByText('Copied To Clipboard!')).not.toBeInTheDocument();
    expect(address.value.slice(address.selectionStart, address.selectionEnd)).toBe(address.value);
  });

  it('[CTR-017] offer uploading, updating and deleting each by a scope of its own', async () => {
    const READ = 'read:contract_document_entry';
    await open({ scopes: [READ] });
    expect(screen.queryByRole('link', { name: /Upload Document|^Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['create', 'link', /Upload Document/],
    ['update', 'link', `Edit ${NAME}`],
    ['delete', 'button', `Delete ${NAME}`],
  ] as const)('[CTR-017] offer what needs %s:contract_document_entry', async (action, role, name) => {
    await open({ scopes: ['read:contract_document_entry', `${action}:contract_document_entry`] });
    expect(screen.getByRole(role, { name })).toBeInTheDocument();
  });

  it('[CTR-021] are previewed from the content service, under the link of their file', async () => {
    const { user, fetched } = await open();
    await user.click(screen.getByRole('button', { name: `Preview: ${NAME}` }));
    const preview = await dialogNamed('cts.pdf');
    expect(await preview.findByTitle('cts.pdf')).toHaveAttribute('src', 'blob:file');
    expect(fetched).toEqual(['/files/cts%202.pdf']);
  });

  it('[CTR-023] are deleted after a confirmation that names them', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('button', { name: `Delete ${NAME}` }));
    const question = await screen.findByRole('dialog', { name: 'Delete Document?' });
    expect(question).toHaveAccessibleDescription(`Are you sure you want to delete this document? ${NAME}`);
    expect(asked.map(({ name }) => name)).not.toContain('RemoveContract');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted document')).toBeVisible();
    expect(asked.find(({ name }) => name === 'RemoveContract')?.variables).toEqual({ id: 'contract-1' });
    await waitFor(() => expect(screen.queryByText(NAME)).not.toBeInTheDocument());
  });

  it('stay if the confirmation is declined, and report a failed deletion', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, asked } = await open({ fails: 'RemoveContract' });
    await user.click(screen.getByRole('button', { name: `Delete ${NAME}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked.map(({ name }) => name)).not.toContain('RemoveContract');
    await user.click(screen.getByRole('button', { name: `Delete ${NAME}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
  });
});

it('a restored contract document is listed, even if the drawer was closed before it was stored', async () => {
  const listed = serve();
  listed({ name: 'RemoveContract', query: '', variables: {} });
  const removed = { record_id: CONTRACT.id, revision: 3, name: NAME, saved_by: 'Ana', saved_at: '2026-01-05' };
  let store = (): void => undefined;
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  let answer = listed;
  const { user } = await openScreen({
    ...{ path: CONTRACTS, scopes: OFFICER },
    async answer(call) {
      if (call.name === 'RemovedRecords') return { removedRecords: [{ ...removed, __typename: 'RecordRevision' }] };
      if (call.name !== 'RestoreRecordRevision') return answer(call);
      await stored;
      answer = serve();
      return { restoreRecordRevision: { id: CONTRACT.id, revision: 4, __typename: 'RecordVersion' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Deleted / }));
  await user.click(await screen.findByRole('button', { name: `Restore ${NAME}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  store();
  expect(await screen.findByText(`${NAME} is restored.`)).toBeVisible();
  expect(await screen.findByText(NAME)).toBeVisible();
});
