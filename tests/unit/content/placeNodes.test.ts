import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { assembleTree, type PageTree } from '../../../server/content/tree/assembleTree';
import { changedNodes } from '../../../server/content/tree/changedNodes';
import { flattenContainers } from '../../../server/content/tree/flattenInput';
import { placeNodes } from '../../../server/content/tree/placeNodes';

it('finds the stored containers by id, without going through the list of them for each node', () => {
  const pageId = randomUUID();
  const [kept, renamed, added] = [randomUUID(), randomUUID(), randomUUID()];
  const stored = assembleTree(pageId, {
    containers: [
      [kept, 'KEPT', 0],
      [renamed, 'FORMER', 1],
    ],
    collections: [],
    fields: [],
  });
  const tree: PageTree = {
    ...stored,
    get containers(): never {
      throw new Error('The list of containers was read.');
    },
  };
  const sent = [
    { id: kept, name: 'KEPT' },
    { id: renamed, name: 'NEW' },
    { id: added, name: 'ADDED', page_id: pageId },
  ];
  const placed = placeNodes(flattenContainers(sent, { argument: 'containers', newId: randomUUID }), [tree]);
  expect(placed.containers).toMatchObject(sent.map(({ id }) => ({ id, pageId })));
  expect(changedNodes(placed, [tree]).containers.map(({ id }) => id)).toEqual([renamed, added]);
});
