import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { brandId, refusal, startContent, take, type Person, type RunningContent } from './support/content';
import { faqDefinitions } from './support/faqEntries';
import { startServices } from './support/startServices';
import { collection, createFilled, field } from './support/trees';
import { makeImage, makePdf, makeVideo, upload } from './support/uploads';

const MINUTE = 60;
const SAVE_CONTRACT = `mutation ($name: String!, $type: String!, $file: ContractFileInput!) {
  uploadCtsDoas(name: $name, type: $type, usage_type: "Storage", file: $file) { id }
}`;
const SAVE_FAQ = `mutation ($brand: ID!, $data: JSON!) {
  saveRecords(brand_id: $brand, area: "faq", records: [{ data: $data }]) { id }
}`;

let running: RunningContent;
let officer: Person;
let contract: string;
beforeAll(async () => {
  running = await startContent({ DOCUMENT_LINKS: 'signed' }, faqDefinitions);
  officer = await running.person('alp.contracts');
  contract = await uploaded(officer, '/uploads/documents');
});
afterAll(() => running.stop());

async function uploaded(person: Person, path: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const { status, body } = await upload(running.url, {
    ...{ bytes: makePdf(), name: 'a.pdf', type: 'application/pdf', path, token: person.token, fields },
  });
  expect(status).toBe(201);
  return body.key ?? '';
}

/** @returns the id of a contract that has the document */
async function saveContract(given: { readonly name: string; readonly type: string; readonly file: string }) {
  const { name, type, file } = given;
  const saved = await officer.ask(SAVE_CONTRACT, { name, type, file: { file_link: file, name: 'a.pdf' } });
  expect(saved.errors).toEqual([]);
  return take(saved, 'uploadCtsDoas').id;
}

/** Requests the link of a document. */
async function linkOf(person: Person, key: string): Promise<{ readonly status: number; readonly link: string }> {
  const response = await fetch(`${running.url}/file-links?key=${encodeURIComponent(key)}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(response.headers.get('cache-control')).toBe(response.ok ? 'no-store' : null);
  const { link = '' } = (await response.json()) as { link?: string };
  return { status: response.status, link };
}

function open(link: string): Promise<Response> {
  return fetch(running.url + link);
}

describe('the documents of an installation with signed links', () => {
  it('open by a link that the service gave, for five minutes', async () => {
    const { status, link } = await linkOf(officer, contract);
    expect(status).toBe(200);
    expect(link).toMatch(/^\/files\/.*\.pdf\?expires=\d+&signature=[\w-]{43}$/);
    const answer = await open(link);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(makePdf())).toBe(true);
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=(300|299|298)$/);
    running.advance(5 * MINUTE + 1);
    const late = await open(link);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ message: expect.stringContaining('has expired') });
    expect((await open((await linkOf(officer, contract)).link)).status).toBe(200);
  });

  it('do not open by their key, by a changed link, or by that of another document', async () => {
    const { link } = await linkOf(officer, contract);
    const other = await uploaded(officer, '/uploads/documents');
    const later = link.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 1}`);
    const twice = link.replace('?', '?signature=a&');
    for (const wrong of [`/${contract}`, later, link.replace(contract, other), link.slice(0, -1), twice]) {
      const answer = await open(wrong);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('have links only for people who may read them', async () => {
    const [editor, stranger, alisi] = await Promise.all(
      ['alp.editor', 'avida.editor', 'alisi.editor'].map((account) => running.person(account)),
    );
    // Before it is saved anywhere, only the person who uploaded it may read it.
    expect((await linkOf(editor!, contract)).status).toBe(404);
    await saveContract({ name: 'A', type: 'CTS', file: contract });
    expect((await linkOf(editor!, contract)).status).toBe(404);
    const fields = { brand: brandId('ALP'), project: 'P' };
    const document = await uploaded(editor!, '/upload/mdor-docs', fields);
    await running.services.database.query(
      `INSERT INTO mdor_document (id, brand_id, number, document_custom_id, document_name, assigned_project, file, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 900, 'MDDOR-ALP-000900', 'A', 'P', $2, now(), now())`,
      [brandId('ALP'), document],
    );
    const reader = await running.person('alp.reader');
    expect((await linkOf(reader, document)).status).toBe(200);
    for (const person of [stranger!, alisi!, officer]) expect((await linkOf(person, document)).status).toBe(404);
    const anonymous = await fetch(`${running.url}/file-links?key=${document}`);
    expect(anonymous.status).toBe(401);
  });

  it('have no links for the person who uploaded them once they are saved where only others may read', async () => {
    const editor = await running.person('alp.editor');
    const document = await uploaded(editor, '/uploads/documents');
    expect((await linkOf(editor, document)).status).toBe(200);
    const own = await uploaded(officer, '/uploads/documents');
    const id = await saveContract({ name: 'B', type: 'DOAS', file: own });
    const { database } = running.services;
    await database.query('UPDATE contract_upload SET file_link = $2 WHERE contract_id = $1', [id, document]);
    expect((await linkOf(editor, document)).status).toBe(404);
    const removed = await officer.ask('mutation ($id: ID!) { removeCtsDoas(id: $id) }', { id });
    expect(removed.errors).toEqual([]);
    expect((await linkOf(editor, document)).status).toBe(404);
  });

  it('have links for people who may read the page that they are part of, or were', async () => {
    const [editor, reader, stranger] = await Promise.all(
      ['alp.editor', 'alp.reader', 'avida.editor'].map((account) => running.person(account)),
    );
    const document = await uploaded(editor!, '/uploads/documents');
    expect((await linkOf(reader!, document)).status).toBe(404);
    const overview = collection('OVERVIEW-DETAILS', [field('File', document, { key: document })]);
    const units = { name: 'UNITS', order: 0, field_collections: [collection('TOWER', [], [overview])] };
    const page = await createFilled(editor!, { tag: 'PROPERTIES', name: 'Tower', containers: [units] });
    expect(page.errors).toEqual([]);
    expect((await linkOf(reader!, document)).status).toBe(200);
    for (const person of [stranger!, officer]) expect((await linkOf(person, document)).status).toBe(404);
    const emptied = await editor!.ask('mutation ($id: ID!) { removeContainer(id: $id) }', {
      id: take(page, 'fill')[0].id,
    });
    expect(emptied.errors).toEqual([]);
    // The history shows the document to people who may read the page in its current state.
    expect((await linkOf(reader!, document)).status).toBe(200);
    for (const person of [stranger!, officer]) expect((await linkOf(person, document)).status).toBe(404);
    const { database } = running.services;
    const emptyNow = 'page_id = $1 AND NOT file_keys @> ARRAY[$2]';
    await database.query(`UPDATE page_revision SET tag = 'ELSEWHERE' WHERE ${emptyNow}`, [page.id, document]);
    expect((await linkOf(reader!, document)).status).toBe(404);
  });

  it('have links for people who may read the record that they are part of, or were', async () => {
    const [editor, reader, stranger] = await Promise.all(
      ['alp.editor', 'alp.reader', 'avida.editor'].map((account) => running.person(account)),
    );
    const document = await uploaded(editor!, '/uploads/documents');
    const saved = await editor!.ask(SAVE_FAQ, {
      brand: brandId('ALP'),
      data: { question: 'Where is the leaflet?', leaflet: { file: document } },
    });
    expect(saved.errors).toEqual([]);
    for (const person of [editor!, reader!]) expect((await linkOf(person, document)).status).toBe(200);
    for (const person of [stranger!, officer]) expect((await linkOf(person, document)).status).toBe(404);
    const removed = await editor!.ask('mutation ($ids: [ID!]!) { removeRecords(ids: $ids) { ids } }', {
      ids: [take(saved, 'saveRecords')[0].id],
    });
    expect(removed.errors).toEqual([]);
    // The record is in the trash, which shows the document.
    for (const person of [editor!, reader!]) expect((await linkOf(person, document)).status).toBe(200);
    for (const person of [stranger!, officer]) expect((await linkOf(person, document)).status).toBe(404);
    await running.services.database.query('DELETE FROM record_revision');
    expect((await linkOf(reader!, document)).status).toBe(404);
  });

  it('cannot be referred to by people who may not open them, because readers of the page or record could then', async () => {
    const editor = await running.person('alp.editor');
    const secret = await uploaded(officer, '/uploads/documents');
    const text = collection('NOTES', [field('TEXT', `See https://files.example/${secret}`)]);
    const notes = { name: 'NOTES', order: 5, field_collections: [text] };
    const empty = [{ name: 'NOTES', order: 5 }];
    const named = [{ ...empty[0]!, field_collections: [collection(secret, [])] }];
    const { id: page } = await createFilled(editor, { tag: 'PROPERTIES', name: 'Notes', containers: empty });
    const leaflet = { question: 'Where is the leaflet?', leaflet: { file: secret } };
    const own = await uploaded(editor, '/uploads/documents');
    const tried = [
      await createFilled(editor, { tag: 'PROPERTIES', name: 'Other notes', containers: [notes] }),
      await createFilled(editor, { tag: 'PROPERTIES', name: 'Named notes', containers: named }),
      // A removed page goes to the trash, which shows its documents.
      await editor.ask(
        `mutation ($id: ID!, $containers: [ContainerInput!]!) {
          addOrUpdateContainersFCFields(containerData: { containers: $containers }) { id }
          removePage(id: $id)
        }`,
        { id: page, containers: [{ ...notes, page_id: page }] },
      ),
      await editor.ask(SAVE_FAQ, { brand: brandId('ALP'), data: leaflet }),
      await editor.ask(
        'mutation ($brand: ID!, $links: [LinkInput!]!) { addManyLinks(brandId: $brand, links: $links) { id } }',
        {
          brand: brandId('ALP'),
          links: [{ name: 'Site', link: `https://files.example/${secret}`, category: 'external' }],
        },
      ),
      await officer.ask(SAVE_CONTRACT, { name: 'C', type: 'CTS', file: { file_link: own, name: 'a.pdf' } }),
    ];
    // BAD_USER_INPUT, because the console takes NOT_FOUND for a removed page.
    const argument = 'containerData.containers[0].field_collections[0].fields[0]';
    const onPage = { argument, place: ['NOTES', 'NOTES', 'TEXT'] };
    const onRecords = ['records[0].data.leaflet.file', 'links[0].link', 'file.file_link'];
    expect(tried.map(refusal)).toEqual(
      [onPage, { argument: 'containerData' }, onPage, ...onRecords.map((one) => ({ argument: one }))].map((about) => ({
        ...{ code: 'BAD_USER_INPUT', message: 'The file does not exist.', ...about },
      })),
    );
    expect((await linkOf(editor, secret)).status).toBe(404);
    expect((await linkOf(officer, secret)).status).toBe(200);
  });

  it('are checked once per save', async () => {
    const editor = await running.person('alp.editor');
    const document = await uploaded(editor, '/uploads/documents');
    const checking = vi.spyOn(running.services.files, 'findInaccessibleDocument');
    onTestFinished(() => checking.mockRestore());
    const text = collection('NOTES', [field('TEXT', `See https://files.example/${document}`)]);
    const notes = { name: 'NOTES', order: 5, field_collections: [text] };
    const page = await createFilled(editor, { tag: 'PROPERTIES', name: 'Asked', containers: [notes] });
    expect(page.errors).toEqual([]);
    expect(checking.mock.calls.map(([, , keys]) => keys)).toEqual([[document]]);
  });

  it('do not include pictures and videos, which stay public', async () => {
    const editor = await running.person('alp.editor');
    const picture = await upload(running.url, { bytes: new Uint8Array(await makeImage('png')), token: editor.token });
    const video = await upload(running.url, { bytes: makeVideo('isom'), path: '/upload/objects', token: editor.token });
    for (const { body } of [picture, video]) {
      const answer = await open(`/${body.key ?? ''}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('are announced to the console at /health, unless documents are public', async () => {
    const offers = async (url: string) =>
      ((await (await fetch(`${url}/health`)).json()) as { offers: string[] }).offers;
    expect(await offers(running.url)).toContain('document_links');
    const open = await startServices();
    try {
      expect(await offers(open.url)).not.toContain('document_links');
    } finally {
      await open.stop();
    }
  });
});

it('a document is served in a sandbox, and its type is not guessed', async () => {
  const answer = await open((await linkOf(officer, contract)).link);
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});
