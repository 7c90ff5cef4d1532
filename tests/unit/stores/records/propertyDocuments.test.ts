import { describe, expect, it } from 'vitest';
import { createContentCalls } from '../../../../src/api/contentCalls';
import { createProjects } from '../../../../src/stores/options/projects';
import { createPropertyDocumentSource } from '../../../../src/stores/records/propertyDocuments';
import { fakeContentService, refusal, type GraphQLAnswer } from '../../support/contentService';

const META = { __typename: 'MdorMetaData', key: 'f/1.pdf', file_name: 'House rules.pdf', file_type: 'application/pdf' };
const DOCUMENT = {
  __typename: 'MdorDocument',
  id: 'd1',
  document_custom_id: 'MDDOR-ALP-000007',
  document_name: 'House rules',
  assigned_project: 'HRW - Harbor Row - B1',
  brand_id: 'brand-1',
  created_at: '2026-02-06T02:00:00.000Z',
  file: 'f/1.pdf',
  meta_data: META,
};
const QUERY = {
  search: 'rules',
  sort: { by: 'created_at', order: 'DESC' },
  page: 2,
  limit: 10,
  isActive: undefined,
} as const;

function setUp(answers: Readonly<Record<string, GraphQLAnswer>>) {
  const { client, calls } = fakeContentService(({ name }) => answers[name] ?? new Error(`Nobody asks for ${name}.`));
  return { source: createPropertyDocumentSource(createContentCalls(client), 'brand-1'), calls, client };
}

describe('property documents', () => {
  it('[MDDOR-008, MDDOR-018] are listed as the service searches, sorts and counts them', async () => {
    const found = { __typename: 'MdorDocumentSearchResult', mdor_documents: [DOCUMENT], total_count: 11 };
    const { source, calls } = setUp({ MdorDocuments: { getFilteredMdorDocuments: found } });
    expect(await source.list(QUERY)).toEqual({
      rows: [
        {
          id: 'd1',
          document_custom_id: 'MDDOR-ALP-000007',
          document_name: 'House rules',
          assigned_project: 'HRW - Harbor Row - B1',
          created_at: '2026-02-06T02:00:00.000Z',
          file: 'f/1.pdf',
        },
      ],
      total: 11,
    });
    expect(calls[0]!.variables).toEqual({
      brand_id: 'brand-1',
      search: 'rules',
      page: 2,
      limit: 10,
      sort: { by: 'created_at', order: 'DESC' },
    });
  });

  it('[API-GQL-044] are sent with project, name, file and the description of the file', async () => {
    const { source, calls } = setUp({ SaveMdorDocument: { addOrUpdateMdorDocument: DOCUMENT } });
    const created = await source.create({
      assigned_project: 'HRW - Harbor Row - B1',
      file: 'f/1.pdf',
      meta_data: { file_name: 'House rules.pdf', description: null },
    });
    expect(created.values).toMatchObject({ assigned_project: 'HRW - Harbor Row - B1', file: 'f/1.pdf' });
    expect(calls[0]!.variables).toEqual({
      brand_id: 'brand-1',
      assigned_project: 'HRW - Harbor Row - B1',
      document_name: 'House rules',
      file: 'f/1.pdf',
      meta_data: { key: 'f/1.pdf', file_name: 'House rules.pdf', file_type: 'application/pdf' },
    });
  });

  it.each([
    ['f/1.pdf', 'House rules'],
    ['f/2.pdf', 'Rules v. 2'],
  ])('are named after their file: %s', async (file, name) => {
    const { source, calls } = setUp({
      MdorDocument: { getMdorDocument: DOCUMENT },
      SaveMdorDocument: { addOrUpdateMdorDocument: DOCUMENT },
    });
    await source.update('d1', { assigned_project: 'HRW', file, meta_data: { file_name: 'Rules v. 2.pdf' } });
    expect(calls.at(-1)!.variables).toMatchObject({ id: 'd1', file });
    expect(calls.at(-1)!.variables['document_name']).toBe(name);
  });

  it('[MDDOR-021] are removed one by one', async () => {
    const { source, calls } = setUp({ RemoveMdorDocument: { removeMdorDocument: true } });
    await source.remove?.('d1');
    expect(calls.map(({ name, variables }) => [name, variables])).toEqual([['RemoveMdorDocument', { id: 'd1' }]]);
  });

  it('that were deleted are not found', async () => {
    const { source } = setUp({ MdorDocument: { getMdorDocument: null } });
    await expect(source.read('d1')).rejects.toMatchObject({ message: 'Document not found.', code: 'NOT_FOUND' });
  });
});

describe('projects', () => {
  const project = (ProjectCode: string | null, name: string | null, place: readonly (string | null)[]) => ({
    __typename: 'MdorProject',
    ProjectCode,
    ProjectName: name,
    PropertyCode: place[0] ?? null,
    BldgCode: place[1] ?? null,
  });

  it("[MDDOR-017] are shown as 'code - name - property or building code', without empty parts", async () => {
    const { client, calls } = setUp({
      MdorProjects: {
        mdorProjectListRequest: [
          project('AGT', 'Acacia Garden Tower', ['AGT-01', 'T1']),
          project('HRW', 'Harbor Row', [' ', 'B1']),
          project(null, 'Station Towers', []),
          project(null, null, []),
        ],
      },
    });
    const found = await createProjects(client, 'brand-1').list({});
    expect(found.map(({ label }) => label)).toEqual([
      'AGT - Acacia Garden Tower - AGT-01',
      'HRW - Harbor Row - B1',
      'Station Towers',
    ]);
    expect(calls[0]!.variables).toEqual({ brand: 'brand-1' });
  });

  it('that are no longer offered stay valid if they are selected', async () => {
    const { client } = setUp({});
    expect(await createProjects(client, 'brand-1').find('OLD - Gone')).toEqual({
      value: 'OLD - Gone',
      label: 'OLD - Gone',
      isStillValid: true,
    });
  });

  it('pass on the errors of the service', async () => {
    const { client } = setUp({ MdorProjects: refusal('SOURCE', 'Could not retrieve projects list.') });
    await expect(createProjects(client, 'brand-1').list({})).rejects.toThrow('Could not retrieve projects list.');
  });
});
