import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionId } from '../../server/identity/vocabulary';
import { demoUserId } from '../../server/seed/identity';
import { properties } from '../../schemas/properties/area';
import { brandId, refusal, startContent, take, type Person, type RunningContent } from './support/content';
import { articleContainers, createFilled, field, propertyContainers } from './support/trees';

const ACCOUNT = 'avida.limited';
const PROPERTY = ['read:property', 'create:property', 'update:property'];
const CONTENT = ['read:content', 'create:content', 'update:content'];
const ALL_TYPES = [
  ['Condominium', 'condominium'],
  ['Office', 'office'],
  ['Lots', 'lots'],
  ['Commercial', 'commercial'],
  ['Townhouse', 'townhouse'],
  ['Leisure', 'leisure'],
  ['Apartments', 'apartments'],
  ['House and Lot', 'house-and-lot'],
  ['Estate', 'estate'],
] as const;
const ALL_CATEGORIES = [
  ['news', 'news'],
  ['events', 'events'],
  ['announcements', 'announcement'],
  ['destinations', 'destinations'],
  ['neighborhood', 'neighborhood'],
  ['sustainability', 'sustainability'],
  ['home-buying-guide', 'home-buying-guide'],
  ['blogs', 'blogs'],
  ['vlogs', 'vlogs'],
] as const;
const ALL_SECTIONS = [
  ['OVERVIEW-DETAILS', 'overview'],
  ['LOCATION-LANDMARKS', 'location'],
  ['AMENITIES', 'amenities'],
  ['FLOOR-PLANS', 'unit-and-floor-plans'],
  ['CONSTRUCTION-UPDATES', 'construction-updates'],
] as const;

let running: RunningContent;
let person: Person;
beforeAll(async () => {
  running = await startContent();
  person = await running.person(ACCOUNT);
});
afterAll(() => running.stop());

/** Gives the role of the person these scopes and no others. */
async function grant(scopes: readonly string[], account = ACCOUNT): Promise<void> {
  const { database } = running.services;
  const [role] = await database.query<{ id: string }>('SELECT role_id::text AS id FROM user_role WHERE user_id = $1', [
    demoUserId(`${account}@demo.example`),
  ]);
  await database.query('DELETE FROM role_permission WHERE role_id = $1', [role?.id]);
  await database.query('INSERT INTO role_permission (role_id, permission_id) SELECT $1::uuid, unnest($2::uuid[])', [
    role?.id,
    scopes.map(permissionId),
  ]);
}

/** All of these scopes except one. */
function allBut<Scope extends string>(scopes: readonly Scope[], one: Scope): readonly Scope[] {
  return scopes.filter((scope) => scope !== one);
}

/** The kind as written, in upper and lower case, and with a blank. */
function spellings(kind: string): readonly string[] {
  return [kind, kind.toUpperCase(), kind.toLowerCase(), ` ${kind}`];
}

describe('a property of the type', () => {
  const scopes = ALL_TYPES.map(([, kind]) => `create:property-category-${kind}`);
  const create = async (type: string) =>
    createFilled(person, {
      ...{ brand: 'AVIDA', tag: 'PROPERTIES', name: `${type} ${Math.random()}` },
      containers: propertyContainers({ type, statuses: [] }),
    });

  it.each(ALL_TYPES)(
    '[PERM-020] %s is created with create:property-category-%s, and with no other',
    async (type, kind) => {
      const scope = `create:property-category-${kind}`;
      await grant([...PROPERTY, scope]);
      expect((await create(type)).errors).toEqual([]);
      await grant([...PROPERTY, ...allBut(scopes, scope)]);
      for (const text of spellings(type)) {
        expect([text, refusal(await create(text))]).toMatchObject([text, { code: 'FORBIDDEN', scope }]);
      }
    },
  );
});

describe('featuring a property', () => {
  const FEATURE = `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!) {
    addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { alternative_featured }
  }`;

  it('[CARD-011, PERM-021] needs update:property for one of the own brand; for one of another brand ALISI only has to read it', async () => {
    await grant([...PROPERTY, 'create:property-category-office'], 'alisi.editor');
    await grant([...PROPERTY, 'create:property-category-office']);
    const alisi = await running.person('alisi.editor');
    const makers = { ALISI: alisi, AVIDA: person };
    const featuredBy = async (brand: keyof typeof makers, scopes: readonly string[]) => {
      await grant([...PROPERTY, 'create:property-category-office'], 'alisi.editor');
      const { id } = await createFilled(makers[brand], {
        ...{ brand, tag: 'PROPERTIES', name: `Office ${Math.random()}` },
        containers: propertyContainers({ type: 'Office', statuses: [] }),
      });
      await grant(scopes, 'alisi.editor');
      const item = { id, alternative_featured: true };
      return alisi.ask(FEATURE, { brand: brandId(brand), tag: `PROPERTIES-${brand}`, item });
    };
    const done = { addOrUpdateBrandPage: { alternative_featured: true } };
    expect((await featuredBy('ALISI', ['read:property', 'update:property'])).data).toEqual(done);
    expect(refusal(await featuredBy('ALISI', ['read:property']))).toMatchObject({ scope: 'update:property' });
    expect((await featuredBy('AVIDA', ['read:property'])).data).toEqual(done);
    expect(refusal(await featuredBy('AVIDA', ['update:property']))).toMatchObject({ scope: 'read:property' });
  });
});

describe('the rights to create and to update', () => {
  const SAVE = `mutation ($brand: ID!, $item: BrandPageInput!) {
    addOrUpdateBrandPage(brand_id: $brand, tag: "GALLERY-AVIDA", item: $item) { id name }
  }`;
  const save = async (item: Readonly<Record<string, unknown>>) =>
    person.ask(SAVE, { brand: brandId('AVIDA'), item: { name: `Gallery ${Math.random()}`, ...item } });

  it('to create are enough to create a gallery, but not to change one', async () => {
    await grant(['read:gallery', 'create:gallery']);
    const made = await save({});
    expect(made.errors).toEqual([]);
    const { id, name } = made.data!['addOrUpdateBrandPage']!;
    expect(refusal(await save({ id, name, featured: true }))).toMatchObject({ scope: 'update:gallery' });
    await grant(['read:gallery', 'update:gallery']);
    expect((await save({ id, name, featured: true })).errors).toEqual([]);
    expect(refusal(await save({}))).toMatchObject({ scope: 'create:gallery' });
  });
});

describe('an article of older data', () => {
  it.each([
    ['home buying guide', 'manage:content-home-buying-guide'],
    ['announcement', 'manage:content-announcement'],
  ])(
    'of the type %j needs the scope of the type that is meant, and is listed with it alone',
    async (category, scope) => {
      await grant([...CONTENT, 'manage:content-news']);
      const name = `Older ${Math.random()}`;
      const made = await createFilled(person, {
        ...{ brand: 'AVIDA', tag: 'CONTENT', name },
        containers: articleContainers('news'),
      });
      expect(made.errors).toEqual([]);
      await running.services.database.query('UPDATE page SET card = card || $2 WHERE id = $1', [
        made.id,
        JSON.stringify({ category }),
      ]);
      const read = () => person.ask('query ($id: ID!) { getSpecificBrandPageById(id: $id) { name } }', { id: made.id });
      const listed = async () =>
        (
          await person.ask(
            'query ($b: ID!, $s: String) { searchPages(brand_id: $b, tag: "CONTENT-AVIDA", search: $s) { totalCount } }',
            { b: brandId('AVIDA'), s: name },
          )
        ).data;
      expect((await read()).errors[0]).toMatchObject({ extensions: { scope } });
      expect(await listed()).toEqual({ searchPages: { totalCount: 0 } });
      await grant([...CONTENT, scope]);
      expect((await read()).data).toEqual({ getSpecificBrandPageById: { name } });
      expect(await listed()).toEqual({ searchPages: { totalCount: 1 } });
    },
  );
});

describe('a plan for an article', () => {
  it('is visible to the person who made it, by the name they know once they may not read the article any more', async () => {
    await grant([...CONTENT, 'manage:content-news']);
    const made = await createFilled(person, {
      ...{ brand: 'AVIDA', tag: 'CONTENT', name: 'Planned' },
      containers: articleContainers('news'),
    });
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
    const at = new Date(running.services.clock().getTime() + 60 * 60 * 1000).toISOString();
    const entry = { kind: 'page', of: 'CONTENT-AVIDA', entry_id: made.id };
    const body = JSON.stringify({ action: 'hide', at, ...entry });
    const planned = await fetch(`${running.url}/plans/${randomUUID()}`, { method: 'PUT', headers, body });
    expect(planned.status).toBe(200);
    await running.services.database.query("UPDATE page SET name = 'Renamed', slug = 'renamed' WHERE id = $1", [
      made.id,
    ]);
    const plans = async (): Promise<unknown> => (await fetch(`${running.url}/plans`, { headers })).json();
    expect(await plans()).toMatchObject([{ name: 'Renamed', slug: 'renamed', category: 'news', may_change: true }]);
    await grant([...CONTENT, 'manage:content-blogs']);
    expect(await plans()).toMatchObject([{ name: 'Planned', slug: null, category: null, may_change: false }]);
  });
});

describe('an earlier version of another type', () => {
  const CATEGORY = `SELECT f.id::text AS id, f.collection_id::text AS collection FROM field f
    WHERE f.page_id = $1 AND f.name = 'CATEGORY'`;
  const MOVE = `mutation ($c: [FieldCollectionInput!]!) {
    addUpdateMultipleFieldCollection(collectionData: { collections: $c }) { id }
  }`;
  const RESTORE = 'mutation ($id: ID!) { restorePageRevision(page_id: $id, revision: 1) { id } }';

  it('[PERM-023] can only be restored by people who may write its type', async () => {
    const all = ['manage:content-news', 'manage:content-blogs'];
    await grant([...CONTENT, ...all]);
    const made = await createFilled(person, {
      ...{ brand: 'AVIDA', tag: 'CONTENT', name: `Moved ${Math.random()}` },
      containers: articleContainers('news'),
    });
    expect(made.errors).toEqual([]);
    const [stored] = await running.services.database.query<{ id: string; collection: string }>(CATEGORY, [made.id]);
    const moved = [{ id: stored?.collection, fields: [{ id: stored?.id, value: 'blogs' }] }];
    expect((await person.ask(MOVE, { c: moved })).errors).toEqual([]);
    await grant([...CONTENT, 'manage:content-blogs']);
    expect(refusal(await person.ask(RESTORE, { id: made.id }))).toMatchObject({ scope: 'manage:content-news' });
    await grant([...CONTENT, ...all]);
    expect((await person.ask(RESTORE, { id: made.id })).errors).toEqual([]);
  });

  it('[PERM-023] is hidden from people who may not read its type or the current type of the page', async () => {
    const all = ['manage:content-news', 'manage:content-blogs'];
    await grant([...CONTENT, ...all]);
    const made = await createFilled(person, {
      ...{ brand: 'AVIDA', tag: 'CONTENT', name: `Read ${Math.random()}` },
      containers: articleContainers('news'),
    });
    const [stored] = await running.services.database.query<{ id: string; collection: string }>(CATEGORY, [made.id]);
    const moved = [{ id: stored?.collection, fields: [{ id: stored?.id, value: 'blogs' }] }];
    expect((await person.ask(MOVE, { c: moved })).errors).toEqual([]);
    const list = () => person.ask('query ($id: ID!) { pageRevisions(page_id: $id) { revision } }', { id: made.id });
    const read = () =>
      person.ask('query ($id: ID!) { pageRevision(page_id: $id, revision: 1) { name } }', { id: made.id });
    expect((await list()).data).toEqual({ pageRevisions: [{ revision: 2 }, { revision: 1 }] });
    await grant([...CONTENT, 'manage:content-blogs']);
    expect((await list()).data).toEqual({ pageRevisions: [{ revision: 2 }] });
    expect((await read()).errors[0]).toMatchObject({ extensions: { scope: 'manage:content-news' } });
    await grant([...CONTENT, 'manage:content-news']);
    for (const answer of [await list(), await read()]) {
      expect(answer.errors[0]).toMatchObject({ extensions: { scope: 'manage:content-blogs' } });
    }
  });

  it('[PERM-023] is listed with its tree only if it can be read, however its category is spelled', async () => {
    await grant([...CONTENT, 'manage:content-blogs', 'manage:content-news']);
    const made = await createFilled(person, {
      ...{ brand: 'AVIDA', tag: 'CONTENT', name: `Spelled ${Math.random()}` },
      containers: articleContainers('news'),
    });
    const [stored] = await running.services.database.query<{ id: string; collection: string }>(CATEGORY, [made.id]);
    const moved = [{ id: stored?.collection, fields: [{ id: stored?.id, value: 'blogs' }] }];
    expect((await person.ask(MOVE, { c: moved })).errors).toEqual([]);
    await grant([...CONTENT, 'manage:content-blogs']);
    const list = 'query ($id: ID!) { pageRevisions(page_id: $id) { revision containers { id } } }';
    const read = 'query ($id: ID!) { pageRevision(page_id: $id, revision: 1) { containers { id } } }';
    for (const [spelled, isRead] of [
      ['blogs', true],
      ['Unknown', true],
      ['NEWS', false],
      [' news ', false],
      ['\tnews', false],
      ['\u00a0news\n', false],
    ] as const) {
      await running.services.database.query(
        'UPDATE page_revision SET category = $2 WHERE page_id = $1 AND revision = 1',
        [made.id, spelled],
      );
      const listed = take(await person.ask(list, { id: made.id }), 'pageRevisions');
      expect([spelled, listed.map(({ revision }: { revision: number }) => revision)]).toEqual([
        spelled,
        isRead ? [2, 1] : [2],
      ]);
      expect([spelled, (await person.ask(read, { id: made.id })).errors.length]).toEqual([spelled, isRead ? 0 : 1]);
    }
  });

  it('can only be restored with its former name by people who may write the page of that name', async () => {
    const SAVE = `mutation ($brand: ID!, $item: BrandPageInput!) {
      addOrUpdateBrandPage(brand_id: $brand, tag: "COMPANY-INFO-AVIDA", item: $item) { id slug }
    }`;
    const named = async (name: string, id?: string) =>
      person.ask(SAVE, { brand: brandId('AVIDA'), item: { name, ...(id && { id }) } });
    const company = ['read', 'create', 'update'].map((action) => `${action}:company-information`);
    const [facts, mission] = ['facts', 'mission-and-vision'].map((kind) => `manage:company-information-${kind}`);
    await grant([...company, facts!, mission!]);
    const made = await named('Facts AVIDA');
    expect(made.errors).toEqual([]);
    const { id } = made.data!['addOrUpdateBrandPage']!;
    expect((await named('Mission Vision AVIDA', id)).data).toMatchObject({
      addOrUpdateBrandPage: { slug: 'mission-vision-avida' },
    });
    expect(refusal(await named('Nowhere AVIDA', id))).toMatchObject({ code: 'BAD_USER_INPUT' });
    await grant([...company, mission!]);
    expect(refusal(await person.ask(RESTORE, { id }))).toMatchObject({ scope: facts });
  });
});

describe('an article of the type', () => {
  const scopes = ALL_CATEGORIES.map(([, kind]) => `manage:content-${kind}`);
  const create = async (category: string) =>
    createFilled(person, {
      ...{ brand: 'AVIDA', tag: 'CONTENT', name: `${category} ${Math.random()}` },
      containers: articleContainers(category),
    });
  const READ = 'query ($id: ID!) { getSpecificBrandPageById(id: $id) { id } }';

  it.each(ALL_CATEGORIES)(
    '[PERM-023] %s is made and read with manage:content-%s, and with no other',
    async (category, kind) => {
      const scope = `manage:content-${kind}`;
      await grant([...CONTENT, scope]);
      const made = await create(category);
      expect(made.errors).toEqual([]);
      expect((await person.ask(READ, { id: made.id })).errors).toEqual([]);
      await grant([...CONTENT, ...allBut(scopes, scope)]);
      const read = await person.ask(READ, { id: made.id });
      expect(read.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN', scope } });
      for (const text of spellings(category)) {
        expect([text, refusal(await create(text))]).toMatchObject([text, { code: 'FORBIDDEN', scope }]);
      }
    },
  );
});

describe('the section of a property', () => {
  const scopes = ALL_SECTIONS.map(([, kind]) => `manage:property-${kind}`);
  const WRITE = `mutation ($c: [FieldCollectionInput!]!) {
    addUpdateMultipleFieldCollection(collectionData: { collections: $c }) { id }
  }`;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    const editor = await running.person('avida.editor');
    const answer = await createFilled(editor, {
      ...{ brand: 'AVIDA', tag: 'PROPERTIES', name: 'Sections' },
      containers: propertyContainers(),
    });
    const [, units] = await running.services.database.query<{ id: string; name: string }>(
      'SELECT id::text AS id, name FROM container WHERE page_id = $1 ORDER BY name',
      [answer.id],
    );
    const written = await editor.ask(WRITE.replace('{ id }', '{ id name children { id name } }'), {
      c: [
        {
          ...{ container_id: units?.id, name: 'SECOND-UNIT', order: 5 },
          children: ALL_SECTIONS.map(([name], order) => ({ name, order, fields: [field('X', 'a')] })),
        },
      ],
    });
    expect(written.errors).toEqual([]);
    const unit = written.data!['addUpdateMultipleFieldCollection']![0];
    for (const child of unit.children) ids.set(child.name, child.id);
  });

  it.each(ALL_SECTIONS)(
    '[PERM-022] %s is written with manage:property-%s, and with no other',
    async (collection, kind) => {
      const scope = `manage:property-${kind}`;
      const write = async () =>
        person.ask(WRITE, { c: [{ id: ids.get(collection), fields: [{ name: 'Y', value: 'b', order: 1 }] }] });
      const refused = { code: 'FORBIDDEN', scope };
      await grant([...PROPERTY, scope]);
      expect((await write()).errors).toEqual([]);
      await grant([...PROPERTY, ...allBut(scopes, scope)]);
      expect(refusal(await write())).toMatchObject(refused);
      const add = { c: [{ parentId: ids.get(collection), name: 'BELOW', order: 9 }] };
      expect(refusal(await person.ask(WRITE, add))).toMatchObject(refused);
      const remove = 'mutation ($ids: [ID!]!) { removeMultipleFieldCollection(ids: $ids) { ids } }';
      expect(refusal(await person.ask(remove, { ids: [ids.get(collection)] }))).toMatchObject(refused);
    },
  );

  describe('cannot be changed by a detour', () => {
    const OWN = 'manage:property-overview';
    const refused = { code: 'FORBIDDEN', scope: 'manage:property-amenities' };
    const COLLECTIONS = 'addUpdateMultipleFieldCollection(collectionData: { collections:';
    let page: string;
    let units: string;

    beforeAll(async () => {
      const editor = await running.person('avida.editor');
      const containers = [
        {
          ...{ name: 'UNITS', order: 0 },
          field_collections: ['FIRST', 'SECOND'].map((name) => ({
            ...{ name, order: 0 },
            children: [
              { name: 'OVERVIEW-DETAILS', order: 0, fields: [field('X', 'a')] },
              { name: 'AMENITIES', order: 1, fields: [field('X', 'a')] },
            ],
          })),
        },
      ];
      const made = await createFilled(editor, { brand: 'AVIDA', tag: 'PROPERTIES', name: 'Detours', containers });
      page = made.id;
      const rows = await running.services.database.query<{ id: string; name: string }>(
        `SELECT id::text AS id, name FROM container WHERE page_id = $1
         UNION ALL SELECT s.id::text, coalesce(u.name || ' ', '') || s.name
         FROM field_collection s LEFT JOIN field_collection u ON u.id = s.parent_id WHERE s.page_id = $1`,
        [page],
      );
      for (const { id, name } of rows) ids.set(name, id);
      units = ids.get('UNITS')!;
      await grant([...PROPERTY, OWN]);
    });

    /** Runs steps, each a list of collections, in one document. */
    const inOneDocument = async (...steps: readonly string[]) =>
      person.ask(`mutation { ${steps.map((step, at) => `s${at}: ${COLLECTIONS} ${step} }) { id }`).join('\n')} }`);
    const id = (name: string) => `id: "${ids.get(name)}"`;
    const WRITE_X = 'fields: [{ name: "Y", value: "b", order: 1 }]';

    it('[PERM-022] by renaming it while it is written', async () => {
      const section = id('FIRST AMENITIES');
      const answer = await inOneDocument(
        `[{ ${section}, name: "OVERVIEW-DETAILS" }]`,
        `[{ ${section}, ${WRITE_X} }]`,
        `[{ ${section}, name: "AMENITIES" }]`,
      );
      expect(refusal(answer)).toMatchObject(refused);
    });

    it('[PERM-022] while it, or its unit, is elsewhere', async () => {
      const [section, unit, other] = [id('FIRST AMENITIES'), id('FIRST'), ids.get('SECOND OVERVIEW-DETAILS')!];
      const outAndBack = [
        [`[{ ${section}, parentId: "${other}" }]`, `[{ ${section}, parentId: "${ids.get('FIRST')}" }]`],
        [`[{ ${unit}, parentId: "${other}" }]`, `[{ ${unit}, container_id: "${units}" }]`],
      ] as const;
      for (const [out, back] of outAndBack) {
        expect(refusal(await inOneDocument(out, `[{ ${section}, ${WRITE_X} }]`, back))).toMatchObject(refused);
      }
    });

    it('[PERM-022] in a unit that is added, unless it is empty there', async () => {
      const unit = (fields: string) =>
        `[{ container_id: "${units}", name: "THIRD", order: 9, children: [{ name: "AMENITIES", order: 0 ${fields} }] }]`;
      expect(refusal(await inOneDocument(unit(`, ${WRITE_X}`)))).toMatchObject(refused);
      expect((await inOneDocument(unit(', fields: [{ name: "X", order: 0 }]'))).errors).toEqual([]);
    });

    it('[PERM-022] in a property that is added', async () => {
      const scopes = [...PROPERTY, 'create:property-category-office'];
      const create = () =>
        createFilled(person, {
          ...{ brand: 'AVIDA', tag: 'PROPERTIES', name: `Office ${Math.random()}` },
          containers: propertyContainers({ type: 'Office' }),
        });
      await grant(scopes);
      expect(refusal(await create())).toMatchObject({ code: 'FORBIDDEN', scope: OWN });
      await grant([...scopes, OWN]);
      expect((await create()).errors).toEqual([]);
    });

    it.each([
      ['its unit', () => `removeMultipleFieldCollection(ids: ["${ids.get('SECOND')}"]) { ids }`],
      ['its container', () => `removeContainer(id: "${units}")`],
    ])('[PERM-022] by removing %s', async (_what, removal) => {
      expect(refusal(await person.ask(`mutation { ${removal()} }`))).toMatchObject(refused);
    });

    it('and does not block changes that leave it as it was', async () => {
      const sections = `children: [{ ${id('FIRST AMENITIES')}, fields: [] }, { ${id('FIRST OVERVIEW-DETAILS')}, ${WRITE_X} }]`;
      expect((await inOneDocument(`[{ ${id('FIRST')}, name: "RENAMED", ${sections} }]`)).errors).toEqual([]);
    });
  });

  it('[PERM-022] is a tab with the same scope in the console', () => {
    const tabs = properties.units?.sections.map(({ collection, access }) => [collection, access]);
    expect(tabs).toEqual(ALL_SECTIONS.map(([collection, kind]) => [collection, `manage:property-${kind}`]));
  });
});
