import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpiredVisits } from '../../server/content/presence/visits';
import {
  brandId,
  createPage,
  namesOf,
  readPage,
  refusal,
  startContent,
  take,
  type Person,
  type RunningContent,
} from './support/content';

let running: RunningContent;
let editor: Person;
let limited: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
  limited = await running.person('group.editor');
});
afterAll(() => running.stop());

const VISIT = 'mutation ($page: ID!, $visit: ID!) { visitPage(page_id: $page, visit: $visit) { user_id name } }';
const LEAVE = 'mutation ($page: ID!, $visit: ID!) { leavePage(page_id: $page, visit: $visit) }';

/** A browser tab in which a person has a page open. */
function tabOf(person: Person, page: string) {
  const variables = { page, visit: randomUUID() };
  return {
    variables,
    async visit() {
      const answer = await person.ask(VISIT, variables);
      expect(answer.errors).toEqual([]);
      return namesOf(take(answer, 'visitPage'));
    },
    leave: () => person.ask(LEAVE, variables),
  };
}

describe('who has a page open', () => {
  it('is shown to the others until they leave; a person with two tabs counts once, and nobody sees themselves', async () => {
    const page = await createPage(editor);
    const [mine, mineToo, theirs] = [tabOf(editor, page), tabOf(editor, page), tabOf(limited, page)];
    expect(await mine.visit()).toEqual([]);
    expect(await mineToo.visit()).toEqual([]);
    expect(await theirs.visit()).toEqual(['ALP Editor']);
    expect(await mine.visit()).toEqual(['Group Editor']);
    await mineToo.leave();
    expect(await theirs.visit()).toEqual(['ALP Editor']);
    await mine.leave();
    expect(await theirs.visit()).toEqual([]);
  });

  it('expires without further visits, and is deleted', async () => {
    const page = await createPage(editor);
    await tabOf(editor, page).visit();
    const theirs = tabOf(limited, page);
    running.advance(80);
    expect(await theirs.visit()).toEqual(['ALP Editor']);
    running.advance(20);
    expect(await theirs.visit()).toEqual([]);
    await removeExpiredVisits(running.services);
    const remaining = await running.services.database.query('SELECT user_id FROM visit WHERE visited_id = $1', [page]);
    expect(remaining).toHaveLength(1);
  });

  it('is neither a save nor a change of the page', async () => {
    const page = await createPage(editor);
    await tabOf(editor, page).visit();
    expect(await readPage(editor, page)).toMatchObject({ revision: 1 });
  });

  it('is shown for the own brands only, even if others may read the page', async () => {
    const id = randomUUID();
    const created = await editor.ask(
      `mutation ($brand: ID!, $item: BrandPageInput!) {
        addOrUpdateBrandPage(brand_id: $brand, tag: "PROPERTIES-ALP", item: $item) { id } }`,
      { brand: brandId('ALP'), item: { id, name: 'Shared' } },
    );
    expect(created.errors).toEqual([]);
    const ofAlisi = tabOf(await running.person('alisi.editor'), id);
    const mine = tabOf(editor, id);
    await mine.visit();
    expect(await ofAlisi.visit()).toEqual([]);
    expect(await mine.visit()).toEqual([]);
  });

  it('is only for people who may read the page', async () => {
    const page = await createPage(editor);
    const avida = await running.person('avida.editor');
    const variables = { page, visit: randomUUID() };
    expect(refusal(await avida.ask(VISIT, variables)).code).toBe('NOT_FOUND');
    expect(refusal(await avida.ask(LEAVE, variables)).code).toBe('NOT_FOUND');
    expect(refusal(await editor.ask(VISIT, { page, visit: 'tab 1' }))).toMatchObject({ argument: 'visit' });
  });

  it('cannot be ended, nor prolonged, by anybody else', async () => {
    const page = await createPage(editor);
    const mine = tabOf(editor, page);
    await mine.visit();
    expect((await limited.ask(LEAVE, mine.variables)).errors).toEqual([]);
    running.advance(60);
    expect((await limited.ask(VISIT, mine.variables)).errors).toEqual([]);
    running.advance(60);
    expect(await tabOf(limited, page).visit()).toEqual([]);
    await mine.visit();
    expect(await tabOf(limited, page).visit()).toEqual(['ALP Editor']);
  });
});
