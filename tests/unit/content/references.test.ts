import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadPageRules } from '../../../server/content/guards/pageRules';
import { newReferences } from '../../../server/content/guards/references';

/** What a text of an article of AVIDA came to refer to, and how often it was asked what was stored. */
async function referencesOf(name: string, text: string, before: readonly string[] = []) {
  const overview = (await loadPageRules())
    .get('AVIDA')
    ?.get('CONTENT-AVIDA')
    ?.root.nodes.get('CONTENT')
    ?.nodes.get('OVERVIEW');
  const [held] = overview?.texts.get(name) ?? [];
  if (held === undefined) throw new Error(`Articles have no ${name}.`);
  let asked = 0;
  const stored = () => {
    asked += 1;
    return before;
  };
  const found = newReferences(held, text, { argument: 'value', storedAs: name, stored });
  return { asked, ids: found.flatMap(({ ids }) => ids) };
}

test('a text that refers to nothing does not ask what the page held before', async () => {
  expect(await referencesOf('TITLE', 'A tower')).toEqual({ asked: 0, ids: [] });
});

test('what was referred to before is nothing new', async () => {
  const [known, added] = [randomUUID(), randomUUID()];
  expect(await referencesOf('BLOGS-IN-PROPERTY', `${known}#${added}`, [known])).toMatchObject({ ids: [added] });
});
