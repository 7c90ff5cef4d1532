import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, refusal, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { errorOf, UNICODE_TEXT } from './support/records';
import { keyOf } from './support/storedFiles';
import { createFilled } from './support/trees';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const BANNER = `id brand_id page_id link_type category title description description_mobile seo_banner_title
  seo_banner_description banner_heading_tag image meta_data { key alt_text } video_link created_at updated_at`;
const SAVE = `mutation ($banner: HomeBannerInput!) { addOrUpdateHomeBanner(homeBannerData: $banner) { ${BANNER} } }`;
const READ = `query ($id: ID!) { getHomeBanner(id: $id) { ${BANNER} } }`;
const REMOVE = 'mutation ($ids: [ID!]!) { removeHomeBanners(ids: $ids) { ids } }';
const LIST = `query ($brand: ID!, $page: Int, $limit: Int, $search: String, $type: String, $category: String) {
  getFilteredHomeBanners(
    brand_id: $brand, page: $page, limit: $limit, search: $search, link_type: $type, category: $category
  ) { home_banners { id title } total_count }
}`;

const NOT_THERE = { code: 'NOT_FOUND', message: 'Page not found.' };
/** What every new banner needs. */
const LINK = { brand_id: brandId('ALP'), link_type: 'PROPERTIES', category: 'Condominium' };

function save(banner: Readonly<Record<string, unknown>>, person = editor): Promise<Answer> {
  return person.ask(SAVE, { banner: { ...LINK, ...banner } });
}

/** The refusal of a property of a banner. */
function wrong(property: string, message: unknown = expect.any(String)) {
  return { code: 'BAD_USER_INPUT', argument: `homeBannerData.${property}`, message };
}

async function read(id: string): Promise<unknown> {
  return (await editor.ask(READ, { id })).data?.['getHomeBanner'];
}

/** Creates a banner and returns its id. */
async function create(banner: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = randomUUID();
  expect((await save({ id, ...banner })).errors).toEqual([]);
  return id;
}

/** Creates a page without content and returns its id. */
async function createPage(tag: string, brand: 'ALP' | 'AVIDA' = 'ALP'): Promise<string> {
  const person = await running.person(`${brand.toLowerCase()}.editor`);
  const page = { brand, tag, name: `Towers of the Sea ${randomUUID()}`, containers: [] };
  const { id, errors } = await createFilled(person, page);
  expect(errors).toEqual([]);
  return id;
}

describe('a hero banner', () => {
  it('[API-GQL-028, API-GQL-029, BAN-032] is stored with all properties, and returned as stored', async () => {
    const banner = {
      id: randomUUID(),
      ...LINK,
      page_id: await createPage('PROPERTIES'),
      title: UNICODE_TEXT,
      description: 'Short',
      description_mobile: 'Shorter',
      seo_banner_title: 'For search',
      seo_banner_description: 'For searching people',
      banner_heading_tag: 'Heading',
      image: keyOf('picture.png'),
      meta_data: { key: keyOf('picture.png'), alt_text: 'A tower' },
      video_link: 'https://youtu.be/dQw4w9WgXcQ',
    };
    const { data } = await save(banner);
    expect(data?.['addOrUpdateHomeBanner']).toEqual({
      ...banner,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await read(banner.id)).toEqual(data?.['addOrUpdateHomeBanner']);
  });

  it('[BAN-023] needs nothing but its type and category', async () => {
    const { data, errors } = await save({});
    expect(errors).toEqual([]);
    expect(data?.['addOrUpdateHomeBanner']).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      page_id: null,
      title: null,
      image: null,
      meta_data: null,
      video_link: null,
    });
  });

  it('[BAN-019] has its title, descriptions and video link trimmed', async () => {
    const texts = { title: 'A', description: 'B', description_mobile: 'C', video_link: 'https://vimeo.com/76979871' };
    const sent = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `\t ${text} \n`]));
    expect((await save(sent)).data?.['addOrUpdateHomeBanner']).toMatchObject(texts);
  });

  it('keeps properties that are not sent, and clears those that are sent empty', async () => {
    const id = await create({
      title: 'Title',
      description: 'Short',
      meta_data: { key: keyOf('one.png'), alt_text: 'A tower' },
    });
    const before = await read(id);
    running.advance(60);
    const { data } = await editor.ask(SAVE, {
      banner: { id, brand_id: LINK.brand_id, title: 'Other', description: null, meta_data: { alt_text: 'Two towers' } },
    });
    expect(data?.['addOrUpdateHomeBanner']).toEqual({
      ...(before as object),
      title: 'Other',
      description: null,
      meta_data: { key: keyOf('one.png'), alt_text: 'Two towers' },
      updated_at: expect.not.stringMatching((before as { updated_at: string }).updated_at),
    });
  });

  it('is not duplicated when its save is repeated', async () => {
    const id = await create({ title: 'Once and again' });
    expect((await save({ id: id.toUpperCase(), title: 'Once and again' })).errors).toEqual([]);
    const { data } = await editor.ask(LIST, { brand: LINK.brand_id, search: 'Once and again' });
    expect(data?.['getFilteredHomeBanners']).toMatchObject({ home_banners: [{ id }], total_count: 1 });
  });

  it('loses markup that may not be stored', async () => {
    const { data } = await save({ title: 'A<script>alert(1)</script>', description: '<p onclick="x()">Short</p>' });
    expect(data?.['addOrUpdateHomeBanner']).toMatchObject({ title: 'A', description: '<p>Short</p>' });
  });

  it.each([
    [{ link_type: undefined }, 'link_type', 'Please select a link type.'],
    [{ link_type: null }, 'link_type', 'Please select a link type.'],
    [{ link_type: ' ' }, 'link_type', 'Please select a link type.'],
    [{ category: undefined }, 'category', 'Please select link category.'],
    [{ category: '' }, 'category', 'Please select link category.'],
  ])('[BAN-020, BAN-021] is refused with %j', async (sent, argument, message) => {
    expect(refusal(await save(sent))).toEqual(wrong(argument, message));
  });

  it.each([
    [{ link_type: 'properties' }, 'link_type'],
    [{ link_type: 'AWARDS' }, 'link_type'],
    [{ category: 'news' }, 'category'],
    [{ link_type: 'CONTENT' }, 'category'],
    [{ page_id: 'x' }, 'page_id'],
    [{ page_id: randomUUID() }, 'page_id'],
    [{ id: 'x' }, 'id'],
    [{ brand_id: 'x' }, 'brand_id'],
    [{ title: 'a\0' }, 'title'],
  ])('names what is wrong with %j', async (sent, argument) => {
    expect(refusal(await save(sent))).toEqual(wrong(argument));
  });

  it.each(['javascript:alert(1)', 'https://video.example', 'https://youtu.be/dQw4w9WgXcQ"><script>'])(
    '[CONT-045] refuses the video link %s',
    async (video_link) => {
      expect(refusal(await save({ video_link }))).toEqual(wrong('video_link', 'invalid video link'));
    },
  );

  it.each([
    ['PROPERTIES', 'house and lot', 'House and Lot'],
    ['PROPERTIES', 'house-and-lot', 'House and Lot'],
    ['CONTENT', 'home buying guide', 'home-buying-guide'],
  ])('of %s has the category %j stored as %j', async (link_type, category, stored) => {
    expect((await save({ link_type, category })).data?.['addOrUpdateHomeBanner']).toMatchObject({ category: stored });
  });

  it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.webp'] as const)('[BAN-022] takes the image %s', async (name) => {
    const image = keyOf(name);
    expect((await save({ image })).data?.['addOrUpdateHomeBanner']).toMatchObject({ image });
  });

  it.each(['a.gif', 'a.svg', 'a.png.exe', 'png', 'a.mp4'])('[BAN-022] refuses the image %s', async (image) => {
    expect(refusal(await save({ image }))).toEqual(wrong('image', 'Invalid format.'));
  });
});

describe('the page of a banner', () => {
  it('must be one of the brand and of the chosen type', async () => {
    const otherBrandPage = await createPage('PROPERTIES', 'AVIDA');
    const article = await createPage('CONTENT');
    for (const page_id of [otherBrandPage, article]) {
      expect(refusal(await save({ page_id }))).toEqual(wrong('page_id'));
    }
    const { data } = await save({ page_id: article, link_type: 'CONTENT', category: 'news' });
    expect(data?.['addOrUpdateHomeBanner']).toMatchObject({ page_id: article });
  });

  it('[BAN-016] cannot be changed later, nor can its type and category', async () => {
    const [page_id, other] = [await createPage('PROPERTIES'), await createPage('PROPERTIES')];
    const id = await create({ page_id });
    for (const [change, argument, message] of [
      [{ page_id: other }, 'page_id', 'The linked page of a banner cannot be changed.'],
      [{ page_id: null }, 'page_id', 'The linked page of a banner cannot be changed.'],
      [{ link_type: 'CONTENT' }, 'link_type', 'The link type of a banner cannot be changed.'],
      [{ category: 'Lots' }, 'category', 'The link category of a banner cannot be changed.'],
    ] as const) {
      expect(refusal(await save({ id, ...change }))).toEqual(wrong(argument, message));
    }
    expect((await save({ id, page_id, title: 'With the same link' })).errors).toEqual([]);
    expect(await read(id)).toMatchObject({ page_id, ...LINK, title: 'With the same link' });
  });

  it('is unlinked from the banner when it is removed', async () => {
    const page_id = await createPage('PROPERTIES');
    const id = await create({ page_id, title: 'Stays' });
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id: page_id });
    expect(await read(id)).toMatchObject({ page_id: null, title: 'Stays', ...LINK });
    expect((await save({ id, title: 'Still there' })).errors).toEqual([]);
  });

  it('[API-GQL-010] is not offered to another banner', async () => {
    const [linked, free] = [await createPage('CONTENT'), await createPage('CONTENT')];
    await create({ page_id: linked, link_type: 'CONTENT', category: 'news' });
    const { data } = await editor.ask(
      `query ($b: ID!) {
        searchPages(brandId: $b, tag: "CONTENT-ALP", withoutHomeBanner: true, limit: 100) { pages { id } }
      }`,
      { b: LINK.brand_id },
    );
    const offered = data?.['searchPages']?.pages.map(({ id }) => id);
    expect(offered).toContain(free);
    expect(offered).not.toContain(linked);
  });
});

describe('the list of banners', () => {
  const AVIDA = brandId('AVIDA');
  const SPECIAL = '3 100%_Ñandú';
  const FIRST_PAGE = ['12', '11', '10', '9', '8', '7', '6', '5', '4', SPECIAL];
  let person: Person;
  beforeAll(async () => {
    person = await running.person('avida.editor');
    const page_id = await createPage('PROPERTIES', 'AVIDA');
    for (let number = 1; number <= 12; number += 1) {
      running.advance(60);
      const article = number > 8;
      const { errors } = await person.ask(SAVE, {
        banner: {
          brand_id: AVIDA,
          title: number === 3 ? SPECIAL : String(number),
          link_type: article ? 'CONTENT' : 'PROPERTIES',
          category: article ? (number > 10 ? 'events' : 'news') : 'Lots',
          ...(number === 5 && { page_id }),
        },
      });
      expect(errors).toEqual([]);
    }
  });

  it.each([
    [{}, FIRST_PAGE, 12],
    [{ page: 2 }, ['2', '1'], 12],
    [{ page: 4, limit: 3 }, [SPECIAL, '2', '1'], 12],
    [{ page: 1_000_000, limit: 100 }, [], 12],
    [{ type: 'CONTENT' }, ['12', '11', '10', '9'], 4],
    [{ type: 'CONTENT', limit: 1, page: 2 }, ['11'], 4],
    [{ type: 'CONTENT', category: 'news' }, ['10', '9'], 2],
    [{ category: 'events' }, ['12', '11'], 2],
    [{ type: 'PROPERTIES', category: 'news' }, [], 0],
    [{ category: 'no such thing' }, [], 0],
    [{ type: '', category: null, search: ' ' }, FIRST_PAGE, 12],
    [{ search: '%' }, [SPECIAL], 1],
    [{ search: ' ñANDÚ ' }, [SPECIAL], 1],
    [{ search: 'towers of' }, ['5'], 1],
    [{ search: 'towers of', type: 'CONTENT' }, [], 0],
    [{ search: "'; DROP TABLE home_banner; --" }, [], 0],
  ])('[API-GQL-027] returns for %j the last saved first, with their number', async (variables, titles, total) => {
    const { data } = await person.ask(LIST, { brand: AVIDA, ...variables });
    expect(data?.['getFilteredHomeBanners']).toMatchObject({
      home_banners: titles.map((title) => ({ title })),
      total_count: total,
    });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: 1_000_001 }, 'page'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ type: 'AWARDS' }, 'link_type'],
    [{ brand: 'x' }, 'brand_id'],
    [{ search: '\ud800' }, 'search'],
  ])('names what is wrong with %j', async (variables, argument) => {
    const answer = await person.ask(LIST, { brand: AVIDA, ...variables });
    expect(errorOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });
});

describe('removing banners', () => {
  it('[API-GQL-030] removes them all', async () => {
    const ids = [await create(), await create()];
    expect((await editor.ask(REMOVE, { ids })).data?.['removeHomeBanners']).toEqual({ ids });
    for (const id of ids) {
      expect(errorOf(await editor.ask(READ, { id }))).toEqual(NOT_THERE);
    }
  });

  it('removes none when one of them does not exist', async () => {
    const id = await create({ title: 'Stays' });
    const answer = await editor.ask(REMOVE, { ids: [id, randomUUID()] });
    expect(refusal(answer)).toEqual(NOT_THERE);
    expect(await read(id)).toMatchObject({ title: 'Stays' });
  });

  it('is undone when another operation of the document fails', async () => {
    const id = await create({ title: 'Stays' });
    const other = randomUUID();
    const answer = await editor.ask(
      `mutation ($ids: [ID!]!, $first: HomeBannerInput!, $second: HomeBannerInput!) {
        first: addOrUpdateHomeBanner(homeBannerData: $first) { id }
        remove: removeHomeBanners(ids: $ids) { ids }
        second: addOrUpdateHomeBanner(homeBannerData: $second) { id }
      }`,
      { ids: [id], first: { ...LINK, id: other }, second: { ...LINK, image: 'a.gif' } },
    );
    expect(refusal(answer)).toMatchObject({ message: 'Invalid format.' });
    expect(answer.errors[0]?.path).toEqual(['second']);
    expect(await read(id)).toMatchObject({ title: 'Stays' });
    expect(errorOf(await editor.ask(READ, { id: other }))).toEqual(NOT_THERE);
  });
});

describe('access to banners', () => {
  it('[API-GQL-028] does not include those of other brands', async () => {
    const id = await create();
    const stranger = await running.person('avida.editor');
    const own = { ...LINK, brand_id: brandId('AVIDA'), id };
    expect(errorOf(await stranger.ask(READ, { id }))).toEqual(NOT_THERE);
    expect(errorOf(await stranger.ask(REMOVE, { ids: [id] }))).toEqual(NOT_THERE);
    expect(errorOf(await stranger.ask(SAVE, { banner: own }))).toEqual(NOT_THERE);
    const noBrand = { code: 'NOT_FOUND', message: 'Brand not found.' };
    expect(errorOf(await stranger.ask(LIST, { brand: LINK.brand_id }))).toEqual(noBrand);
    expect(errorOf(await save({ id }, stranger))).toEqual(noBrand);
  });

  it('[BAN-033] needs the scope of each action', async () => {
    const id = await create();
    const reader = await running.person('alp.reader');
    expect((await reader.ask(READ, { id })).errors).toEqual([]);
    expect(errorOf(await save({}, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'create:banner' });
    expect(errorOf(await save({ id }, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'update:banner' });
    expect(errorOf(await reader.ask(REMOVE, { ids: [id] }))).toMatchObject({ scope: 'delete:banner' });
    const officer = await running.person('alp.contracts');
    expect(errorOf(await officer.ask(READ, { id }))).toMatchObject({ code: 'FORBIDDEN', scope: 'read:banner' });
    expect(errorOf(await officer.ask(LIST, { brand: LINK.brand_id }))).toMatchObject({ scope: 'read:banner' });
    const administrator = await running.person('platform.administrator');
    expect(errorOf(await administrator.ask(READ, { id }))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
