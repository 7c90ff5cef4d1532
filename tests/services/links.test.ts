import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  brandId,
  namesOf,
  refusal,
  startContent,
  take,
  type AnswerNode,
  type Person,
  type RunningContent,
} from './support/content';
import { errorOf, UNICODE_TEXT } from './support/records';
import { keyOf } from './support/storedFiles';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());
beforeEach(() => running.services.database.query('WITH gone AS (DELETE FROM link_record) DELETE FROM record_revision'));

const LINK = 'id brand name link image imageKey category';
const ADD = `mutation ($brand: ID!, $links: [LinkInput!]!) { addManyLinks(brandId: $brand, links: $links) { ${LINK} } }`;
const LIST = `query ($brand: ID!) { getLinks(brandId: $brand) { ${LINK} } }`;
const REMOVE = 'mutation ($ids: [ID!]!) { massRemoveLinkRecords(ids: $ids) { ids } }';
/** The document that the console sends for one category: adds all links again, and removes the former ones last. */
const REPLACE = `mutation ($brand: ID!, $links: [LinkInput!]!, $ids: [ID!]!) {
  add: addManyLinks(brandId: $brand, links: $links) { id }
  remove: massRemoveLinkRecords(ids: $ids) { ids }
}`;

const ALP = brandId('ALP');

function social(name: string) {
  return { name, link: 'https://social.example', category: 'social_media' };
}

/** Adds links with these names and returns their ids. */
async function add(names: readonly string[]): Promise<readonly string[]> {
  const answer = await editor.ask(ADD, { brand: ALP, links: names.map(social) });
  expect(answer.errors).toEqual([]);
  return take(answer, 'addManyLinks').map(({ id }) => id);
}

async function listed(): Promise<readonly string[]> {
  return namesOf(take(await editor.ask(LIST, { brand: ALP }), 'getLinks'));
}

describe('links', () => {
  it('[API-GQL-036, API-GQL-037, LINK-005] are stored with all properties, and returned as stored', async () => {
    const key = keyOf('icon.png');
    const links = [
      { name: UNICODE_TEXT, link: 'https://social.example/é?a=1&b=2', category: 'social_media', imageKey: key },
      { name: 'Write', link: 'mailto:hello@alp.example', category: 'external', imageKey: null },
      { name: 'Call', link: 'tel:+63 2 8555 0142', category: 'external' },
    ];
    const answer = await editor.ask(ADD, { brand: ALP, links });
    const stored = links.map((link, index) => ({
      ...link,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      brand: ALP,
      image: index === 0 ? key : null,
      imageKey: index === 0 ? key : null,
    }));
    expect(answer.data?.['addManyLinks']).toEqual(stored);
    expect((await editor.ask(LIST, { brand: ALP })).data?.['getLinks']).toEqual(answer.data?.['addManyLinks']);
  });

  it('keep the order in which they were added', async () => {
    await add(['b', 'a', 'd']);
    await add(['c']);
    expect(await listed()).toEqual(['b', 'a', 'd', 'c']);
    const many = Array.from({ length: 60 }, (_, index) => `link ${index}`);
    await running.services.database.query('DELETE FROM link_record');
    await add(many);
    expect(await listed()).toEqual(many);
  });

  it('[LINK-006] of one category are replaced in one document, the others stay', async () => {
    const external = { name: 'Portal', link: 'https://portal.example', category: 'external' };
    await editor.ask(ADD, { brand: ALP, links: [external] });
    const ids = await add(['a', 'b']);
    const { errors } = await editor.ask(REPLACE, { brand: ALP, ids, links: ['b', 'c', 'a'].map(social) });
    expect(errors).toEqual([]);
    expect(await listed()).toEqual(['Portal', 'b', 'c', 'a']);
  });

  it('stay as they are when the document that replaces them fails', async () => {
    const ids = await add(['a', 'b']);
    const answer = await editor.ask(REPLACE, { brand: ALP, ids: [...ids, randomUUID()], links: [social('c')] });
    expect(refusal(answer)).toEqual({ code: 'NOT_FOUND', message: 'Link not found.' });
    expect(await listed()).toEqual(['a', 'b']);
  });

  it('[API-GQL-038] are removed by their ids', async () => {
    const [a = '', , c = ''] = await add(['a', 'b', 'c']);
    const { data } = await editor.ask(REMOVE, { ids: [c, a, c.toUpperCase()] });
    expect(data?.['massRemoveLinkRecords']).toEqual({ ids: [c, a] });
    expect(await listed()).toEqual(['b']);
  });

  it('may be none', async () => {
    expect((await editor.ask(REPLACE, { brand: ALP, ids: [], links: [] })).errors).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('lose markup that may not be stored, and blanks', async () => {
    const links = [{ ...social(' A<script>x</script> '), link: ' https://social.example ' }];
    const { data } = await editor.ask(ADD, { brand: ALP, links });
    expect(data?.['addManyLinks']).toMatchObject([{ name: 'A', link: 'https://social.example' }]);
  });

  it.each([{ name: '' }, { name: ' \t' }, { link: '' }, { link: ' ' }])(
    '[LINK-003, LINK-004] are refused with %j',
    async (sent) => {
      const [part] = Object.keys(sent);
      const answer = await editor.ask(ADD, { brand: ALP, links: [social('a'), { ...social('b'), ...sent }] });
      expect(refusal(answer)).toEqual({
        code: 'BAD_USER_INPUT',
        argument: `links[1].${part}`,
        message: 'This is required',
      });
      expect(await listed()).toEqual([]);
    },
  );

  it.each([
    [{ link: 'javascript:alert(1)' }, 'links[0].link'],
    [{ link: 'social.example' }, 'links[0].link'],
    [{ link: '//social.example' }, 'links[0].link'],
    [{ link: 'ftp://social.example' }, 'links[0].link'],
    [{ link: 'mailto:nobody' }, 'links[0].link'],
    [{ category: 'Social Media' }, 'links[0].category'],
    [{ imageKey: 'a\0' }, 'links[0].imageKey'],
  ])('name what is wrong with %j', async (sent, argument) => {
    const answer = await editor.ask(ADD, { brand: ALP, links: [{ ...social('a'), ...sent }] });
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  it.each([
    [LIST, { brand: 'x' }, 'brandId'],
    [ADD, { brand: 'x', links: [] }, 'brandId'],
    [REMOVE, { ids: [randomUUID(), 'x'] }, 'ids[1]'],
  ])('name the invalid id in %s', async (query, variables, argument) => {
    expect(errorOf(await editor.ask(query, variables))).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });
});

describe('access to links', () => {
  it('does not include those of other brands', async () => {
    const ids = await add(['a']);
    const stranger = await running.person('avida.editor');
    const noBrand = { code: 'NOT_FOUND', message: 'Brand not found.' };
    expect(errorOf(await stranger.ask(LIST, { brand: ALP }))).toEqual(noBrand);
    expect(errorOf(await stranger.ask(ADD, { brand: ALP, links: [social('b')] }))).toEqual(noBrand);
    expect(errorOf(await stranger.ask(REMOVE, { ids }))).toEqual({ code: 'NOT_FOUND', message: 'Link not found.' });
    expect(await listed()).toEqual(['a']);
  });

  it('[PERM-024] needs the scope of each action', async () => {
    const ids = await add(['a']);
    const reader = await running.person('alp.reader');
    expect((await reader.ask(LIST, { brand: ALP })).errors).toEqual([]);
    expect(errorOf(await reader.ask(ADD, { brand: ALP, links: [social('b')] }))).toMatchObject({
      ...{ code: 'FORBIDDEN', scope: 'create:links' },
    });
    expect(errorOf(await reader.ask(REMOVE, { ids }))).toMatchObject({ code: 'FORBIDDEN', scope: 'delete:links' });
    const officer = await running.person('alp.contracts');
    expect(errorOf(await officer.ask(LIST, { brand: ALP }))).toMatchObject({ code: 'FORBIDDEN', scope: 'read:links' });
  });
});

describe('removed links', () => {
  const REMOVED = 'query ($brand: ID!) { removedRecords(of: "link", brand_id: $brand) { name record_id revision } }';
  const RESTORE = `mutation ($id: ID!, $revision: Int!) {
    restoreRecordRevision(of: "link", id: $id, revision: $revision) { id }
  }`;

  async function removed(): Promise<AnswerNode & readonly AnswerNode[]> {
    return take(await editor.ask(REMOVED, { brand: ALP }), 'removedRecords');
  }

  it('are not in the trash after a change, which removes them and adds them again', async () => {
    const before = namesOf(await removed());
    const ids = await add(['Misspelt']);
    const links = [{ ...social('Misspelt'), name: 'Spelt' }];
    expect((await editor.ask(REPLACE, { brand: ALP, links, ids })).errors).toEqual([]);
    expect(namesOf(await removed())).toEqual(before);
  });

  it('are in the trash once, but not if the same link was added again, and are restored behind the others', async () => {
    let ids = await add(['Kept', 'Dropped']);
    // To move a link, the console adds all of them again.
    for (const order of [['Dropped', 'Kept'], ['Kept', 'Dropped'], ['Kept']]) {
      const { data, errors } = await editor.ask(REPLACE, { brand: ALP, links: order.map(social), ids });
      expect(errors).toEqual([]);
      ids = (data?.['add'] ?? []).map(({ id }) => id);
    }
    const trash = await removed();
    expect(namesOf(trash)).toEqual(['Dropped']);
    const { record_id: id, revision } = trash[0] as unknown as {
      readonly record_id: string;
      readonly revision: number;
    };
    expect((await editor.ask(RESTORE, { id, revision })).errors).toEqual([]);
    expect(await listed()).toEqual(['Kept', 'Dropped']);
    expect(namesOf(await removed())).toEqual([]);
  });
});
