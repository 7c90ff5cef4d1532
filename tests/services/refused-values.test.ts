import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../schemas/brands';
import { article } from '../../schemas/content/article';
import { emails } from '../../schemas/email/emails';
import { externalLinks } from '../../schemas/links/external-links';
import { compileEditor } from '../../src/compile';
import type { EditorDefinition, StoredRows } from '../../src/definition';
import type { EditorStore } from '../../src/stores/editorStore';
import { createPageStore } from '../../src/stores/pageStore';
import { createRowsSources } from '../../src/stores/rows/table';
import { createRowsStore } from '../../src/stores/rowsStore';
import type { FormData } from '../../src/tree';
import { consoleClient } from './support/consoleClient';
import { brandId, startContent, type RunningContent } from './support/content';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

async function pageStore(brand: 'ALP' | 'AVIDA' = 'ALP') {
  const { editor, lens, defaults } = compileEditor(article, brands[brand]);
  const client = await consoleClient(running, `${brand.toLowerCase()}.editor`);
  return createPageStore({ client, editor, lens, defaults, newId: randomUUID, brandId: brandId(brand) });
}

async function rowsStore(definition: EditorDefinition) {
  const { editor, lens } = compileEditor(definition, brands.ALP);
  const client = await consoleClient(running, 'alp.editor');
  const stored = editor.stored as StoredRows;
  const source = createRowsSources(client, brandId('ALP'))[stored.rows];
  return createRowsStore({
    client,
    source,
    brandId: brandId('ALP'),
    stored,
    fields: editor.fields,
    lens,
    newId: randomUUID,
  });
}

/** Saves without the form's validation, which refuses most of these values itself. */
async function save(store: EditorStore, change: (form: FormData) => FormData) {
  const loaded = await store.load();
  return store.save({ form: change(loaded.form), loaded });
}

const NO_FILM = 'https://example.com/film';

describe('a value that the services refuse', () => {
  it('is refused at its field in a new page and in a stored one, also inside a list', async () => {
    const store = (await pageStore()) as EditorStore;
    const titled = (videoLink = '') => ({ overview: { title: `Title ${randomUUID()}`, videoLink } });
    const blocks = [
      { type: '1', title: 'First' },
      { type: '2', videoLink: NO_FILM },
    ];
    const withBlocks = (form: FormData): FormData => ({ ...form, ...titled(), content: { components: blocks } });
    const refused = { kind: 'refused', path: ['content', 'components', 1, 'videoLink'], message: 'invalid video link' };
    expect(await save(store, withBlocks)).toEqual(refused);
    const inOverview = (form: FormData): FormData => ({ ...form, ...titled(NO_FILM) });
    expect(await save(store, inOverview)).toEqual({ ...refused, path: ['overview', 'videoLink'] });
    expect(await save(store, (form) => ({ ...form, ...titled() }))).toMatchObject({ kind: 'saved' });
    expect(await save(store, withBlocks)).toEqual(refused);
  });

  it('is refused at the field that refers to a page that does not exist', async () => {
    const store = (await pageStore('AVIDA')) as EditorStore;
    const picking = { title: `Title ${randomUUID()}`, category: 'blogs', blogsInProperty: [{ page: randomUUID() }] };
    expect(await save(store, (form) => ({ ...form, overview: picking }))).toEqual({
      kind: 'refused',
      path: ['overview', 'blogsInProperty'],
      message: 'Properties of the Blog names something that is not there, or that you may not read.',
    });
  });

  it('is refused in its row of a set of records', async () => {
    const row = (name: string, link: string) => ({ name, link });
    const rows = [row('First', 'https://first.example'), row('Second', 'javascript:alert(1)')];
    expect(await save((await rowsStore(externalLinks)) as EditorStore, () => ({ links: rows }))).toMatchObject({
      kind: 'refused',
      path: ['links', 1, 'link'],
    });
    const addresses = [
      { category: 'Sales', email: 'sales@demo.example' },
      { category: 'Sales', email: 'nobody' },
    ];
    expect(await save((await rowsStore(emails)) as EditorStore, () => ({ emails: addresses }))).toMatchObject({
      kind: 'refused',
      path: ['emails', 1, 'email'],
      message: 'Invalid email format.',
    });
  });
});
