import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOrders } from '../../scripts/audits/orders';
import { lockDataFolder } from '../../server/database/dataFolderLock';
import { readPage, startContent, take, type Person, type RunningContent } from './support/content';
import { runProgram } from './support/runProgram';
import { keyOf } from './support/storedFiles';
import { collection, createFilled, field, propertyContainers } from './support/trees';

let running: RunningContent;
let staff: Person;
beforeAll(async () => {
  running = await startContent();
  staff = await running.person('alp.editor');
});
afterAll(() => running.stop());

function section(order: number, title: string, images: readonly (0 | 2 | 3)[] = []) {
  const pictures = images.map((image) => ({ ...field('File', keyOf(`${image}.png`)), order: image }));
  const content = collection('CONTENT', [], [collection('CONTENT-ITEM', [field('TITLE', title), field('BODY', null)])]);
  return {
    name: 'SECTION',
    order,
    field_collections: [content, { ...collection('IMAGES'), order: 1, fields: pictures }],
  };
}

/** Facts with a gap in its sections, one in its pictures, and an unknown container between the sections. */
const FACTS = [
  { name: 'DEFAULT', order: 0, field_collections: [collection('FACTS-FC', [field('FACTS-TITLE', 'Facts')])] },
  section(1, 'First'),
  { name: 'OLD', order: 3, field_collections: [] },
  section(4, 'Second', [0, 2, 3]),
];

const GALLERY = [
  {
    name: 'GALLERY-CONTAINER',
    order: 0,
    field_collections: [collection('GALLERY-FC', [field('GALLERY-DEFAULT', null), field('GALLERY-TITLE', 'Fine')])],
  },
];

/** The name and order of each node. */
function ordersOf(nodes: readonly { readonly name: string; readonly order: number }[]) {
  return nodes.map(({ name, order }) => [name, order]);
}

/** Runs an audit on the running services. */
async function audit({ mends = false } = {}) {
  const lines: string[] = [];
  const isInOrder = await auditOrders(running.services, { mends, print: (line) => lines.push(line) });
  return { isInOrder, lines };
}

describe('an audit of orders', () => {
  it('lists the pages with gaps, and saves them without gaps in a revision that names the audit', async () => {
    const facts = await createFilled(staff, { tag: 'COMPANY-INFO', name: 'Facts ALP', containers: FACTS });
    const statuses = ['RFO (Ready for Occupancy)', 'Pre-Selling'];
    const tower = await createFilled(staff, {
      tag: 'PROPERTIES',
      name: 'Tower',
      containers: propertyContainers({ statuses }),
    });
    const gallery = await createFilled(staff, { tag: 'GALLERY', name: 'Fine', containers: GALLERY });
    expect([facts, tower, gallery].flatMap(({ errors }) => errors)).toEqual([]);
    const before = await readPage(staff, facts.id);

    const { isInOrder, lines } = await audit();
    expect(isInOrder).toBe(false);
    expect(lines).toEqual([
      'ALP  COMPANY-INFO-ALP  Facts ALP',
      '  SECTION: 1, 4 instead of 1, 3',
      '  SECTION › IMAGES › File: 0, 2, 3 instead of 0, 1, 2',
      'ALP  PROPERTIES-ALP  Tower',
      '  OVERVIEW › OVERVIEW-FC › fields: 0, 1, 2, 3 instead of 1, 3, 5, 10',
      '  UNITS: 0, 0 instead of 0, 1',
      '  UNITS › TOWER 0 › AMENITIES › fields: 0 instead of 1',
      '  UNITS › TOWER 1 › AMENITIES › fields: 0 instead of 1',
      '2 of 3 pages have orders that are not as they should be. To mend them: npm run audit-orders -- --mend',
    ]);
    expect((await readPage(staff, facts.id)).revision).toBe(before.revision);

    expect(await audit({ mends: true })).toMatchObject({ isInOrder: true });
    expect(await audit()).toEqual({ isInOrder: true, lines: ['The orders of all 3 pages are as they should be.'] });

    const after = await readPage(staff, facts.id);
    expect(ordersOf(after.containers)).toEqual([
      ['DEFAULT', 0],
      ['SECTION', 1],
      ['OLD', 2],
      ['SECTION', 3],
    ]);
    const pictures = after.containers[3].field_collections[1].fields;
    expect(pictures.map(({ value, order }) => [value, order])).toEqual([
      [keyOf('0.png'), 0],
      [keyOf('2.png'), 1],
      [keyOf('3.png'), 2],
    ]);
    expect(withoutOrders(after)).toEqual(withoutOrders(before));
    expect(ordersOf((await readPage(staff, tower.id)).containers[1].field_collections)).toEqual([
      ['TOWER 0', 0],
      ['TOWER 1', 1],
    ]);
    const revisions = await staff.ask(`query ($id: ID!) { pageRevisions(page_id: $id) { revision saved_by } }`, {
      id: facts.id,
    });
    expect(take(revisions, 'pageRevisions')[0]).toEqual({ revision: before.revision + 1, saved_by: 'Audit of orders' });
  });
});

describe('npm run audit-orders', () => {
  it('works on the configured database, and reports if there is none or it is in use', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-orders-'));
    expect(await runProgram('audit-orders', [], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      output: `There is no database in ${dataDir}.\n`,
    });
    await mkdir(path.join(dataDir, 'database'));
    const release = await lockDataFolder(dataDir);
    const refused = await runProgram('audit-orders', [], { DATA_DIR: dataDir });
    await release();
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${dataDir} is in use by another process`),
    });
    await rm(dataDir, { recursive: true, force: true });
  });
});

/** A page without the properties that a save of its orders changes. */
function withoutOrders(page: unknown): unknown {
  const changing = new Set(['order', 'revision', 'updated_at', 'updated_by']);
  return JSON.parse(JSON.stringify(page, (key, value: unknown) => (changing.has(key) ? undefined : value)));
}
