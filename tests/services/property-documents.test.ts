import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, refusal, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { errorOf, UNICODE_TEXT } from './support/records';
import { keyOf } from './support/storedFiles';
import { makePdf, upload } from './support/uploads';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const DOCUMENT = `id document_custom_id document_name assigned_project brand_id created_at file
  meta_data { key file_name file_type }`;
const SAVE = `mutation ($id: ID, $brand: ID!, $project: String, $name: String, $file: String, $meta: MdorMetaDataInput) {
  addOrUpdateMdorDocument(
    id: $id, brand_id: $brand, assigned_project: $project, document_name: $name, file: $file, meta_data: $meta
  ) { ${DOCUMENT} }
}`;
const READ = `query ($id: ID!) { getMdorDocument(id: $id) { ${DOCUMENT} } }`;
const REMOVE = 'mutation ($id: ID!) { removeMdorDocument(id: $id) }';
const LIST = `query ($brand: ID!, $search: String, $page: Int, $limit: Int, $sort: DocumentSort) {
  getFilteredMdorDocuments(brand_id: $brand, search: $search, page: $page, limit: $limit, sort: $sort) {
    mdor_documents { id document_name } total_count
  }
}`;
const PROJECTS = 'mutation ($brand: String!) { mdorProjectListRequest(brand: $brand) { ProjectName } }';

const PROJECT = 'AGT - Acacia Garden Tower - AGT-01';
/** An upload that the clean-up has removed. */
const REMOVED_FILE = `files/2026/01/${randomUUID()}.pdf`;
/** What every new document needs. */
const NEW = { brand: brandId('ALP'), project: PROJECT, file: keyOf('plan.pdf') };

interface StoredDocument {
  readonly id: string;
  readonly document_custom_id: string;
  readonly document_name: string;
  readonly file: string;
  readonly meta_data: Readonly<Record<string, string | null>> | null;
}

function save(values: Readonly<Record<string, unknown>>, person = editor): Promise<Answer> {
  return person.ask(SAVE, values);
}

/** Saves a document and returns the stored one. */
async function stored(values: Readonly<Record<string, unknown>> = {}, person = editor): Promise<StoredDocument> {
  const { data, errors } = await save({ ...NEW, ...values }, person);
  expect(errors).toEqual([]);
  return data?.['addOrUpdateMdorDocument'] as unknown as StoredDocument;
}

async function list(variables: Readonly<Record<string, unknown>> = {}): Promise<{
  readonly mdor_documents: readonly { readonly id: string; readonly document_name: string }[];
  readonly total_count: number;
}> {
  const { data, errors } = await editor.ask(LIST, { brand: NEW.brand, ...variables });
  expect(errors).toEqual([]);
  return data?.['getFilteredMdorDocuments'] as never;
}

function uploadAs(person: Person, name: string) {
  const fields = { brand: 'ALP', project: 'AGT' };
  const file = { bytes: makePdf(), name, type: 'application/pdf' };
  return upload(running.url, { ...file, path: '/upload/mdor-docs', token: person.token, fields });
}

describe('a property document', () => {
  it('[API-GQL-043, API-GQL-044, MDDOR-018] is stored with all properties, and returned as stored', async () => {
    const id = randomUUID();
    const meta = { key: keyOf('plan.pdf'), file_name: 'plan.pdf', file_type: 'application/pdf' };
    const document = await stored({ id, name: UNICODE_TEXT, project: UNICODE_TEXT, meta });
    expect(document).toEqual({
      id,
      document_custom_id: expect.stringMatching(/^MDDOR-ALP-\d{6}$/),
      document_name: UNICODE_TEXT,
      assigned_project: UNICODE_TEXT,
      brand_id: NEW.brand,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      file: NEW.file,
      meta_data: meta,
    });
    expect((await editor.ask(READ, { id })).data?.['getMdorDocument']).toEqual(document);
  });

  it.each([
    ['the name that came with it', { meta: { file_name: 'Turnover checklist.v2.PDF' } }, 'Turnover checklist.v2'],
    ['its key', {}, 'plan'],
    ['its key, when the name is blank', { name: '  ' }, 'plan'],
    ['its own name, when that is given', { name: ' House rules ' }, 'House rules'],
  ])('is named by %s', async (_what, values, expected) => {
    expect((await stored(values)).document_name).toBe(expected);
  });

  it('has names of at most 255 characters, unless they were longer before', async () => {
    const long = 'x'.repeat(256);
    for (const [argument, values] of [
      ['document_name', { name: long }],
      ['meta_data.file_name', { meta: { file_name: long } }],
    ] as const) {
      expect(refusal(await save({ ...NEW, ...values }))).toMatchObject({
        argument,
        message: `${argument}: expected at most 255 characters, got 256.`,
      });
    }
    const { id } = await stored({ id: randomUUID() });
    await running.services.database.query('UPDATE mdor_document SET document_name = $2 WHERE id = $1', [id, long]);
    expect((await stored({ id, name: long })).document_name).toBe(long);
  });

  it('[MDDOR-027] is named like the file that was uploaded for it', async () => {
    const { body } = await uploadAs(editor, 'Site development plan.pdf');
    const document = await stored({ file: body.key });
    expect(document).toMatchObject({ file: body.key, document_name: 'Site development plan', meta_data: null });
  });

  it('gets the next number of its brand, and no other document gets it', async () => {
    const avida = await running.person('avida.editor');
    const numbers = async (person: Person, brand: 'ALP' | 'AVIDA') => {
      const documents = await Promise.all(
        Array.from({ length: 8 }, () => stored({ brand: brandId(brand), file: keyOf('plan.pdf', brand) }, person)),
      );
      return documents
        .map(({ document_custom_id: id }) => Number(id.replace(`MDDOR-${brand}-`, '')))
        .toSorted((a, b) => a - b);
    };
    const [alp, other] = await Promise.all([numbers(editor, 'ALP'), numbers(avida, 'AVIDA')]);
    expect(alp).toEqual(Array.from({ length: 8 }, (_item, index) => (alp[0] ?? 0) + index));
    expect(other).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('keeps its number; after a removal and a failed save the next document gets the next one', async () => {
    const first = await stored();
    const again = await stored({ id: first.id, name: 'Other' });
    expect(again.document_custom_id).toBe(first.document_custom_id);
    const document = `mutation ($brand: ID!) {
      one: addOrUpdateMdorDocument(brand_id: $brand, assigned_project: "AGT", file: "${keyOf('a.pdf')}") { id }
      two: addOrUpdateMdorDocument(brand_id: $brand, assigned_project: "AGT", file: "a.txt") { id }
    }`;
    expect(refusal(await editor.ask(document, { brand: NEW.brand }))).toMatchObject({ message: 'Invalid format.' });
    await editor.ask(REMOVE, { id: first.id });
    const next = await stored();
    expect(Number(next.document_custom_id.slice(-6))).toBe(Number(first.document_custom_id.slice(-6)) + 1);
  });

  it('keeps properties that are not sent, but not the metadata of another file', async () => {
    const first = await stored({
      name: 'Plan',
      meta: { key: NEW.file, file_name: 'plan.pdf', file_type: 'application/pdf' },
    });
    const renamed = await stored({ id: first.id, name: 'Other', file: undefined, project: undefined });
    expect(renamed).toEqual({ ...first, document_name: 'Other' });
    const changed = await stored({
      id: first.id,
      name: undefined,
      file: keyOf('next.pdf'),
      meta: { file_name: 'next.pdf' },
    });
    expect(changed).toMatchObject({
      document_name: 'Other',
      file: keyOf('next.pdf'),
      meta_data: { key: null, file_name: 'next.pdf', file_type: null },
    });
  });

  it.each([
    ['no project', { project: undefined }, ['assigned_project', 'Please choose a project.']],
    ['a blank project', { project: ' ' }, ['assigned_project', 'Please choose a project.']],
    ['no file', { file: undefined }, ['file', 'Please upload a document.']],
    ['a blank file', { file: '' }, ['file', 'Please upload a document.']],
    ['a file that is no pdf', { file: 'documents/plan.docx' }, ['file', 'Invalid format.']],
    ['an upload that is not there', { file: REMOVED_FILE }, ['file', 'Please upload a document.']],
  ])('[MDDOR-013, MDDOR-014, MDDOR-016] is refused with %s', async (_what, values, [argument, message]) => {
    expect(refusal(await save({ ...NEW, ...values }))).toEqual({ code: 'BAD_USER_INPUT', argument, message });
  });

  it('[MDDOR-012] keeps its project', async () => {
    const { id } = await stored();
    expect(refusal(await save({ ...NEW, id, project: 'STW - Station Towers' }))).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'assigned_project',
      message: 'The project of a document cannot be changed.',
    });
  });

  it('cannot show the upload of another brand', async () => {
    const { body } = await uploadAs(editor, 'plan.pdf');
    const avida = await running.person('avida.editor');
    expect(refusal(await save({ ...NEW, brand: brandId('AVIDA'), file: body.key }, avida))).toMatchObject({
      argument: 'file',
    });
  });

  it('[API-GQL-045] is removed once', async () => {
    const { id } = await stored();
    expect((await editor.ask(REMOVE, { id })).data).toEqual({ removeMdorDocument: true });
    for (const query of [REMOVE, READ]) {
      expect(errorOf(await editor.ask(query, { id }))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Document not found.',
      });
    }
    expect(errorOf(await editor.ask(REMOVE, { id: 'x' }))).toMatchObject({ argument: 'id' });
  });
});

describe('the list of property documents', () => {
  const names = ['Alpha', 'beta', 'Gamma'] as const;
  const marker = randomUUID();
  const ids: string[] = [];
  beforeAll(async () => {
    for (const [index, name] of names.entries()) {
      const project = `${['B', 'C', 'A'][index]} ${marker}`;
      ids.push((await stored({ name, project })).id);
      running.advance(1);
    }
  });

  async function found(variables: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
    const { mdor_documents: documents } = await list({ search: marker, ...variables });
    return documents.map(({ document_name: name }) => name);
  }

  it.each([
    ['created_at', undefined, ['Gamma', 'beta', 'Alpha']],
    [undefined, undefined, ['Gamma', 'beta', 'Alpha']],
    ['created_at', 'ASC', ['Alpha', 'beta', 'Gamma']],
    ['document_name', 'asc', ['Alpha', 'beta', 'Gamma']],
    ['document_name', 'DESC', ['Gamma', 'beta', 'Alpha']],
    ['document_custom_id', 'ASC', ['Alpha', 'beta', 'Gamma']],
    ['assigned_project', 'ASC', ['Gamma', 'Alpha', 'beta']],
  ])('[API-GQL-042, MDDOR-007] is sorted by %s %s', async (by, order, expected) => {
    expect(await found({ sort: { by, order } })).toEqual(expected);
  });

  it('[MDDOR-008] is returned in pages, with the total count', async () => {
    const page = await list({ search: marker, page: 2, limit: 2 });
    expect(page.total_count).toBe(3);
    expect(page.mdor_documents.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list({ search: marker, page: 3, limit: 2 })).mdor_documents).toEqual([]);
  });

  it('[API-GQL-042] has ten to a page by default', async () => {
    const { total_count: total, mdor_documents: documents } = await list();
    expect(total).toBeGreaterThan(10);
    expect(documents).toHaveLength(10);
  });

  it('[MDDOR-008] is searched by name, id and project, in any case, with % and _ taken literally', async () => {
    const odd = await stored({ name: '100% _done_' });
    const search = async (text: string) => (await list({ search: text })).mdor_documents.map(({ id }) => id);
    expect(await search(' 100% _DONE_ ')).toEqual([odd.id]);
    expect(await search(odd.document_custom_id.toLowerCase())).toEqual([odd.id]);
    expect(await search(marker.toUpperCase())).toHaveLength(3);
    expect(await search('100%%')).toEqual([]);
  });

  it.each([
    ['page', { page: 0 }],
    ['limit', { limit: 101 }],
    ['brand_id', { brand: 'x' }],
    ['sort.by', { sort: { by: 'file' } }],
    ['sort.order', { sort: { order: 'up' } }],
  ])('names the argument %s when it is wrong', async (argument, variables) => {
    const answer = await editor.ask(LIST, { brand: NEW.brand, ...variables });
    expect(errorOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });
});

describe('access to property documents', () => {
  it('is limited to the brand they belong to', async () => {
    const { id } = await stored();
    const avida = await running.person('avida.editor');
    for (const query of [READ, REMOVE]) {
      expect(errorOf(await avida.ask(query, { id }))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Document not found.',
      });
    }
    expect(refusal(await save({ ...NEW, brand: brandId('AVIDA'), id }, avida))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusal(await save(NEW, avida))).toMatchObject({ code: 'NOT_FOUND', message: 'Brand not found.' });
    expect(errorOf(await avida.ask(LIST, { brand: NEW.brand }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await avida.ask(PROJECTS, { brand: 'ALP' }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[MDDOR-006] is denied to everybody of ALISI', async () => {
    const alisi = await running.person('alisi.editor');
    const brand = brandId('ALISI');
    for (const answer of [
      await alisi.ask(LIST, { brand }),
      await alisi.ask(PROJECTS, { brand: 'ALISI' }),
      await save({ ...NEW, brand }, alisi),
    ]) {
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN', message: 'ALISI has none of these.' });
    }
  });

  it('needs the scope', async () => {
    const { id } = await stored();
    const reader = await running.person('alp.reader');
    expect((await reader.ask(READ, { id })).errors).toEqual([]);
    expect(refusal(await save(NEW, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'create:mdor' });
    expect(refusal(await save({ ...NEW, id }, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'update:mdor' });
    expect(refusal(await reader.ask(REMOVE, { id }))).toMatchObject({ code: 'FORBIDDEN', scope: 'delete:mdor' });
    const officer = await running.person('alp.contracts');
    for (const [query, variables] of [
      [READ, { id }],
      [LIST, { brand: NEW.brand }],
      [PROJECTS, { brand: 'ALP' }],
    ] as const) {
      expect(errorOf(await officer.ask(query, variables))).toMatchObject({ code: 'FORBIDDEN', scope: 'read:mdor' });
    }
  });
});
