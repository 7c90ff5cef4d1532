import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantScopes } from '../../server/identity/administration/ensureRole';
import { brandId, refusal, startContent, take, type Person, type RunningContent } from './support/content';
import { faqDefinitions } from './support/faqEntries';
import { articleContainers, collection, createFilled, field, propertyContainers } from './support/trees';

let running: RunningContent;
let editor: Person;
let avida: Person;
beforeAll(async () => {
  running = await startContent({}, faqDefinitions);
  editor = await running.person('alp.editor');
  avida = await running.person('avida.editor');
});
afterAll(() => running.stop());

const REFERRING = `query ($brand: ID!, $ids: [ID!]!, $limit: Int) {
  referringEntries(brand_id: $brand, ids: $ids, limit: $limit) {
    entries { kind of id name slug category place label named } total hidden
  }
}`;

interface Asked {
  readonly person?: Person;
  readonly brand?: 'ALP' | 'AVIDA';
  readonly limit?: number;
}

async function referring(ids: readonly string[], { person = editor, brand = 'ALP', limit }: Asked = {}) {
  const { data, errors } = await person.ask(REFERRING, { brand: brandId(brand), ids, limit });
  expect(errors).toEqual([]);
  return data?.['referringEntries'] as unknown as {
    readonly entries: readonly { readonly id: string }[];
    readonly total: number;
    readonly hidden: number;
  };
}

const NOTHING = { entries: [], total: 0, hidden: 0 };

async function property(name: string, brand: 'ALP' | 'AVIDA' = 'ALP'): Promise<string> {
  const person = brand === 'ALP' ? editor : avida;
  const { id, errors } = await createFilled(person, {
    brand,
    tag: 'PROPERTIES',
    name,
    containers: propertyContainers(),
  });
  expect(errors).toEqual([]);
  return id;
}

const SAVE_BANNER = `mutation ($banner: HomeBannerInput!) { addOrUpdateHomeBanner(homeBannerData: $banner) { id } }`;
const SAVE_QUESTION = `mutation ($brand: ID!, $records: [RecordInput!]!) {
  saveRecords(brand_id: $brand, area: "faq", records: $records) { id }
}`;

async function banner(pageId: string, title: string): Promise<string> {
  const link = { brand_id: brandId('ALP'), link_type: 'PROPERTIES', category: 'Condominium' };
  return take(await editor.ask(SAVE_BANNER, { banner: { ...link, page_id: pageId, title } }), 'addOrUpdateHomeBanner')
    .id;
}

interface Question {
  readonly id?: string;
  readonly related?: string;
  readonly person?: Person;
}

async function question(answer: string, more: Question = {}) {
  const { id = randomUUID(), related = null, person = editor } = more;
  const records = [{ id, data: { question: 'Where?', answer, related } }];
  return take(await person.ask(SAVE_QUESTION, { brand: brandId('ALP'), records }), 'saveRecords')[0].id;
}

const PICKED = 'BLOGS-IN-PROPERTY';

/** An article of AVIDA that picks pages in one of its fields. */
function article(category: string, picked: readonly string[], { person = avida, in: name = PICKED } = {}) {
  const overview = [field('CATEGORY', category), field(name, picked.join('#'))];
  return createFilled(person, {
    ...{ brand: 'AVIDA', tag: 'CONTENT', name: `${category} ${randomUUID()}` },
    containers: [{ name: 'CONTENT', order: 0, field_collections: [collection('OVERVIEW', overview)] }],
  });
}

/** A blog of AVIDA that picks properties. */
async function blog(category: string, picked: readonly string[]): Promise<string> {
  const { id, errors } = await article(category, picked);
  expect(errors).toEqual([]);
  return id;
}

describe('the entries that refer to an entry', () => {
  it('are none while nothing refers to it', async () => {
    expect(await referring([await property('Lonely Tower')])).toEqual(NOTHING);
  });

  it('include a banner of the page, with the field that refers to it', async () => {
    const tower = await property('Banner Tower');
    const id = await banner(tower, 'Live by the sea');
    expect(await referring([tower])).toEqual({
      entries: [
        {
          ...{ kind: 'record', of: 'home_banner', id, name: 'Live by the sea', slug: null, category: null },
          ...{ place: ['page_id'], label: 'Page', named: tower },
        },
      ],
      total: 1,
      hidden: 0,
    });
  });

  it('include a page that picks it among others', async () => {
    const [first, second] = [await property('First Pick', 'AVIDA'), await property('Second Pick', 'AVIDA')];
    const id = await blog('blogs', [first, second]);
    const { entries } = await referring([second], { person: avida, brand: 'AVIDA' });
    expect(entries).toEqual([
      expect.objectContaining({ kind: 'page', of: 'CONTENT-AVIDA', id, label: 'Properties of the Blog' }),
    ]);
  });

  it('include texts with a link to its address, on any website, but not those that only mention it', async () => {
    const tower = await property('Kestrel Tower');
    await question('<p>The kestrel-tower is one of ours.</p>');
    const absolute = await question(
      '<p>See <a href="https://alp.example/properties/Kestrel-Tower?from=faq">it</a></p>',
    );
    const relative = await question('<p>See <a href="/properties/kestrel-tower#units">it</a></p>');
    await question('<p>See <a href="/properties/kestrel-tower-two">the other</a></p>');
    expect((await referring([tower])).entries.map(({ id }) => id)).toEqual([relative, absolute]);
  });

  it('include texts with an encoded U+0000 in a link, which no database can store decoded', async () => {
    const tower = await property('Merlin Tower');
    const id = await question('<p>See <a href="https://alp.example/%00/merlin-tower?a=%00">it</a></p>');
    expect((await referring([tower])).entries.map((entry) => entry.id)).toEqual([id]);
  });

  it('follow saves and removals of the referring entries, and a new name', async () => {
    const tower = await property('Heron Tower');
    const id = await question('<p><a href="/heron-tower">it</a></p>');
    expect(await referring([tower])).toMatchObject({ total: 1 });
    await question('<p>Nothing any more.</p>', { id });
    expect(await referring([tower])).toEqual(NOTHING);
    await question('<p><a href="/heron-tower">it</a></p>', { id });
    const renamed = await editor.ask(
      'mutation ($id: ID!, $brand: ID!) { addOrUpdateBrandPage(brand_id: $brand, tag: "PROPERTIES-ALP", item: { id: $id, name: "Egret Tower" }) { id } }',
      { id: tower, brand: brandId('ALP') },
    );
    expect(renamed.errors).toEqual([]);
    expect(await referring([tower])).toEqual(NOTHING);
    await question('<p><a href="/egret-tower">it</a></p>', { id });
    expect(await referring([tower])).toMatchObject({ total: 1 });
    await editor.ask('mutation ($ids: [ID!]!) { removeRecords(ids: $ids) { ids } }', { ids: [id] });
    expect(await referring([tower])).toEqual(NOTHING);
  });

  it('can be requested for several entries at once, without those themselves', async () => {
    const tower = await property('Ibis Tower');
    const target = await question('<p><a href="/ibis-tower">it</a></p>');
    const other = await question(`<p><a href="/faq/${target}">that question</a></p>`);
    expect((await referring([tower, target])).entries.map(({ id }) => id)).toEqual([other]);
  });

  it('include a record that refers to another one in a field of entries', async () => {
    const target = await question('<p>First.</p>');
    const other = await question('<p>Second.</p>');
    const naming = await question('<p>Third.</p>', { related: `${other},${target}` });
    const { entries, total } = await referring([target]);
    expect(total).toBe(1);
    expect(entries).toMatchObject([
      { kind: 'record', of: 'faq', id: naming, place: ['related'], label: 'Related entries' },
    ]);
    await question('<p>Third.</p>', { id: naming, related: other });
    expect(await referring([target])).toEqual(NOTHING);
    expect(await referring([other])).toMatchObject({ total: 1 });
  });

  it('are counted beyond the limit, last saved first', async () => {
    const tower = await property('Plover Tower');
    await banner(tower, 'First');
    const last = await banner(tower, 'Last');
    const { entries, ...counts } = await referring([tower], { limit: 1 });
    expect(entries.map(({ id }) => id)).toEqual([last]);
    expect(counts).toEqual({ total: 2, hidden: 0 });
  });

  it('are counted but not named if the caller may not read them, as are those of other brands', async () => {
    const tower = await property('Osprey Tower', 'AVIDA');
    await blog('vlogs', [tower]);
    await question('<p><a href="https://avida.example/osprey-tower">theirs</a></p>');
    const limited = await running.person('avida.limited');
    const brand = 'AVIDA';
    expect(await referring([tower], { person: avida, brand })).toMatchObject({ total: 1, hidden: 1 });
    const visible = await referring([tower], { person: limited, brand });
    expect(visible).toEqual({ entries: [], total: 0, hidden: 2 });
  });

  it('are not returned for an entry that the caller may not read', async () => {
    const tower = await property('Curlew Tower');
    await banner(tower, 'Curlews');
    expect(await referring([tower], { person: avida, brand: 'AVIDA' })).toEqual(NOTHING);
    const { errors } = await avida.ask(REFERRING, { brand: brandId('ALP'), ids: [tower] });
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot be requested for too many entries at once', async () => {
    const ids = Array.from({ length: 501 }, () => randomUUID());
    const { errors } = await editor.ask(REFERRING, { brand: brandId('ALP'), ids });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'ids' });
  });
});

describe('a reference of a page to another page', () => {
  const refusedIn = (name: string, label: string) => ({
    code: 'BAD_USER_INPUT',
    message: `${label} names something that is not there, or that you may not read.`,
    argument: 'containerData.containers[0].field_collections[0].fields[1].value',
    place: ['CONTENT', 'OVERVIEW', name],
  });
  const refused = refusedIn(PICKED, 'Properties of the Blog');
  const NEIGHBORHOODS = 'BLOGS-IN-NEIGHBORHOOD';

  it('is refused at its field for a page that does not exist or is of another brand or tag, and for an invalid id', async () => {
    const there = await property('Tern Tower', 'AVIDA');
    const otherBrandPage = await property('Foreign Tower');
    const ofOtherTag = await blog('blogs', []);
    for (const wrong of [randomUUID(), 'no id', otherBrandPage, ofOtherTag]) {
      expect(refusal(await article('blogs', [there, wrong]))).toEqual(refused);
    }
    await blog('blogs', [there]);
  });

  it('is refused for a page that the person who refers to it may not read', async () => {
    const limited = await running.person('avida.limited');
    const neighborhood = await blog('neighborhood', []);
    const wrong = await article('news', [neighborhood], { person: limited, in: NEIGHBORHOODS });
    expect(refusal(wrong)).toEqual(refusedIn(NEIGHBORHOODS, 'Neighborhoods of the Blog'));
    expect((await article('news', [neighborhood], { in: NEIGHBORHOODS })).errors).toEqual([]);
  });

  it('is copied with an article even if its target was removed, provided that the person may read the copied article', async () => {
    const tower = await property('Gannet Tower', 'AVIDA');
    await blog('vlogs', [tower]);
    const removed = await avida.ask('mutation ($id: ID!) { removePage(id: $id) }', { id: tower });
    expect(removed.errors).toEqual([]);
    await blog('blogs', [tower]);
    expect(refusal(await article('blogs', [tower, randomUUID()]))).toEqual(refused);
    expect(refusal(await article('blogs', [tower], { in: NEIGHBORHOODS }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    const limited = await running.person('avida.limited');
    expect(refusal(await article('news', [tower], { person: limited }))).toEqual(refused);
  });
});

it('a reference to a record only needs the right to read that record', async () => {
  const { database } = running.services;
  const [role] = await database.query<{ id: string }>("SELECT id FROM role WHERE name = 'ALP Reader'");
  await grantScopes(database, role?.id ?? '', ['create:showroom']);
  const reader = await running.person('alp.reader');
  const target = await question('<p>First.</p>');
  const naming = await question('<p>Second.</p>', { related: target, person: reader });
  expect((await referring([target])).entries).toMatchObject([{ id: naming }]);
  const update = { brand: brandId('ALP'), records: [{ id: target, data: { answer: '<p>Mine.</p>' } }] };
  expect((await reader.ask(SAVE_QUESTION, update)).errors[0]?.extensions).toMatchObject({ scope: 'update:showroom' });
});

it('articles of a kind without picks refer to nothing', async () => {
  const { id } = await createFilled(editor, {
    ...{ tag: 'CONTENT', name: 'Plain News' },
    containers: articleContainers('news'),
  });
  expect(await referring([id])).toEqual(NOTHING);
});
