import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS, isBrand, type Brand } from '../../src/definition';
import { loadPageRules } from '../../server/content/guards/pageRules';
import { SAVE_CONTAINERS, personOf, readPage, type AnswerNode, type Person } from './support/content';
import { signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

let running: RunningServices;
beforeAll(async () => {
  running = await startServices({ env: { SEED: 'demo' } });
});
afterAll(() => running.stop());

async function editorOf(brand: Brand): Promise<Person> {
  return personOf(running.url, (await signIn(running.url, `${brand.toLowerCase()}.editor@demo.example`)).accessToken);
}

interface SeededPage {
  readonly id: string;
  readonly tag: string;
  readonly brand: string;
}

function pagesOf(brand: Brand): Promise<readonly SeededPage[]> {
  return running.services.database.query<SeededPage>(
    `SELECT page.id, page.tag, brand.name AS brand FROM page JOIN brand ON brand.id = page.brand_id
     WHERE brand.name = $1 ORDER BY page.tag, page.slug`,
    [brand],
  );
}

/** A node as sent to create it again: without stored ids. */
function withoutStoredIds({ name, order, label, value, meta_data: meta, ...node }: Partial<AnswerNode>): object {
  const { field_collections: collections, fields, children } = node;
  if (value !== undefined) return { name, order, label, value, meta_data: meta };
  return {
    name,
    order,
    ...(collections && { field_collections: collections.map(withoutStoredIds) }),
    ...(fields && { fields: fields.map(withoutStoredIds) }),
    ...(children && { children: children.map(withoutStoredIds) }),
  };
}

describe('the demo pages', () => {
  it.each(BRANDS)('of %s can be saved again as they are', async (brand) => {
    const editor = await editorOf(brand);
    for (const { id, tag } of await pagesOf(brand)) {
      const page = await readPage(editor, id);
      const containers = page.containers.map((container) => ({ ...withoutStoredIds(container), page_id: id }));
      expect([tag, (await editor.ask(SAVE_CONTAINERS, { containers })).errors]).toEqual([tag, []]);
    }
  });

  it('hold nothing that a guard would refuse', async () => {
    const rules = await loadPageRules();
    const stored = await running.services.database.query<{
      readonly brand: string;
      readonly tag: string;
      readonly collection: string;
      readonly name: string;
      readonly value: string;
    }>(
      `SELECT brand.name AS brand, page.tag, field_collection.name AS collection, field.name, field.value
       FROM field JOIN field_collection ON field_collection.id = field.collection_id
         JOIN page ON page.id = field.page_id JOIN brand ON brand.id = page.brand_id WHERE field.value <> ''`,
    );
    const wrong = stored.filter(({ brand, tag, collection, name, value }) => {
      const page = isBrand(brand) ? rules.get(brand)?.get(tag) : undefined;
      const texts = page?.collections.get(collection)?.texts.get(name) ?? [];
      return texts.length > 0 && texts.every((text) => text.problemIn(value) !== undefined);
    });
    expect(stored.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });
});
