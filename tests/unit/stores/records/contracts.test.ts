import { describe, expect, it } from 'vitest';
import { createContentCalls } from '../../../../src/api/contentCalls';
import { createContractSource } from '../../../../src/stores/records/contracts';
import { fakeContentService, type GraphQLAnswer } from '../../support/contentService';

const FILE = {
  __typename: 'ContractFile',
  name: 'cts.pdf',
  file_link: 'f/cts.pdf',
  version: '2',
  file_alias: 'abc123',
};
const CONTRACT = {
  __typename: 'ContractDocument',
  id: 'c1',
  name: 'CTS - House & Lot',
  type: 'CTS',
  usage_type: 'House & Lot',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-02-06T02:00:00.000Z',
  file: FILE,
};

function setUp(answers: Readonly<Record<string, GraphQLAnswer>>) {
  const { client, calls } = fakeContentService(({ name }) => answers[name] ?? new Error(`Nobody asks for ${name}.`));
  return { source: createContractSource(createContentCalls(client)), calls };
}

describe('contract documents', () => {
  it('[CTR-002, CTR-019] are searched by name and paged, with what rows need for their actions', async () => {
    const found = { __typename: 'ContractDocumentSearchResult', contract_documents: [CONTRACT], total_count: 31 };
    const { source, calls } = setUp({ Contracts: { searchContractDocuments: found } });
    const sort = { by: 'updated_at', order: 'DESC' } as const;
    expect(await source.list({ search: 'lot', sort, page: 3, limit: 10, isActive: undefined })).toEqual({
      rows: [
        {
          id: 'c1',
          name: 'CTS - House & Lot',
          type: 'CTS',
          usage_type: 'House & Lot',
          updated_at: '2026-02-06T02:00:00.000Z',
          version: '2',
          file: 'f/cts.pdf',
          file_name: 'cts.pdf',
          file_alias: 'abc123',
        },
      ],
      total: 31,
    });
    expect(calls[0]!.variables).toEqual({ name: 'lot', page: 3, pageSize: 10 });
  });

  it('[API-GQL-051, API-GQL-052] are sent with name, types and file, and an unchanged file with its version and alias', async () => {
    const { source, calls } = setUp({
      Contract: { findContractDocument: CONTRACT },
      UploadContract: { uploadCtsDoas: CONTRACT },
      UpdateContract: { updateCtsDoas: CONTRACT },
    });
    const types = { type: 'CTS', usage_type: 'House & Lot' };
    const another = { file: 'f/new.pdf', meta_data: { file_name: 'new.pdf' } };
    const created = await source.create({ name: '', ...types, ...another });
    expect(created).toMatchObject({ id: 'c1', updatedAt: '2026-02-06T02:00:00.000Z' });
    const { values } = await source.read('c1');
    await source.update('c1', { ...values, name: 'Lots' });
    await source.update('c1', { ...values, ...another });
    const file = { file_link: 'f/new.pdf', name: 'new.pdf' };
    const present = { file_link: 'f/cts.pdf', name: 'cts.pdf', version: '2', file_alias: 'abc123' };
    expect(calls.filter(({ name }) => name !== 'Contract').map(({ variables }) => variables)).toEqual([
      { name: '', ...types, file },
      { id: 'c1', name: 'Lots', ...types, file: present },
      { id: 'c1', name: 'CTS - House & Lot', ...types, file },
    ]);
  });

  it('[CTR-020] list their uploads, the current one first', async () => {
    const upload = (id: string, version: string) => ({
      __typename: 'LinkedUpload',
      id,
      file: { ...FILE, version },
      created_at: '2026-01-01T00:00:00.000Z',
    });
    const { source } = setUp({
      ContractUploads: { getLinkedUploadFilesByContractEntryId: [upload('u2', '2'), upload('u1', '1')] },
    });
    const versions = await source.versions?.('c1');
    expect(versions?.map(({ id, version, key }) => [id, version, key])).toEqual([
      ['u2', '2', 'f/cts.pdf'],
      ['u1', '1', 'f/cts.pdf'],
    ]);
  });

  it('that were deleted are not found', async () => {
    const { source } = setUp({ Contract: { findContractDocument: null } });
    await expect(source.read('c1')).rejects.toMatchObject({ message: 'Document not found.', code: 'NOT_FOUND' });
  });
});
