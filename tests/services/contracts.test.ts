import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USAGE_TYPES } from '../../schemas/contracts/documentTypes';
import { refusal, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { errorOf, UNICODE_TEXT } from './support/records';
import { keyOf } from './support/storedFiles';
import { makePdf, upload } from './support/uploads';
import { untilWaiting } from './support/waiting';

let running: RunningContent;
let officer: Person;
beforeAll(async () => {
  running = await startContent();
  officer = await running.person('alp.contracts');
});
afterAll(() => running.stop());

/** Only one document may exist for each type and usage type, so every test starts without any. */
beforeEach(async () => {
  await running.services.database.query('UPDATE contract_document SET deleted_at = now() WHERE deleted_at IS NULL');
});

const FILE = 'file { name file_link version file_alias type usage_type }';
const CONTRACT = `id name type usage_type created_at updated_at deleted_at ${FILE}`;
const ADD = `mutation ($name: String!, $type: String!, $usage: String!, $file: ContractFileInput!) {
  uploadCtsDoas(name: $name, type: $type, usage_type: $usage, file: $file) { ${CONTRACT} }
}`;
const CHANGE = `mutation ($id: ID!, $name: String, $type: String, $usage: String, $file: ContractFileInput) {
  updateCtsDoas(id: $id, name: $name, type: $type, usage_type: $usage, file: $file) { ${CONTRACT} }
}`;
const REMOVE = 'mutation ($id: ID!) { removeCtsDoas(id: $id) }';
const FIND = `query ($id: ID!) { findContractDocument(id: $id) { ${CONTRACT} } }`;
const UPLOADS = `query ($id: ID!) { getLinkedUploadFilesByContractEntryId(id: $id) { id created_at updated_at ${FILE} } }`;
const SEARCH = `query ($name: String, $pageSize: Int, $page: Int) {
  searchContractDocuments(name: $name, pageSize: $pageSize, page: $page) {
    contract_documents { id name } total_count
  }
}`;
const FILTER = 'query ($name: String) { filterContractDocuments(name: $name) { name } }';

const FIRST_FILE = { file_link: keyOf('first.pdf'), name: 'First wording.pdf' };
const NEXT_FILE = { file_link: keyOf('next.pdf'), name: 'Next wording.pdf' };
/** An upload that the clean-up has removed. */
const REMOVED_FILE = { file_link: `files/2026/01/${randomUUID()}.pdf`, name: 'Gone.pdf' };
/** What every new contract document needs. */
const NEW = { name: 'Contract to sell', type: 'CTS', usage: 'Storage', file: FIRST_FILE };

interface Contract {
  readonly id: string;
  readonly name: string;
  readonly file: Readonly<Record<'name' | 'file_link' | 'version' | 'file_alias' | 'type' | 'usage_type', string>>;
}

function contractOf({ data, errors }: Answer): Contract {
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as unknown as Contract;
}

async function add(values: Readonly<Record<string, unknown>> = {}): Promise<Contract> {
  return contractOf(await officer.ask(ADD, { ...NEW, ...values }));
}

async function change(id: string, values: Readonly<Record<string, unknown>>): Promise<Contract> {
  return contractOf(await officer.ask(CHANGE, { id, ...values }));
}

async function uploadsOf(id: string): Promise<readonly Contract[]> {
  const { data, errors } = await officer.ask(UPLOADS, { id });
  expect(errors).toEqual([]);
  return data?.['getLinkedUploadFilesByContractEntryId'] as unknown as readonly Contract[];
}

async function search(variables: Readonly<Record<string, unknown>> = {}): Promise<{
  readonly names: readonly string[];
  readonly total: number;
}> {
  const { data, errors } = await officer.ask(SEARCH, variables);
  expect(errors).toEqual([]);
  const found = data?.['searchContractDocuments'] as unknown as {
    readonly contract_documents: readonly { readonly name: string }[];
    readonly total_count: number;
  };
  return { names: found.contract_documents.map(({ name }) => name), total: found.total_count };
}

describe('a contract document', () => {
  it('[API-GQL-049, API-GQL-051, CTR-019] is stored with all properties, and returned as stored', async () => {
    const contract = await add({
      name: UNICODE_TEXT,
      file: { ...FIRST_FILE, file_alias: 'cts-storage', version: '7' },
    });
    expect(contract).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: UNICODE_TEXT,
      type: 'CTS',
      usage_type: 'Storage',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      deleted_at: null,
      file: { ...FIRST_FILE, version: '1', file_alias: 'cts-storage', type: 'CTS', usage_type: 'Storage' },
    });
    expect(contractOf(await officer.ask(FIND, { id: contract.id }))).toEqual(contract);
  });

  it('has a name and an alias even if none is sent', async () => {
    const contracts = [await add({ name: ' ' }), await add({ type: 'DOAS', file: { ...FIRST_FILE, file_alias: '' } })];
    expect(contracts.map(({ name }) => name)).toEqual(['CTS - Storage', NEW.name]);
    const [one, two] = contracts.map(({ file }) => file.file_alias);
    expect(one).toMatch(/^[0-9a-z]{4,12}$/);
    expect(two).not.toBe(one);
  });

  it.each(['CTS', 'DOAS'])('[CTR-006, CTR-007] of type %s may exist for every usage type', async (type) => {
    expect(USAGE_TYPES).toHaveLength(30);
    for (const usage of USAGE_TYPES) {
      expect(await add({ type, usage })).toMatchObject({ type, usage_type: usage });
    }
    expect((await search()).total).toBe(30);
  });

  /** The refusal of a new document with these values. */
  async function refusalOf(values: object): Promise<ReturnType<typeof refusal>> {
    const refused = refusal(await officer.ask(ADD, { ...NEW, ...values }));
    expect((await search()).total).toBe(0);
    return refused;
  }

  it('[CTR-006] has no other type', async () => {
    const message = "type: expected one of CTS, DOAS, got 'cts'.";
    expect(await refusalOf({ type: 'cts' })).toEqual({ code: 'BAD_USER_INPUT', argument: 'type', message });
  });

  it('[CTR-007] has no other usage type', async () => {
    const message = expect.stringContaining("got 'Castle'.");
    expect(await refusalOf({ usage: 'Castle' })).toEqual({ code: 'BAD_USER_INPUT', argument: 'usage_type', message });
  });

  it('[CTR-008] is refused without a type', async () => {
    const message = 'Please choose a document type.';
    expect(await refusalOf({ type: ' ' })).toEqual({ code: 'BAD_USER_INPUT', argument: 'type', message });
  });

  it('[CTR-009] is refused without a usage type', async () => {
    const message = 'Please choose a usage type.';
    expect(await refusalOf({ usage: '' })).toEqual({ code: 'BAD_USER_INPUT', argument: 'usage_type', message });
  });

  it.each([
    ['a link', 'file.file_link', { ...FIRST_FILE, file_link: ' ' }],
    ['a file name', 'file.name', { ...FIRST_FILE, name: '' }],
    ['an upload that is there', 'file.file_link', REMOVED_FILE],
  ])('[CTR-010] is refused without %s', async (_what, argument, file) => {
    const message = 'Please choose a usage type.';
    expect(await refusalOf({ file })).toEqual({ code: 'BAD_USER_INPUT', argument, message });
  });

  it.each([
    ['name', { name: 'x'.repeat(256) }],
    ['file.name', { file: { ...FIRST_FILE, name: 'x'.repeat(256) } }],
  ])('is refused with a %s of more than 255 characters', async (argument, values) => {
    const message = `${argument}: expected at most 255 characters, got 256.`;
    expect(await refusalOf(values)).toEqual({ code: 'BAD_USER_INPUT', argument, message });
  });

  it('[CTR-011] is refused with a file that is not a PDF', async () => {
    const file = { ...FIRST_FILE, file_link: 'a.docx' };
    const message = 'Invalid format.';
    expect(await refusalOf({ file })).toEqual({ code: 'BAD_USER_INPUT', argument: 'file.file_link', message });
  });

  it('refers to an existing upload', async () => {
    const pdf = { bytes: makePdf(), name: 'contract.pdf', type: 'application/pdf' };
    const { body } = await upload(running.url, { ...pdf, path: '/uploads/documents', token: officer.token });
    const { file } = await add({ file: { file_link: body.key, name: body.fileName } });
    expect(file).toMatchObject({ file_link: body.key, name: 'contract.pdf' });
    expect((await fetch(`${running.url}/${file.file_link}`)).status).toBe(200);
  });

  it('exists once for each type and usage type, also when two are sent at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => officer.ask(ADD, NEW)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors.length > 0)) {
      expect(refusal(answer)).toEqual({
        code: 'BAD_USER_INPUT',
        argument: 'usage_type',
        message: 'There is a CTS document for Storage already. Update that one.',
      });
    }
    expect((await search()).total).toBe(1);
    await add({ type: 'DOAS' });
    await add({ usage: 'Creek' });
  });

  it('is not stored when its document fails', async () => {
    const document = `mutation ($file: ContractFileInput!) {
      one: uploadCtsDoas(name: "One", type: "CTS", usage_type: "Alley", file: $file) { id }
      two: uploadCtsDoas(name: "Two", type: "CTS", usage_type: "Alley", file: $file) { id }
    }`;
    expect(refusal(await officer.ask(document, { file: FIRST_FILE }))).toMatchObject({ argument: 'usage_type' });
    expect((await search()).total).toBe(0);
  });
});

describe('a change of a contract document', () => {
  it('[API-GQL-052, API-GQL-050, CTR-020] gives a new file the next version, and keeps the former file', async () => {
    const first = await add();
    running.advance(1);
    const second = await change(first.id, { file: NEXT_FILE });
    expect(second).toMatchObject({ id: first.id, name: NEW.name, file: { ...NEXT_FILE, version: '2' } });
    expect(second.file.file_alias).not.toBe(first.file.file_alias);
    const third = await change(first.id, { file: { ...FIRST_FILE, file_alias: 'again' } });
    const uploads = await uploadsOf(first.id);
    expect(uploads.map(({ file }) => file)).toEqual([third.file, second.file, first.file]);
    expect(third.file.version).toBe('3');
    expect(uploads[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      file: third.file,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it('with the current file is no new version', async () => {
    const first = await add();
    const same = await change(first.id, { file: { ...FIRST_FILE, name: 'Renamed.pdf' } });
    expect(same.file).toEqual({ ...first.file, name: 'Renamed.pdf' });
    const aliased = await change(first.id, { file: { ...FIRST_FILE, file_alias: 'short' } });
    expect(aliased.file).toEqual({ ...first.file, file_alias: 'short' });
    expect(await uploadsOf(first.id)).toHaveLength(1);
  });

  it('loses no upload and duplicates no version when several are sent at the same moment', async () => {
    const { id } = await add();
    const links = (['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'] as const).map((name) => keyOf(name));
    await Promise.all(links.map((file_link) => change(id, { file: { file_link, name: 'x.pdf' } })));
    const uploads = await uploadsOf(id);
    expect(uploads.map(({ file }) => file.version)).toEqual(['5', '4', '3', '2', '1']);
    expect(uploads.map(({ file }) => file.file_link)).toEqual(expect.arrayContaining([FIRST_FILE.file_link, ...links]));
    expect(contractOf(await officer.ask(FIND, { id })).file).toEqual(uploads[0]?.file);
  });

  it('keeps properties that are not sent', async () => {
    const first = await add();
    const renamed = await change(first.id, { name: ' Other ', type: 'CTS', usage: 'Storage' });
    expect(renamed).toMatchObject({ name: 'Other', file: first.file });
    expect(await change(first.id, { name: null })).toMatchObject({ name: 'Other' });
    expect(await change(first.id, { name: ' ' })).toMatchObject({ name: 'CTS - Storage' });
  });

  it('keeps names that are too long but stored before, and accepts no other ones', async () => {
    const { id } = await add();
    const long = 'x'.repeat(300);
    const { database } = running.services;
    await database.query('UPDATE contract_document SET name = $2 WHERE id = $1', [id, long]);
    await database.query('UPDATE contract_upload SET name = $2 WHERE contract_id = $1', [id, long]);
    const file = { ...FIRST_FILE, name: long, file_alias: 'alias' };
    expect(await change(id, { name: long, file })).toMatchObject({ name: long, file: { file_alias: 'alias' } });
    for (const [argument, values] of [
      ['name', { name: `${long}y` }],
      ['file.name', { file: { ...file, name: `${long}y` } }],
    ] as const) {
      const message = `${argument}: expected at most 255 characters, got 301.`;
      expect(refusal(await officer.ask(CHANGE, { id, ...values }))).toMatchObject({ argument, message });
    }
  });

  /** The refusal of a change to these values. */
  async function refusalOf(values: object): Promise<ReturnType<typeof refusal>> {
    const { id } = await add();
    const refused = refusal(await officer.ask(CHANGE, { id, ...values }));
    expect(await uploadsOf(id)).toHaveLength(1);
    return refused;
  }

  it.each([
    [{ type: 'DOAS' }, 'type', 'The document type of a contract document cannot be changed.'],
    [{ usage: 'Creek' }, 'usage_type', 'The usage type of a contract document cannot be changed.'],
  ])('[CTR-012] to %j is refused', async (values, argument, message) => {
    expect(await refusalOf(values)).toEqual({ code: 'BAD_USER_INPUT', argument, message });
  });

  it.each([
    [{ type: '' }, 'type', 'Please choose a document type.'],
    [{ file: { ...NEXT_FILE, name: ' ' } }, 'file.name', 'Please choose a usage type.'],
    [{ file: { ...NEXT_FILE, file_link: 'a.doc' } }, 'file.file_link', 'Invalid format.'],
  ])('is refused like a new one: %j', async (values, argument, message) => {
    expect(await refusalOf(values)).toEqual({ code: 'BAD_USER_INPUT', argument, message });
  });
});

describe('a removed contract document', () => {
  it('[API-GQL-053] is no longer found, has the time of its removal, and allows for a new one', async () => {
    const { id } = await add();
    expect((await officer.ask(REMOVE, { id })).data).toEqual({ removeCtsDoas: true });
    for (const query of [FIND, UPLOADS, REMOVE, CHANGE]) {
      const answer = await officer.ask(query, { id });
      expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND', message: 'Document not found.' });
    }
    expect(await search()).toEqual({ names: [], total: 0 });
    expect((await officer.ask(FILTER, {})).data?.['filterContractDocuments']).toEqual([]);
    const rows = await running.services.database.query('SELECT deleted_at FROM contract_document WHERE id = $1', [id]);
    expect(rows).toEqual([{ deleted_at: expect.any(Date) }]);
    const again = await add();
    expect(again.file.version).toBe('1');
    expect(await uploadsOf(again.id)).toHaveLength(1);
  });
});

// The embedded engine has a single session: no other one can remove the document concurrently.
if (process.env['TEST_DATABASE_URL'])
  describe('a contract document that is being removed', () => {
    it('stays removed when somebody changes it concurrently', async () => {
      const { database } = running.services;
      const { id } = await add();
      const pending = await database.transaction(async (transaction) => {
        await transaction.query('SELECT id FROM contract_document WHERE id = $1 FOR UPDATE', [id]);
        const removal = officer.ask(REMOVE, { id });
        await untilWaiting(database, 1);
        // These values would be enough to add it.
        const changing = officer.ask(CHANGE, { id, ...NEW });
        await untilWaiting(database, 2);
        return { removal, changing };
      });
      expect((await pending.removal).errors).toEqual([]);
      expect(refusal(await pending.changing)).toMatchObject({ code: 'NOT_FOUND', message: 'Document not found.' });
      expect((await search()).total).toBe(0);
    });
  });

describe('the list of contract documents', () => {
  beforeEach(async () => {
    for (const [index, name] of ['Beta', 'alpha', '100% _sure_'].entries()) {
      await add({ name, usage: USAGE_TYPES[index] });
      running.advance(1);
    }
  });

  it('[API-GQL-047, CTR-002] is searched by name, the last changed first', async () => {
    expect(await search()).toEqual({ names: ['100% _sure_', 'alpha', 'Beta'], total: 3 });
    expect(await search({ name: ' ALPHA ' })).toEqual({ names: ['alpha'], total: 1 });
    expect(await search({ name: '100%%' })).toEqual({ names: [], total: 0 });
    expect(await search({ name: '% _S' })).toEqual({ names: ['100% _sure_'], total: 1 });
  });

  it('finds a letter with its accent in any Unicode form', async () => {
    await add({ name: 'Piña', usage: USAGE_TYPES[3] });
    for (const form of ['NFC', 'NFD']) {
      expect(await search({ name: 'piña'.normalize(form) })).toEqual({ names: ['Piña'], total: 1 });
    }
  });

  it('[API-GQL-047, CTR-002] is returned in pages', async () => {
    expect(await search({ pageSize: 2 })).toEqual({ names: ['100% _sure_', 'alpha'], total: 3 });
    expect(await search({ pageSize: 2, page: 2 })).toEqual({ names: ['Beta'], total: 3 });
    expect(await search({ pageSize: 2, page: 3 })).toEqual({ names: [], total: 3 });
  });

  it('[API-GQL-048] can be fetched completely, by name', async () => {
    const names = async (name?: string) => (await officer.ask(FILTER, { name })).data?.['filterContractDocuments'];
    expect(await names()).toEqual([{ name: '100% _sure_' }, { name: 'alpha' }, { name: 'Beta' }]);
    expect(await names('bet')).toEqual([{ name: 'Beta' }]);
  });

  it.each([
    ['pageSize', { pageSize: 0 }],
    ['pageSize', { pageSize: 101 }],
    ['page', { page: 0 }],
  ])('names the argument %s when it is out of range (%j)', async (argument, variables) => {
    expect(errorOf(await officer.ask(SEARCH, variables))).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });
});

describe('access to contract documents', () => {
  it('[CTR-017, CTR-018] needs the scope of the operation', async () => {
    const { id } = await add();
    const editor = await running.person('alp.editor');
    for (const [query, variables, action] of [
      [SEARCH, {}, 'read'],
      [FILTER, {}, 'read'],
      [FIND, { id }, 'read'],
      [UPLOADS, { id }, 'read'],
      [ADD, { ...NEW, usage: 'Creek' }, 'create'],
      [CHANGE, { id, name: 'Other' }, 'update'],
      [REMOVE, { id }, 'delete'],
    ] as const) {
      const scope = `${action}:contract_document_entry`;
      expect(errorOf(await editor.ask(query, variables))).toMatchObject({ code: 'FORBIDDEN', scope });
    }
    expect((await search()).names).toEqual([NEW.name]);
  });

  it.each(['findContractDocument', 'getLinkedUploadFilesByContractEntryId'])(
    'by %s names a wrong id',
    async (operation) => {
      const answer = await officer.ask(`query ($id: ID!) { ${operation}(id: $id) { id } }`, { id: 'x' });
      expect(errorOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'id' });
    },
  );
});
