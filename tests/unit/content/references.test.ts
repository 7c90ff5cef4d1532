import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadPageRules } from '../../../server/content/guards/pageRules';
import { newReferences } from '../../../server/content/guards/references';

/** New references in a text of an AVIDA article, and the number of reads of the stored references. */
async function referencesOf(name: string, text: string, before: readonly string[] = []) {
  const overview = (await loadPageRules())
    .get('AVIDA')
    ?.get('CONTENT-AVIDA')
    ?.root.nodes.get('CONTENT')
    ?.nodes.get('OVERVIEW');
  const [storedText] = overview?.texts.get(name) ?? [];
  if (storedText === undefined) throw new Error(`Articles have no ${name}.`);
  let readCount = 0;
  const stored = () => {
    readCount += 1;
    return before;
  };
  const found = newReferences(storedText, text, { argument: 'value', storedAs: name, stored });
  return { readCount, ids: found.flatMap(({ ids }) => ids) };
}

test('a text without references does not read the stored ones', async () => {
  expect(await referencesOf('TITLE', 'A tower')).toEqual({ readCount: 0, ids: [] });
});

test('existing references are not new', async () => {
  const [known, added] = [randomUUID(), randomUUID()];
  expect(await referencesOf('BLOGS-IN-PROPERTY', `${known}#${added}`, [known])).toMatchObject({ ids: [added] });
});
