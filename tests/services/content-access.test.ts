import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_BRANDS } from '../../server/seed/brands';
import {
  SAVE_CONTAINERS,
  brandId,
  createPage,
  personOf,
  post,
  readPage,
  startContent,
  type Person,
  type RunningContent,
  take,
  type AnswerNode,
} from './support/content';
import { signIn } from './support/signIn';
import { createFilled, propertyContainers } from './support/trees';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

const SAVE = `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { id }
}`;

function codeOf(answer: {
  readonly errors: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
}): unknown {
  return answer.errors[0]?.extensions['code'];
}

describe('without a valid token', () => {
  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['a forged token', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' }],
  ])('[API-GQL-001] %s answers 401 for every operation', async (_what, headers) => {
    for (const query of [
      '{ getAllBrands { id } }',
      '{ __schema { types { name } } }',
      'mutation { removePage(id: "1") }',
    ]) {
      const answer = await post(running.url, {
        body: JSON.stringify({ query }),
        headers,
      });
      expect(answer.status).toBe(401);
      expect(answer.data).toBeNull();
      expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    }
  });

  it('[API-GQL-001] an expired token answers 401', async () => {
    const { accessToken } = await signIn(running.url, 'amaia.editor@demo.example');
    running.advance(901);
    expect((await personOf(running.url, accessToken).ask('{ getAllBrands { id } }')).status).toBe(401);
  });
});

describe('brands', () => {
  let alp: Person;
  let avida: Person;
  let page: string;
  let tree: AnswerNode;
  beforeAll(async () => {
    alp = await running.person('alp.editor');
    avida = await running.person('avida.editor');
    page = await createPage(avida, { brand: 'AVIDA', name: 'Facts' });
    const fields = [{ name: 'F', value: 'secret of AVIDA' }];
    await avida.ask(SAVE_CONTAINERS, {
      containers: [{ page_id: page, name: 'C', field_collections: [{ name: 'FC', fields }] }],
    });
    tree = await readPage(avida, page);
  });

  it('[BRAND-013] every operation treats an id of another brand exactly as one that does not exist', async () => {
    const [container] = tree.containers;
    const [collection] = container.field_collections;
    const own = await createPage(alp);
    const operations: ((ids: {
      page: string;
      container: string;
      collection: string;
      field: string;
      brand: string;
    }) => [string, object])[] = [
      (ids) => ['query ($id: ID!) { getSpecificBrandPageById(id: $id) { id name } }', { id: ids.page }],
      (ids) => [
        'query ($b: ID!, $slug: String!) { getSpecificBrandPage(brand_id: $b, tag: "COMPANY-INFO-AVIDA", slug: $slug) { id } }',
        { b: ids.brand, slug: tree.slug },
      ],
      (ids) => [
        'query ($b: ID!) { searchPages(brandId: $b, tag: "COMPANY-INFO-AVIDA") { totalCount } }',
        { b: ids.brand },
      ],
      (ids) => ['query ($id: ID!) { getAllContainers(page_id: $id) { id } }', { id: ids.page }],
      (ids) => ['query ($id: ID!) { getContainer(id: $id) { id } }', { id: ids.container }],
      (ids) => ['query ($id: ID!) { getAllFieldCategories(collection_id: $id) { value } }', { id: ids.collection }],
      (ids) => [SAVE, { brand: ids.brand, tag: 'COMPANY-INFO-AVIDA', item: { name: 'Facts AVIDA stolen' } }],
      (ids) => ['mutation ($id: ID!) { removePage(id: $id) }', { id: ids.page }],
      (ids) => ['mutation ($id: ID!) { removeContainer(id: $id) }', { id: ids.container }],
      (ids) => ['mutation ($id: ID!) { removeFC(id: $id) }', { id: ids.collection }],
      (ids) => ['mutation ($id: ID!) { removeMultipleFieldCollection(ids: [$id]) { ids } }', { id: ids.collection }],
      (ids) => [
        'mutation ($id: ID!) { removeFieldCategories(removeFieldData: { ids: [$id] }) { ids } }',
        { id: ids.field },
      ],
      (ids) => [SAVE_CONTAINERS, { containers: [{ page_id: ids.page, name: 'X' }] }],
      (ids) => [
        `mutation ($id: ID!) { addUpdateMultipleFieldCollection(collectionData: {
          collections: [{ container_id: $id, name: "X" }] }) { id } }`,
        { id: ids.container },
      ],
      (ids) => [
        'mutation ($id: ID!) { addOrUpdateFields(fields: [{ collection_id: $id, name: "X" }]) { id } }',
        { id: ids.collection },
      ],
      (ids) => [
        `mutation ($id: ID!) { replaceFieldCollection(oldFcIds: { ids: [$id] }, collectionData: { collections: [] }) { id } }`,
        { id: ids.collection },
      ],
    ];
    const foreign = {
      page,
      container: container.id,
      collection: collection.id,
      field: collection.fields[0].id,
      brand: brandId('AVIDA'),
    };
    for (const operation of operations) {
      const missing = {
        page: randomUUID(),
        container: randomUUID(),
        collection: randomUUID(),
        field: randomUUID(),
        brand: randomUUID(),
      };
      const [query, variables] = operation(foreign);
      const answer = await alp.ask(query, variables as Record<string, unknown>);
      const absent = await alp.ask(query, operation(missing)[1] as Record<string, unknown>);
      expect(codeOf(answer), query).toBe('NOT_FOUND');
      expect(answer.errors.map((error) => error.message)).toEqual(absent.errors.map((error) => error.message));
    }
    // Ids of the other brand inside a page of the caller's own brand.
    for (const containers of [
      [{ id: container.id, page_id: own, name: 'X' }],
      [{ page_id: own, name: 'X', field_collections: [{ id: collection.id, name: 'X' }] }],
      [
        {
          page_id: own,
          name: 'X',
          field_collections: [{ name: 'X', fields: [{ id: collection.fields[0].id, name: 'X' }] }],
        },
      ],
    ]) {
      expect(codeOf(await alp.ask(SAVE_CONTAINERS, { containers }))).toBe('NOT_FOUND');
    }
    const takeover = { brand: brandId('ALP'), tag: 'COMPANY-INFO-ALP', item: { id: page, name: 'Facts ALP' } };
    expect(codeOf(await alp.ask(SAVE, takeover))).toBe('NOT_FOUND');
    expect(await readPage(avida, page)).toEqual(tree);
    expect(await readPage(alp, own)).toMatchObject({ revision: 1, containers: [] });
  });

  it('platform administrators neither read nor write content', async () => {
    const administrator = await running.person('platform.administrator');
    for (const query of [
      `{ getSpecificBrandPageById(id: "${page}") { id } }`,
      `{ searchPages(brandId: "${brandId('AVIDA')}") { totalCount } }`,
      `{ getLinks(brandId: "${brandId('AVIDA')}") { id } }`,
      `mutation { removePage(id: "${page}") }`,
    ]) {
      expect(codeOf(await administrator.ask(query))).toBe('FORBIDDEN');
    }
    expect((await administrator.ask('{ getAllBrands { name } }')).data?.['getAllBrands']).toHaveLength(
      SEED_BRANDS.length,
    );
  });
});

describe('scopes', () => {
  it('[CI-006, PERM-018] a reader sees pages of the kinds their scopes name, and changes nothing', async () => {
    const editor = await running.person('alp.editor');
    const reader = await running.person('alp.reader');
    const aboutUs = await createPage(editor, { name: 'About Us' });
    const facts = await createPage(editor, { name: 'Facts' });
    const found = await reader.ask(
      'query ($b: ID!) { searchPages(brandId: $b, limit: 100) { totalCount pages { slug } } }',
      {
        b: brandId('ALP'),
      },
    );
    const { pages, totalCount } = take(found, 'searchPages');
    expect(pages.length).toBe(totalCount);
    expect(pages.every(({ slug }) => slug.startsWith('about-us-'))).toBe(true);
    expect(await readPage(reader, aboutUs)).toMatchObject({ id: aboutUs });
    expect(
      codeOf(await reader.ask('query ($id: ID!) { getSpecificBrandPageById(id: $id) { id } }', { id: facts })),
    ).toBe('FORBIDDEN');
    for (const [query, variables] of [
      [SAVE_CONTAINERS, { containers: [{ page_id: aboutUs, name: 'X' }] }],
      [SAVE, { brand: brandId('ALP'), tag: 'COMPANY-INFO-ALP', item: { id: aboutUs, featured: true } }],
      [SAVE, { brand: brandId('ALP'), tag: 'COMPANY-INFO-ALP', item: { name: 'About Us mine ALP' } }],
      ['mutation ($id: ID!) { removePage(id: $id) }', { id: aboutUs }],
    ] as const) {
      expect(codeOf(await reader.ask(query, variables))).toBe('FORBIDDEN');
    }
    expect(await readPage(editor, aboutUs)).toMatchObject({ revision: 1, containers: [] });
  });

  it('[PERM-018] an editor without the scope of a tab is refused its pages, and may not rename others into them', async () => {
    const limited = await running.person('avida.limited');
    const editor = await running.person('avida.editor');
    const awards = await createPage(editor, { brand: 'AVIDA', name: 'Awards' });
    const facts = await createPage(limited, { brand: 'AVIDA', name: 'Facts' });
    expect((await limited.ask(SAVE_CONTAINERS, { containers: [{ page_id: facts, name: 'C' }] })).errors).toEqual([]);
    const refused = await limited.ask(SAVE_CONTAINERS, { containers: [{ page_id: awards, name: 'C' }] });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      scope: 'manage:company-information-awards',
    });
    const place = { brand: brandId('AVIDA'), tag: 'COMPANY-INFO-AVIDA' };
    expect(codeOf(await limited.ask(SAVE, { ...place, item: { id: facts, name: 'Awards renamed AVIDA' } }))).toBe(
      'FORBIDDEN',
    );
    expect(codeOf(await limited.ask(SAVE, { ...place, item: { name: 'Awards new AVIDA' } }))).toBe('FORBIDDEN');
  });

  it('a scope that is taken away counts from the next call on', async () => {
    const editor = await running.person('alisi.editor');
    const page = await createPage(editor, { brand: 'ALISI' });
    await running.services.database.query(
      `DELETE FROM role_permission WHERE role_id IN (SELECT id FROM role WHERE name = 'ALISI Editor')
       AND permission_id IN (SELECT id FROM permission WHERE scope = 'update:company-information')`,
    );
    expect(codeOf(await editor.ask(SAVE_CONTAINERS, { containers: [{ page_id: page, name: 'C' }] }))).toBe('FORBIDDEN');
    // The create scope is enough for a page that is created, renamed and filled in the same document.
    const id = randomUUID();
    const [item, renamed] = ['Facts first ALISI', 'Facts second ALISI'].map((name) => ({ id, name }));
    const firstSave = await editor.ask(
      `mutation ($b: ID!, $item: BrandPageInput!, $renamed: BrandPageInput!, $c: [ContainerInput!]!) {
        made: addOrUpdateBrandPage(brand_id: $b, tag: "COMPANY-INFO-ALISI", item: $item) { id }
        renamed: addOrUpdateBrandPage(brand_id: $b, tag: "COMPANY-INFO-ALISI", item: $renamed) { id }
        addOrUpdateContainersFCFields(containerData: { containers: $c }) { id } }`,
      { b: brandId('ALISI'), item, renamed, c: [{ page_id: id, name: 'C' }] },
    );
    expect(firstSave.errors).toEqual([]);
  });

  it('a removed page of another brand is not restored, even if its area is shared', async () => {
    const [owner, reader] = [await running.person('avida.editor'), await running.person('alisi.editor')];
    const { id } = await createFilled(owner, {
      ...{ brand: 'AVIDA', tag: 'PROPERTIES', name: 'Removed Towers' },
      containers: propertyContainers(),
    });
    await owner.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    const revisions = 'query ($id: ID!) { pageRevisions(page_id: $id) { revision } }';
    const { revision } = take(await reader.ask(revisions, { id }), 'pageRevisions')[0];

    const restored = await reader.ask(
      'mutation ($id: ID!, $revision: Int!) { restorePageRevision(page_id: $id, revision: $revision) { id } }',
      { id, revision },
    );
    expect(codeOf(restored)).toBe('NOT_FOUND');
    const found = await owner.ask('query ($id: ID!) { getSpecificBrandPageById(id: $id) { id } }', { id });
    expect(codeOf(found)).toBe('NOT_FOUND');
  });

  it('[CI-012, CI-013, PERM-019] Seo Tags are refused for AMAIA and the Footer Link for the others', async () => {
    for (const { name } of SEED_BRANDS) {
      const editor = await running.person(`${name.toLowerCase()}.editor`);
      for (const [kind, allowed] of [
        ['Seo Tags', name !== 'AMAIA'],
        ['Footer Links', name === 'AMAIA'],
      ] as const) {
        const answer = await editor.ask(SAVE, {
          brand: brandId(name),
          tag: `COMPANY-INFO-${name}`,
          item: { name: `${kind} only ${name}` },
        });
        expect(codeOf(answer), `${kind} of ${name}`).toBe(allowed ? undefined : 'FORBIDDEN');
      }
    }
  });

  it('other names than those of the tabs are refused in company information', async () => {
    const editor = await running.person('alp.editor');
    const place = { brand: brandId('ALP'), tag: 'COMPANY-INFO-ALP' };
    const { errors } = await editor.ask(SAVE, { ...place, item: { name: 'Anything' } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'item.name' });
  });

  it.each([
    'PROPERTIES-ALP',
    'SHOWROOM-ALP',
    'CONTENT-ALP',
    'GALLERY-ALP',
    'AWARDS-ALP',
    'careers-information-details-alp',
    'buyers-guide-alp',
  ])('pages of the areas to come need the scopes of their area: %s', async (tag) => {
    const editor = await running.person('alp.editor');
    const reader = await running.person('alp.reader');
    const officer = await running.person('alp.contracts');
    const item = { id: randomUUID(), name: `Something of ${tag}` };
    const place = { brand: brandId('ALP'), tag };
    expect(codeOf(await officer.ask(SAVE, { ...place, item }))).toBe('FORBIDDEN');
    expect(codeOf(await reader.ask(SAVE, { ...place, item }))).toBe('FORBIDDEN');
    const search = 'query ($b: ID!, $t: String!) { searchPages(brandId: $b, tag: $t) { totalCount } }';
    expect(codeOf(await officer.ask(search, { b: place.brand, t: tag }))).toBe('FORBIDDEN');
    expect((await reader.ask(search, { b: place.brand, t: tag })).errors).toEqual([]);
    const created = await editor.ask(SAVE, { ...place, item });
    expect([undefined, 'FORBIDDEN']).toContain(codeOf(created));
  });
});
