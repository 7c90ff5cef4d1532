import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { errorOf, recordOf } from './support/records';
import { makePdf, upload } from './support/uploads';

let running: RunningContent;
let editor: Person;
let pdf: string;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('avida.editor');
  const file = { path: '/uploads/documents', bytes: makePdf(), name: 'plan.pdf', type: 'application/pdf' };
  pdf = (await upload(running.url, { ...file, token: editor.token })).body.key ?? '';
});
afterAll(() => running.stop());

const brand_id = brandId('AVIDA');

interface Save {
  readonly id: string;
  readonly text: string;
  readonly expected?: number | null;
}

/** How a kind of records of the specification is saved and removed, with a unique text. */
interface Kind {
  readonly of: string;
  /** The property that holds the text. */
  readonly property: string;
  readonly text?: (index: number) => string;
  readonly save: (save: Save) => Promise<Answer>;
  readonly remove?: (id: string, expected?: number) => Promise<Answer>;
}

const KINDS: readonly Kind[] = [
  {
    of: 'home_banner',
    property: 'title',
    save: ({ id, text, expected }) =>
      editor.ask(
        `mutation ($sent: HomeBannerInput!, $expected: Int) {
          saved: addOrUpdateHomeBanner(homeBannerData: $sent, expected_revision: $expected) { revision updated_by title }
        }`,
        { sent: { id, brand_id, link_type: 'CONTENT', category: 'news', title: text }, expected },
      ),
    remove: removeMany('removeHomeBanners'),
  },
  {
    of: 'employment_type',
    property: 'name',
    save: ({ id, text, expected }) =>
      editor.ask(
        `mutation ($id: ID, $brand: ID, $name: String!, $expected: Int) {
          saved: addOrUpdateEmploymentType(id: $id, brand_id: $brand, name: $name, expected_revision: $expected) {
            revision name
          }
        }`,
        { id, brand: brand_id, name: text, expected },
      ),
    remove: removeMany('removeEmploymentTypes'),
  },
  {
    of: 'career',
    property: 'title',
    async save({ id, text, expected }) {
      const department = recordOf(
        await editor.ask(
          `mutation ($brand: ID, $name: String!) { saved: addOrUpdateEmploymentType(brand_id: $brand, name: $name) { id } }`,
          { brand: brand_id, name: randomUUID() },
        ),
        'saved',
      );
      const sent = { id, brand_id, title: text, location: 'Makati', employment_type_id: department['id'] };
      return editor.ask(
        `mutation ($sent: CareerInput!, $expected: Int) {
          saved: addOrUpdateCareer(careerData: $sent, expected_revision: $expected) { revision updated_by title }
        }`,
        { sent, expected },
      );
    },
  },
  {
    of: 'email_record',
    property: 'email',
    text: (index) => `${index}@demo.example`,
    save: ({ id, text, expected }) =>
      editor.ask(
        `mutation ($id: ID, $brand: ID!, $email: String!, $expected: Int) {
          saved: addUpdateEmailRecord(
            id: $id, brand_id: $brand, email: $email, category: "Sales", expected_revision: $expected
          ) { revision email }
        }`,
        { id, brand: brand_id, email: text, expected },
      ),
    remove: removeMany('removeEmailRecords'),
  },
  {
    of: 'mdor_document',
    property: 'document_name',
    save: ({ id, text, expected }) =>
      editor.ask(
        `mutation ($id: ID, $brand: ID!, $name: String, $file: String, $expected: Int) {
          saved: addOrUpdateMdorDocument(
            id: $id, brand_id: $brand, assigned_project: "P1", document_name: $name, file: $file,
            expected_revision: $expected
          ) { revision updated_by document_name }
        }`,
        { id, brand: brand_id, name: text, file: pdf, expected },
      ),
    remove: (id, expected) =>
      editor.ask('mutation ($id: ID!, $expected: Int) { removeMdorDocument(id: $id, expected_revision: $expected) }', {
        id,
        expected,
      }),
  },
];

function removeMany(operation: string) {
  return (id: string, expected?: number): Promise<Answer> =>
    editor.ask(
      `mutation ($ids: [ID!]!, $expected: [Int!]) { ${operation}(ids: $ids, expected_revisions: $expected) { ids } }`,
      {
        ids: [id],
        expected: expected === undefined ? null : [expected],
      },
    );
}

const HISTORY = `query ($of: String!, $id: ID!) {
  recordRevisions(of: $of, id: $id) { revision name action saved_by data }
}`;
const RESTORE = `mutation ($of: String!, $id: ID!, $revision: Int!) {
  restoreRecordRevision(of: $of, id: $id, revision: $revision) { id revision }
}`;

describe.each(KINDS)('records of the kind $of', ({ of, property, text = (index) => `Text ${index}`, save }) => {
  /** Texts that no other test has. */
  let used = 0;
  const next = () => text((used += 1));

  async function create() {
    const made = { id: randomUUID(), text: next() };
    expect((await save(made)).errors).toEqual([]);
    return made;
  }

  it('count their saves, and not those that change nothing', async () => {
    const id = randomUUID();
    const [one, two] = [next(), next()];
    expect(recordOf(await save({ id, text: one }), 'saved')).toMatchObject({ revision: 1, [property]: one });
    expect(recordOf(await save({ id, text: two, expected: 1 }), 'saved')).toMatchObject({
      revision: 2,
      [property]: two,
    });
    if (of === 'career') return; // Each save has another department.
    expect(recordOf(await save({ id, text: two, expected: 2 }), 'saved')).toMatchObject({ revision: 2 });
  });

  it('are not overwritten by a save that is based on an older one', async () => {
    const { id } = await create();
    const theirs = next();
    await save({ id, text: theirs, expected: 1 });
    expect(errorOf(await save({ id, text: next(), expected: 1 }))).toMatchObject({
      code: 'CONFLICT',
      ...{ record_id: id, revision: 2, expected_revision: 1, saved_by: 'AVIDA Editor' },
    });
    const { data } = await editor.ask(HISTORY, { of, id });
    expect(data?.['recordRevisions']).toMatchObject([{ revision: 2, data: { [property]: theirs } }, { revision: 1 }]);
  });

  it('accept one of several saves that are sent at the same moment', async () => {
    const { id } = await create();
    const answers = await Promise.all([1, 2, 3].map(() => save({ id, text: next(), expected: 1 })));
    const codes = answers.map(({ errors }) => errors[0]?.extensions['code'] ?? 'saved');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'saved']);
  });

  it('are restored as they were', async () => {
    const { id, text: first } = await create();
    await save({ id, text: next(), expected: 1 });
    expect((await editor.ask(RESTORE, { of, id, revision: 1 })).data).toEqual({
      restoreRecordRevision: { id, revision: 3 },
    });
    const { data } = await editor.ask(HISTORY, { of, id });
    expect(data?.['recordRevisions']).toMatchObject([{ action: 'restored', data: { [property]: first } }, {}, {}]);
  });
});

/** Careers are hidden, not removed. */
const REMOVED = KINDS.flatMap(({ remove, ...kind }) => (remove ? [{ ...kind, remove }] : []));

it.each(REMOVED)(
  'records of the kind $of are removed only in the state that was read, and can be restored from the trash',
  async (kind) => {
    const { of, text = (index: number) => `Text ${index}`, save, remove } = kind;
    const [id, first, second] = [randomUUID(), text(101), text(102)];
    expect((await save({ id, text: first })).errors).toEqual([]);
    await save({ id, text: second });
    expect(errorOf(await remove(id, 1))).toMatchObject({ code: 'CONFLICT' });
    expect((await remove(id, 2)).errors).toEqual([]);
    expect(errorOf(await save({ id, text: first, expected: 2 }))).toMatchObject({ code: 'NOT_FOUND' });
    const removed =
      'query ($of: String!, $brand: ID!) { removedRecords(of: $of, brand_id: $brand) { record_id name } }';
    const { data } = await editor.ask(removed, { of, brand: brand_id });
    expect(data?.['removedRecords']).toContainEqual({ record_id: id, name: second });
    expect((await editor.ask(RESTORE, { of, id, revision: 1 })).errors).toEqual([]);
    expect(recordOf(await save({ id, text: first, expected: 4 }), 'saved')).toMatchObject({ revision: 4 });
  },
);

it('a banner whose page was removed is restored without it', async () => {
  const [id, pageId] = [randomUUID(), randomUUID()];
  const answer = await editor.ask(
    `mutation ($brand: ID!, $page: BrandPageInput!, $banner: HomeBannerInput!) {
      addOrUpdateBrandPage(brand_id: $brand, tag: "CONTENT-AVIDA", item: $page) { id }
      addOrUpdateHomeBanner(homeBannerData: $banner) { id }
    }`,
    {
      brand: brand_id,
      page: { id: pageId, name: 'Linked' },
      banner: { id, brand_id, page_id: pageId, link_type: 'CONTENT', category: 'news', title: 'First' },
    },
  );
  expect(answer.errors).toEqual([]);
  await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id: pageId });
  await editor.ask('mutation ($ids: [ID!]!) { removeHomeBanners(ids: $ids) { ids } }', { ids: [id] });
  expect((await editor.ask(RESTORE, { of: 'home_banner', id, revision: 1 })).errors).toEqual([]);
  const read = await editor.ask('query ($id: ID!) { banner: getHomeBanner(id: $id) { page_id title } }', { id });
  expect(read.data).toEqual({ banner: { page_id: null, title: 'First' } });
});

describe('links', () => {
  it('are removed only in the state that was read', async () => {
    const add = `mutation ($brand: ID!, $links: [LinkInput!]!) { added: addManyLinks(brandId: $brand, links: $links) { id revision } }`;
    const links = ['a', 'b'].map((name) => ({ name, link: `https://${name}.example`, category: 'external' }));
    const { data } = await editor.ask(add, { brand: brand_id, links });
    const added = data?.['added'] as readonly { readonly id: string; readonly revision: number }[];
    expect(added.map(({ revision }) => revision)).toEqual([1, 1]);
    const [first, second] = added.map(({ id }) => id) as [string, string];
    const remove = removeMany('massRemoveLinkRecords');
    expect(errorOf(await remove(first, 2))).toMatchObject({ code: 'CONFLICT' });
    expect((await remove(first, 1)).errors).toEqual([]);
    expect((await editor.ask(RESTORE, { of: 'link', id: first, revision: 1 })).errors).toEqual([]);
    expect((await remove(second)).errors).toEqual([]);
  });
});

describe('contract documents', () => {
  const CONTRACT = 'id revision updated_by name file { version file_link }';
  const CHANGE = `mutation ($id: ID!, $name: String, $file: ContractFileInput, $expected: Int) {
    saved: updateCtsDoas(id: $id, name: $name, file: $file, expected_revision: $expected) { ${CONTRACT} }
  }`;

  it('are changed and removed only in the state that was read; an earlier file is restored as the next version', async () => {
    const officer = await running.person('alp.contracts');
    const file = { file_link: pdf, name: 'contract.pdf' };
    const other = { path: '/uploads/documents', bytes: makePdf(), name: 'other.pdf', type: 'application/pdf' };
    const next = (await upload(running.url, { ...other, token: officer.token })).body.key ?? '';
    const added = await officer.ask(
      `mutation ($file: ContractFileInput!) {
        saved: uploadCtsDoas(name: "One", type: "CTS", usage_type: "Creek", file: $file) { ${CONTRACT} }
      }`,
      { file },
    );
    const { id } = recordOf(added, 'saved') as { readonly id: string };
    const change = (values: object) => officer.ask(CHANGE, { id, ...values });
    const changed = { name: 'Two', file: { ...file, file_link: next }, expected: 1 };
    expect(recordOf(await change(changed), 'saved')).toMatchObject({ revision: 2, file: { version: '2' } });
    expect(errorOf(await change({ name: 'Three', expected: 1 }))).toMatchObject({ code: 'CONFLICT' });
    const remove = 'mutation ($id: ID!, $expected: Int) { removeCtsDoas(id: $id, expected_revision: $expected) }';
    expect(errorOf(await officer.ask(remove, { id, expected: 1 }))).toMatchObject({ code: 'CONFLICT' });
    expect((await officer.ask(remove, { id, expected: 2 })).errors).toEqual([]);
    const restored = await officer.ask(RESTORE, { of: 'contract_document', id, revision: 1 });
    expect(restored.data).toEqual({ restoreRecordRevision: { id, revision: 4 } });
    expect(recordOf(await change({ expected: 4 }), 'saved')).toMatchObject({
      ...{ revision: 4, name: 'One', updated_by: 'ALP Contracts' },
      file: { version: '3', file_link: pdf },
    });
  });
});
