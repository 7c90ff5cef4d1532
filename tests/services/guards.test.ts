import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorsOfArea } from '../../schemas';
import { brands } from '../../schemas/brands';
import { compileEditor, createValidate } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import { withBrand, type Brand } from '../../src/definition';
import type { FieldCollection, Tree } from '../../src/tree';
import {
  FIELDS,
  SAVE_CONTAINERS,
  brandId,
  readPage,
  refusal,
  startContent,
  take,
  type Answer,
  type AnswerNode,
  type Person,
  type RunningContent,
} from './support/content';
import { keyOf } from './support/storedFiles';
import { makeImage, makePdf, upload } from './support/uploads';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

function editorOf(brand: Brand): Promise<Person> {
  return running.person(`${brand.toLowerCase()}.editor`);
}

/** Location of a value: a page of an area, and the names from its container to its field. */
interface Place {
  readonly brand: Brand;
  readonly area: string;
  readonly editor: string;
  /** The tag of the page, with `{BRAND}` or `{brand}`. */
  readonly tag: string;
  /** The name of the page, where its kind asks for one. */
  readonly page?: string;
  readonly path: readonly [string, string, ...string[]];
  /** Number of names in the path above the node that the editor writes; none unless given. */
  readonly above?: number;
}

const ARTICLE = { brand: 'ALP', area: 'content', editor: 'article', tag: 'CONTENT-{BRAND}' } as const;
const PROPERTY = { brand: 'AVIDA', area: 'properties', editor: 'property', tag: 'PROPERTIES-{BRAND}' } as const;
const LOCATIONS = { ...PROPERTY, editor: 'property-locations', above: 2 } as const;
const SHOWROOM = { brand: 'ALP', area: 'showroom', editor: 'showroom', tag: 'SHOWROOM-{BRAND}' } as const;
const CAREERS = {
  brand: 'ALP',
  area: 'careers-information',
  editor: 'careers-information',
  tag: 'careers-information-details-{brand}',
} as const;
const FOOTER = {
  brand: 'AMAIA',
  area: 'company-information',
  editor: 'footer-links',
  tag: 'COMPANY-INFO-{BRAND}',
  page: 'Footer Links',
} as const;

function overview(field: string): Place {
  return { ...ARTICLE, path: ['CONTENT', 'OVERVIEW', field] };
}

function ofProperty(field: string): Place {
  return { ...PROPERTY, path: ['OVERVIEW', 'OVERVIEW-FC', field] };
}

function inUnit(...path: readonly string[]): Place {
  return {
    ...LOCATIONS,
    path: ['UNITS', 'TOWER 1', 'LOCATION-LANDMARKS', ...path],
  };
}

function branch(...path: readonly string[]): Place {
  return {
    ...SHOWROOM,
    path: ['SHOWROOM-CONTAINER', 'SHOWROOM-FC', 'SHOWROOM-LIST', 'SHOWROOM-ITEM', ...path],
  };
}

function tour(...path: readonly string[]): Place {
  return {
    ...CAREERS,
    path: ['CAREERS-INFORMATION', 'CAREERS-INFORMATION-FC', ...path],
  };
}

const footer: Place = { ...FOOTER, path: ['DEFAULT', 'FOOTER-LINKS-FC', 'ITEMS'] };

/** Values that both ends refuse, with their common message. */
const REFUSED: readonly (readonly [what: string, place: Place, value: string, expectedMessage: string])[] = [
  ['a script as a video', overview('VIDEO-LINK'), 'javascript:alert(1)', 'invalid video link'],
  ['no date', overview('DATE-PUBLISHED'), '13/45/2026', 'Please enter a valid date.'],
  ['a category that there is not', overview('CATEGORY'), 'castles', 'Category must be one of the choices.'],
  ['a title that is too long', overview('TITLE'), 'x'.repeat(2_001), 'Title exceeds 2000 characters.'],
  [
    'a description that is too long',
    overview('SHORT-DESCRIPTION'),
    'x'.repeat(20_001),
    'Short Description exceeds 20000 characters.',
  ],
  [
    'formatted text that is too long',
    tour('description'),
    `<p>${'x'.repeat(500_000)}</p>`,
    'Description exceeds 500000 characters.',
  ],
  ['no price', ofProperty('PROPERTY-PRICE'), 'a lot', 'Property Price must be a number.'],
  ['no number', ofProperty('LOT-AREA'), '12 sqm', 'Property Size (Lot Area) must be a number.'],
  [
    'a script as a link',
    ofProperty('UNIT-LINK'),
    'javascript:alert(1)',
    'Available Unit Link / Lot Button must be a web, email or telephone link.',
  ],
  [
    'a link that is no address',
    ofProperty('UNIT-LINK'),
    'https://[',
    'Available Unit Link / Lot Button must be a web, email or telephone link.',
  ],
  ['no latitude', inUnit('LATITUDE'), '91', 'Latitude must be a number from -90 to 90.'],
  [
    'no latitude of a landmark',
    inUnit('LANDMARKS', 'ESTABLISHMENT', 'LATITUDE'),
    'x',
    'Latitude must be a number from -90 to 90.',
  ],
  ['no region', inUnit('REGION'), 'Atlantis', 'Region must be one of the choices.'],
  ['no time', branch('TIME-RANGE-START'), '25:00', 'Please enter a valid time.'],
  ['no e-mail address', branch('EMAIL'), 'nobody', 'Please enter valid email'],
  ['no telephone number', branch('TELEPHONE-HOTLINE'), 'ask', 'Please Enter Valid Telephone Hotline'],
  [
    'a script as a panorama',
    tour('PANORAMAS', 'PANORAMA'),
    'javascript:alert(1)',
    'Panorama link must be a web link that starts with http:// or https://.',
  ],
  [
    'a script in a list that is kept as JSON',
    footer,
    JSON.stringify([{ text: 'Call', link: 'java\tscript:alert(1)', isLink: 2 }]),
    'Link or Contact holds a link that is not allowed.',
  ],
];

/** Values that both ends accept. */
const TAKEN: readonly (readonly [what: string, place: Place, value: string])[] = [
  ['a title as long as may be', overview('TITLE'), 'x'.repeat(2_000)],
  ['a title of signs that are two units each', overview('TITLE'), '🏠'.repeat(2_000)],
  ['a price with separators', ofProperty('PROPERTY-PRICE'), '1,500,000.50'],
  ['a mail link', ofProperty('UNIT-LINK'), 'mailto:sales@demo.example'],
  ['an instant as a date', overview('DATE-PUBLISHED'), '2026-01-31T00:00:00.000Z'],
  ['a time on a 12-hour clock', branch('TIME-RANGE-END'), '09:30 pm'],
  [
    'a telephone number as a link of any text',
    footer,
    JSON.stringify([{ text: 'Call', link: '+63 2 8848', isLink: 1 }]),
  ],
];

describe('a value that a definition knows', () => {
  it.each(REFUSED)('%s is refused in the words of the form', async (...[, place, value, expectedMessage]) => {
    expect(await formMessages(place, value)).toContain(expectedMessage);
    expect(refusal(await save(place, value))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expectedMessage,
      argument: argumentOf(place),
      place: place.path,
    });
  });

  it.each(TAKEN)('%s is accepted', async (_what, place, value) => {
    expect(await formMessages(place, value)).toEqual([]);
    expect((await save(place, value)).errors).toEqual([]);
  });

  it.each(REFUSED)('%s may stay if it was stored before', async (_what, place, value) => {
    const editor = await editorOf(place.brand);
    const page = await createPage(place);
    await save(place, null, { page });
    const [field] = fieldsOf(await readPage(editor, page));
    await running.services.database.query('UPDATE field SET value = $2 WHERE id = $1', [field?.id, value]);
    await running.services.database.query('UPDATE page SET revision = revision + 1 WHERE id = $1', [page]);
    // As the console saves some pages: with new nodes, and the former ones removed afterwards.
    expect((await save(place, value, { page })).errors).toEqual([]);
    expect((await editor.ask(FIELDS, { fields: [{ id: field?.id, value, order: 7 }] })).errors).toEqual([]);
    expect((await editor.ask(FIELDS, { fields: [{ id: field?.id, value: '' }] })).errors).toEqual([]);
  });

  it('[PERM-020] is stored as the choices spell it', async () => {
    expect(await savedValue(overview('CATEGORY'), 'NEWS ')).toBe('news');
    expect(await savedValue(ofProperty('PROPERTY-TYPE'), 'condominium')).toBe('Condominium');
  });

  it('is a day of the week, stored in lower case', async () => {
    const day = branch('RANGE-OF-DAY', 'DAY');
    expect(await savedValue(day, 'Monday')).toBe('monday');
    expect(refusal(await save(day, 'holiday'))).toMatchObject({
      message: 'Range of Days must be one of the choices.',
      place: day.path,
    });
  });

  it.each<[what: string, place: Place, sent: string, stored: string]>([
    ['plain text as it is typed', overview('TITLE'), 'Ana <ana@demo.example>, <3', 'Ana <ana@demo.example>, <3'],
    ['plain text without its markup', overview('TITLE'), 'Hi<script>alert(1)</script>', 'Hi'],
    ['plain text that ends in a tag with that as text', overview('TITLE'), 'a <img src=x', 'a &lt;img src=x'],
    [
      'formatted text as HTML',
      tour('description'),
      '<p>Ana <ana@demo.example></p>',
      '<p>Ana &lt;ana@demo.example&gt;</p>',
    ],
    [
      'what no definition knows as HTML',
      { ...ARTICLE, path: ['OTHER', 'COLLECTION', 'FIELD'] },
      'Ana <ana@demo.example>',
      'Ana &lt;ana@demo.example>',
    ],
  ])('keeps %s', async (...[, place, sent, stored]) => {
    expect(await savedValue(place, sent)).toBe(stored);
  });

  it('is not checked in a place that no definition has', async () => {
    const unknown: Place = { ...ARTICLE, path: ['OTHER', 'COLLECTION', 'VIDEO-LINK'] };
    expect(await savedValue(unknown, 'any text')).toBe('any text');
  });

  it('[PERM-020, PERM-023] is not checked as a category under another name', async () => {
    const page = await createPage(ARTICLE_PLACE);
    const elsewhere: Place = { ...ARTICLE, path: ['CONTENT', 'FORMER', 'CATEGORY'] };
    expect((await save(elsewhere, 'castles', { page })).errors).toEqual([]);
    const editor = await editorOf('ALP');
    const [container] = (await readPage(editor, page)).containers;
    const renamed = {
      id: container.id,
      field_collections: [{ id: container.field_collections[0].id, name: 'OVERVIEW' }],
    };
    expect(refusal(await editor.ask(SAVE_CONTAINERS, { containers: [renamed] }))).toMatchObject({
      argument: 'containerData.containers[0].field_collections[0]',
      place: ['CONTENT', 'OVERVIEW'],
      message: 'Category must be one of the choices.',
    });
  });
});

describe('a value that is moved to another place', () => {
  const elsewhere: Place = { ...ARTICLE, path: ['CONTENT', 'FORMER', 'OTHER'] };
  const expectedMessage = 'invalid video link';

  it.each<[what: string, rename: (ids: { readonly [Node in 'container' | 'collection' | 'field']: string }) => object]>(
    [
      [
        'its field',
        ({ container, collection, field }) => ({
          ...{ id: container },
          field_collections: [{ id: collection, name: 'OVERVIEW', fields: [{ id: field, name: 'VIDEO-LINK' }] }],
        }),
      ],
      [
        'its field alone, after its collection',
        ({ container, collection, field }) => ({
          ...{ id: container },
          field_collections: [{ id: collection, fields: [{ id: field, name: 'VIDEO-LINK' }] }],
        }),
      ],
    ],
  )('[CONT-045] by renaming %s is checked by the rules of that place', async (what, rename) => {
    const page = await createPage(elsewhere);
    expect((await save(elsewhere, 'javascript:alert(1)', { page })).errors).toEqual([]);
    const editor = await editorOf('ALP');
    const [container] = (await readPage(editor, page)).containers;
    const [collection] = container.field_collections;
    const ids = { container: container.id, collection: collection.id, field: collection.fields[0].id };
    if (what.includes('after')) {
      const first = { id: container.id, field_collections: [{ id: collection.id, name: 'OVERVIEW' }] };
      expect((await editor.ask(SAVE_CONTAINERS, { containers: [first] })).errors).toEqual([]);
    }
    expect(refusal(await editor.ask(SAVE_CONTAINERS, { containers: [rename(ids)] }))).toMatchObject({
      message: expectedMessage,
    });
  });

  it('[PERM-020] is stored as the choices of that place spell it', async () => {
    const category: Place = { ...ARTICLE, path: ['CONTENT', 'FORMER', 'CATEGORY'] };
    const page = await createPage(category);
    expect((await save(category, 'NEWS', { page })).errors).toEqual([]);
    const editor = await editorOf('ALP');
    const [{ id, field_collections: collections }] = (await readPage(editor, page)).containers;
    const renamed = { id, field_collections: [{ id: collections[0].id, name: 'OVERVIEW' }] };
    expect((await editor.ask(SAVE_CONTAINERS, { containers: [renamed] })).errors).toEqual([]);
    expect(fieldsOf(await readPage(editor, page)).map(({ value }) => value)).toEqual(['news']);
  });
});

const ARTICLE_PLACE: Place = overview('TITLE');
const PICTURE: Place = overview('Image');

describe('a file that a page names', () => {
  const path = 'javascript:alert(1)//x.png';
  it.each([
    ['a script', path],
    ['an address', 'https://evil.example/x.png'],
    ['an address without a scheme', '//evil.example/x.png'],
    ['a path out of the folder', '../../secret.png'],
    ['a hidden file', 'files/.htaccess'],
    ['a file that nobody uploaded', 'files/plan.png'],
  ])('[UPL-026] is not %s', async (_what, key) => {
    const wrong = { code: 'BAD_USER_INPUT', message: 'Invalid format.' };
    expect(refusal(await save(PICTURE, key))).toMatchObject({ ...wrong, argument: argumentOf(PICTURE) });
    expect(refusal(await save(PICTURE, null, { meta_data: { key } }))).toMatchObject({
      ...wrong,
      argument: argumentOf(PICTURE).replace(/value$/, 'meta_data.key'),
    });
  });

  it('[UPL-026] is an existing upload', async () => {
    const missing = `files/2026/01/${randomUUID()}.png`;
    const message = 'The upload did not finish. Retry it or remove the file.';
    expect(refusal(await save(PICTURE, missing))).toMatchObject({ message, argument: argumentOf(PICTURE) });
  });

  it('is an upload of the brand', async () => {
    const { token } = await editorOf('AVIDA');
    const { body } = await upload(running.url, { bytes: Buffer.from(await makeImage('png')), token });
    expect((await save({ ...PICTURE, brand: 'AVIDA' }, body.key ?? '')).errors).toEqual([]);
    const message = 'The file belongs to another brand. Upload it here instead.';
    expect(refusal(await save(PICTURE, body.key ?? ''))).toMatchObject({ message, argument: argumentOf(PICTURE) });
  });

  it('is one of the brand even if its key was stored under another name before', async () => {
    const editor = await editorOf('ALP');
    const page = await createPage(PICTURE);
    const meta_data = { key: keyOf('a.png', 'AVIDA') };
    expect((await save(overview('OTHER'), null, { page, meta_data })).errors).toEqual([]);
    const [{ id }] = fieldsOf(await readPage(editor, page)) as [AnswerNode];
    const renamed = { id, name: 'Image', value: keyOf('a.png'), meta_data: { alt_text: 'A leaf' } };
    expect(refusal(await editor.ask(FIELDS, { fields: [renamed] }))).toMatchObject({
      message: 'The file belongs to another brand. Upload it here instead.',
      argument: 'fields[0].meta_data.key',
    });
  });

  it('is of a type that the field takes', async () => {
    const { token } = await editorOf('ALP');
    const pdf = { bytes: makePdf(), name: 'plan.pdf', type: 'application/pdf', path: '/uploads/documents' };
    const { body } = await upload(running.url, { ...pdf, token });
    expect(refusal(await save(PICTURE, body.key ?? ''))).toMatchObject({ message: 'Invalid format.' });
  });
});

const CONTRACT = `mutation ($name: String!, $file: ContractFileInput!) {
  uploadCtsDoas(name: $name, type: "CTS", usage_type: "Creek", file: $file) { id }
}`;
const BANNER = `mutation ($data: HomeBannerInput!) { addOrUpdateHomeBanner(homeBannerData: $data) { id } }`;
const CAREER = `mutation ($data: CareerInput!) { addOrUpdateCareer(careerData: $data) { id } }`;
const LINKS = `mutation ($brand: ID!, $links: [LinkInput!]!) { addManyLinks(brandId: $brand, links: $links) { id } }`;
const REPLACE_LINKS = `mutation ($brand: ID!, $ids: [ID!]!, $links: [LinkInput!]!) {
  massRemoveLinkRecords(ids: $ids) { ids }
  addManyLinks(brandId: $brand, links: $links) { id }
}`;
const EMAIL = `mutation ($brand: ID!, $email: String!, $category: String!) {
  addUpdateEmailRecord(brand_id: $brand, email: $email, category: $category) { id }
}`;
const brand = brandId('ALP');
const banner = { brand_id: brand, link_type: 'CONTENT', category: 'news' };
const career = { brand_id: brand, title: 'Guide', location: 'Makati' };
const link = { name: 'Portal', link: 'https://portal.example', category: 'external' };

/** Records of ALP that their forms refuse, with the common message of both ends. */
const WRONG_RECORDS: readonly (readonly [
  document: string,
  variables: object,
  argument: string,
  expectedMessage: string,
])[] = [
  [BANNER, { data: { ...banner, title: 'x'.repeat(2_001) } }, 'homeBannerData.title', 'Title exceeds 2000 characters.'],
  [BANNER, { data: { ...banner, image: 'javascript:alert(1)//.png' } }, 'homeBannerData.image', 'Invalid format.'],
  [
    BANNER,
    { data: { ...banner, meta_data: { key: 'https://evil.example/x.png' } } },
    'homeBannerData.meta_data.key',
    'Invalid format.',
  ],
  [
    BANNER,
    { data: { ...banner, meta_data: { alt_text: 'x'.repeat(2_001) } } },
    'homeBannerData.meta_data.alt_text',
    'homeBannerData.meta_data.alt_text: expected at most 2000 characters, got 2001.',
  ],
  [
    BANNER,
    { data: { ...banner, video_link: 'javascript:alert(1)' } },
    'homeBannerData.video_link',
    'invalid video link',
  ],
  [
    CAREER,
    { data: { ...career, job_description: 'x'.repeat(500_001) } },
    'careerData.job_description',
    'Job Description Body exceeds 500000 characters.',
  ],
  [
    LINKS,
    { brand, links: [link, { ...link, link: 'https://[' }] },
    'links[1].link',
    'Link must be a web, email or telephone link.',
  ],
  [LINKS, { brand, links: [{ ...link, imageKey: '../../secret.png' }] }, 'links[0].imageKey', 'Invalid format.'],
  [EMAIL, { brand, email: 'nobody', category: 'Sales' }, 'email', 'Invalid email format.'],
  [EMAIL, { brand, email: 'a@b.example', category: 'sales' }, 'category', 'Category must be one of the choices.'],
];

describe('a record', () => {
  it.each(WRONG_RECORDS)('%s refuses %j at %s', async (...[document, variables, argument, message]) => {
    const editor = await editorOf('ALP');
    expect(refusal(await editor.ask(document, { ...variables }))).toEqual({
      code: 'BAD_USER_INPUT',
      argument,
      message,
    });
  });

  it.each(['javascript:alert(1)//x.pdf', 'https://evil.example/x.pdf', '../../secret.pdf', 'contracts/x.docx'])(
    '[CTR-011] of a contract has no file %s',
    async (file_link) => {
      const officer = await running.person('alp.contracts');
      const answer = await officer.ask(CONTRACT, { name: 'Contract', file: { file_link, name: 'x.pdf' } });
      expect(refusal(answer)).toMatchObject({ argument: 'file.file_link', message: 'Invalid format.' });
    },
  );

  it('[LINK-006] may keep its value when links are removed and added again', async () => {
    const editor = await editorOf('ALP');
    const { id } = take(await editor.ask(LINKS, { brand, links: [link] }), 'addManyLinks')[0];
    await running.services.database.query('UPDATE link_record SET link = $2 WHERE id = $1', [id, 'portal']);
    const former = { ...link, link: 'portal' };
    expect((await editor.ask(REPLACE_LINKS, { brand, ids: [id], links: [former] })).errors).toEqual([]);
    expect(refusal(await editor.ask(LINKS, { brand, links: [former] }))).toMatchObject({ argument: 'links[0].link' });
  });
});

describe('a list', () => {
  const FOUR = (['0.png', '1.png', '2.png', '3.png'] as const).map((name) => keyOf(name));

  it('[UPL-008] has as many items as its field allows', async () => {
    const editor = await editorOf('ALP');
    const page = await createPage({ ...FOOTER, brand: 'ALP', page: 'Facts', path: ['SECTION', 'IMAGES', 'File'] });
    const pictures = (count: number) => ({
      containers: [
        {
          page_id: page,
          name: 'SECTION',
          field_collections: [
            { name: 'IMAGES', fields: FOUR.slice(0, count).map((value) => ({ name: 'File', value })) },
          ],
        },
      ],
    });
    expect(refusal(await editor.ask(SAVE_CONTAINERS, pictures(4)))).toMatchObject({
      message: 'Maximum of 3 files',
      argument: 'containerData.containers[0].field_collections[0].fields[3]',
    });
    expect((await editor.ask(SAVE_CONTAINERS, pictures(3))).errors).toEqual([]);
    const [{ id }] = (await readPage(editor, page)).containers[0].field_collections;
    const one = { collection_id: id, name: 'File', value: keyOf('4.png') };
    expect(refusal(await editor.ask(FIELDS, { fields: [one] }))).toMatchObject({ argument: 'fields[0]' });
  });
});

describe('a page', () => {
  it('has at most 20,000 nodes, in however many calls they are sent, and may become smaller', async () => {
    const editor = await editorOf('ALP');
    const page = await createPage(ARTICLE_PLACE);
    await save(ARTICLE_PLACE, 'Title', { page });
    const [{ id: collection }] = (await readPage(editor, page)).containers[0].field_collections;
    await running.services.database.query(
      `INSERT INTO field (id, page_id, collection_id, name, "order")
       SELECT gen_random_uuid(), $1::uuid, $2::uuid, 'MANY', n FROM generate_series(1, 20000) AS n`,
      [page, collection],
    );
    await running.services.database.query('UPDATE page SET revision = revision + 1 WHERE id = $1', [page]);
    const one = { collection_id: collection, name: 'ONE' };
    expect(refusal(await editor.ask(FIELDS, { fields: [one] }))).toMatchObject({
      argument: 'page',
      message: 'page: expected at most 20000 nodes, got 20004.',
    });
    const id = fieldsOf(await readPage(editor, page)).at(-1)?.id;
    const remove = 'mutation ($ids: [ID!]!) { removeFieldCategories(removeFieldData: { ids: $ids }) { ids } }';
    expect((await editor.ask(remove, { ids: [id] })).errors).toEqual([]);
  });

  it('is saved with at most 20,000 nodes at once, which are counted before the page is looked for', async () => {
    const editor = await editorOf('ALP');
    const saving = (nodes: number) => {
      const collections = Array.from({ length: nodes - 1 }, () => ({ name: 'MANY' }));
      const containers = [{ page_id: randomUUID(), name: 'ONE', field_collections: collections }];
      return editor.ask(SAVE_CONTAINERS, { containers });
    };
    expect(refusal(await saving(20_001))).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'containerData.containers',
      message: 'containerData.containers: expected at most 20000 nodes.',
    });
    expect(refusal(await saving(20_000))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has a name of at most 255 characters', async () => {
    const editor = await editorOf('ALP');
    const item = { id: randomUUID(), name: 'x'.repeat(256) };
    expect(refusal(await editor.ask(CREATE, { brand: brandId('ALP'), tag: 'CONTENT-ALP', item }))).toMatchObject({
      argument: 'item.name',
      message: 'item.name: expected at most 255 characters, got 256.',
    });
  });

  it('accepts 500 links at once, and no more', async () => {
    const editor = await editorOf('ALP');
    const add = (count: number) =>
      editor.ask('mutation ($b: ID!, $l: [LinkInput!]!) { addManyLinks(brandId: $b, links: $l) { id } }', {
        b: brandId('ALP'),
        l: Array.from({ length: count }, () => ({ name: 'Site', link: 'https://site.example', category: 'external' })),
      });
    expect(refusal(await add(501))).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'links',
      message: 'links: expected at most 500 items, got 501.',
    });
    expect((await add(500)).errors).toEqual([]);
  });

  it('has texts of at most a million characters, in any place', async () => {
    const unknown: Place = { ...ARTICLE, path: ['OTHER', 'COLLECTION', 'TEXT'] };
    expect(refusal(await save(unknown, 'x'.repeat(1_000_001)))).toMatchObject({
      argument: argumentOf(unknown),
      message: `${argumentOf(unknown)}: expected at most 1000000 characters, got 1000001.`,
    });
  });
});

const CREATE = `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { id }
}`;

async function createPage({ brand, tag, page: name = 'Page' }: Place): Promise<string> {
  const id = randomUUID();
  const item = { id, name: `${name} ${brand} ${id}` };
  const editor = await editorOf(brand);
  const answer = await editor.ask(CREATE, { brand: brandId(brand), tag: withBrand(tag, brand), item });
  expect(answer.errors).toEqual([]);
  return id;
}

/** Saves a page with a single value. */
async function save(
  place: Place,
  value: string | null,
  { page, meta_data }: { readonly page?: string; readonly meta_data?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const editor = await editorOf(place.brand);
  const id = page ?? (await createPage(place));
  const container = {
    page_id: id,
    name: place.path[0],
    field_collections: [below(place.path.slice(1), value, meta_data)],
  };
  return editor.ask(SAVE_CONTAINERS, { containers: [container] });
}

function below(
  [name, ...path]: readonly string[],
  value: string | null,
  meta_data?: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  if (path.length > 1) return { name, order: 0, children: [below(path, value, meta_data)] };
  return { name, order: 0, fields: [{ name: path[0], value, order: 0, ...(meta_data && { meta_data }) }] };
}

function argumentOf({ path }: Place): string {
  const children = '.children[0]'.repeat(path.length - 3);
  return `containerData.containers[0].field_collections[0]${children}.fields[0].value`;
}

async function savedValue(place: Place, value: string): Promise<string | null | undefined> {
  const page = await createPage(place);
  expect((await save(place, value, { page })).errors).toEqual([]);
  const [field] = fieldsOf(await readPage(await editorOf(place.brand), page));
  return field?.value;
}

function fieldsOf(page: AnswerNode): readonly AnswerNode[] {
  const collections = page.containers.flatMap((container) => [...container.field_collections]);
  const inside = (collection: AnswerNode): readonly AnswerNode[] => [
    ...collection.fields,
    ...collection.children.flatMap(inside),
  ];
  return collections.flatMap(inside);
}

/** The form's messages for a page with a single value, except those for missing values. */
async function formMessages(
  { brand, area, editor: name, path, above = 0 }: Place,
  value: string,
): Promise<readonly string[]> {
  const editor = (await editorsOfArea[area]?.())?.find((one) => one.name === name);
  if (editor === undefined) throw new Error(`There is no editor '${name}'.`);
  const compiled = compileEditor(editor, brands[brand]);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  const problems = validate(compiled.lens.treeToForm(treeOf(path.slice(above), value, above > 0)));
  return problems.filter(({ rule }) => rule !== 'required').map(({ message }) => message);
}

function treeOf([name = '', ...path]: readonly string[], value: string, isSection: boolean): Tree {
  const node = { id: 'id', order: 0 };
  if (isSection) return collectionOf([name, ...path], value);
  const containers = [{ ...node, name, field_collections: [collectionOf(path, value)] }];
  return { id: 'id', name: 'Page', tag: '', slug: '', brand_id: '', containers };
}

function collectionOf([name = '', ...path]: readonly string[], value: string): FieldCollection {
  const node = { id: name, name, order: 0 };
  if (path.length > 1) return { ...node, fields: [], children: [collectionOf(path, value)] };
  const field = { id: 'field', name: path[0] ?? '', label: null, value, order: 0, meta_data: null };
  return { ...node, fields: [field], children: [] };
}
