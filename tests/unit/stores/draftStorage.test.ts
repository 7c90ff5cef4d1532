import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createIndexedDbDrafts, type Draft, type DraftKey } from '../../../src/stores/drafts';

const PAGE: DraftKey = { userId: 'user-1', brandId: 'brand-alp', editor: 'facts', id: 'page-1' };

function draft(title: string, at: number): Draft {
  return { form: { title }, base: { title: 'Old' }, at };
}

/** A browser in which two people have left drafts. */
async function setUp() {
  const drafts = createIndexedDbDrafts(new IDBFactory());
  await drafts.write({ ...PAGE, visit: 'first' }, draft('Earlier', 10));
  await drafts.write({ ...PAGE, visit: 'second' }, draft('Later', 20));
  await drafts.write({ ...PAGE, id: 'page-10', visit: 'first' }, draft('Other page', 30));
  await drafts.write({ ...PAGE, id: undefined, visit: 'first' }, draft('New page', 40));
  await drafts.write({ ...PAGE, brandId: 'brand-avida', visit: 'first' }, draft('Other brand', 50));
  await drafts.write({ ...PAGE, userId: 'user-10', visit: 'first' }, draft('Somebody else', 5));
  const titles = async (key: DraftKey) => (await drafts.read(key)).map(({ form }) => form['title']);
  return { drafts, titles };
}

describe('the drafts that a browser keeps', () => {
  it('are found for one user, brand, editor and page, the newest first, and for nobody else', async () => {
    const { titles } = await setUp();
    expect(await titles(PAGE)).toEqual(['Later', 'Earlier']);
    expect(await titles({ ...PAGE, id: undefined })).toEqual(['New page']);
    expect(await titles({ ...PAGE, userId: 'user-10' })).toEqual(['Somebody else']);
    expect(await titles({ ...PAGE, userId: 'user-2' })).toEqual([]);
  });

  it('are told by the pages they are of, and listed with the newest of each page', async () => {
    const { drafts } = await setUp();
    const { userId, brandId, editor } = PAGE;
    expect(await drafts.ids({ userId, brandId, editor })).toEqual(new Set(['page-1', 'page-10', undefined]));
    const listed = await drafts.list({ userId, brandId });
    expect(listed.map(({ form }) => form['title'])).toEqual(['New page', 'Other page', 'Later']);
  });

  it('go one by one', async () => {
    const { drafts, titles } = await setUp();
    await drafts.remove({ ...PAGE, visit: 'second' });
    expect(await titles(PAGE)).toEqual(['Earlier']);
  });

  it('are pruned by their age, whoever wrote them', async () => {
    const { drafts, titles } = await setUp();
    await drafts.prune(20);
    expect(await titles(PAGE)).toEqual(['Later']);
    expect(await titles({ ...PAGE, userId: 'user-10' })).toEqual([]);
  });

  it('go with the user who logs out where computers are shared, and with nobody else', async () => {
    const { drafts, titles } = await setUp();
    await drafts.removeOf(PAGE.userId);
    expect(await drafts.list(PAGE)).toEqual([]);
    expect(await titles({ ...PAGE, userId: 'user-10' })).toEqual(['Somebody else']);
  });
});
