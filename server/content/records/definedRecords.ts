import { POSITION } from '../../../src/definition';
import { isObject } from '../../../src/lib/objects';
import type { Queryable } from '../../database/database';
import { BadInput, NotFound } from '../../errors';
import { requireId, requireIds } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { requireCount } from '../guards/sizes';
import { recordMessages } from '../recordMessages';
import { MOVE_BEFORE, type DefinedStore } from './definedStore';
import type { RecordValues } from './recordStore';
import { isOwnBrand, removeRecords, requireOwnRecords, saveRecord, type OpenedRecord } from './saveRecord';
import { recordStores } from './stores';

/** A record of a defined area, as answered. */
export interface RecordRow {
  readonly id: string;
  readonly area: string;
  readonly brand_id: string;
  readonly data: RecordValues;
  readonly revision: number;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly updated_at: Date;
  readonly updated_by: string | null;
}

export interface SaveRecordsArguments {
  readonly brand_id: string;
  readonly area: string;
  readonly records: readonly {
    readonly id?: string | null;
    readonly data: unknown;
    readonly expected_revision?: number | null;
  }[];
}

/**
 * Adds and changes records, in the order sent.
 * @throws BadInput for more than 100 records, and with messages of the form, naming for example `records[0].data.question`
 * @throws NotFound, Forbidden, StaleRevision as saveRecord does
 */
export async function saveDefinedRecords(
  { brand_id: brandId, area, records }: SaveRecordsArguments,
  context: WriteContext,
): Promise<readonly RecordRow[]> {
  const store = recordStores(context.services.definitions).requireDefined(area);
  requireCount(records, { argument: 'records', max: MAX_RECORDS });
  const ids: string[] = [];
  for (const [index, { id, data, expected_revision: expectedRevision }] of records.entries()) {
    const path = `records[${index}].data.`;
    if (!isObject(data)) throw new BadInput(path.slice(0, -1), `${path.slice(0, -1)}: expected an object.`);
    const saved = await saveRecord(context, store, {
      ...{ id, brandId, values: data, expectedRevision, path },
      idPath: `records[${index}].`,
      complete: (opened) => complete(store, { opened, sent: data, path }),
    });
    ids.push(saved.id);
  }
  return readRows(context.database, ids);
}

/** Validates the values with the form as a whole. */
async function complete(
  store: DefinedStore,
  { opened, sent, path }: { readonly opened: OpenedRecord; readonly sent: RecordValues; readonly path: string },
): Promise<RecordValues> {
  const { brand, stored, values } = opened;
  const form = await store.form(stored ? 'change' : 'add', brand?.name);
  return form.check({ values, sent, stored: stored?.values, path });
}

/**
 * One record of a defined area.
 * @throws NotFound 'Record not found.', also for records of other brands
 * @throws Forbidden without the scope to read it
 */
export async function findDefinedRecord(args: { readonly id: string }, context: ContentContext): Promise<RecordRow> {
  const [row] = await readRows(context.database, [requireId(args.id, 'id')]);
  if (row === undefined) throw new NotFound(recordMessages.recordNotFound);
  const store = recordStores(context.services.definitions).requireDefined(row.area);
  const records = await store.read(context.database, [row.id]);
  requireOwnRecords(context, store, { ids: [row.id], records, actions: ['read'] });
  return row;
}

/** Removes records of one or several areas, all of them or none. @throws NotFound, Forbidden */
export async function removeDefinedRecords(
  args: { readonly ids: readonly string[] },
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  const ids = requireIds(args.ids, 'ids');
  requireCount(ids, { argument: 'ids', max: MAX_RECORDS });
  const areas = await context.database.query<{ area: string; ids: readonly string[] }>(
    'SELECT area, array_agg(id) AS ids FROM record WHERE id = ANY($1::uuid[]) GROUP BY area ORDER BY area',
    [ids],
  );
  if (areas.reduce((sum, { ids: ofArea }) => sum + ofArea.length, 0) < ids.length) {
    throw new NotFound(recordMessages.recordNotFound);
  }
  for (const { area, ids: ofArea } of areas) {
    const store = recordStores(context.services.definitions).requireDefined(area);
    await removeRecords(context, store, { ids: ofArea });
  }
  return { ids };
}

/**
 * Moves a record before another one of its area and brand, or to the end. This does not count as a save: the revision stays. Only one
 * row is written, because there is always a position between two others. Concurrent moves to the same place wait for the lock of the
 * target record.
 * @throws NotFound for a record that does not exist, or is not the caller's
 * @throws Forbidden without the scope to update
 * @throws BadInput if the list is not ordered by hand, and for a target of another list
 */
export async function moveRecord(
  args: { readonly id: string; readonly before?: string | null },
  context: WriteContext,
): Promise<boolean> {
  const { database } = context;
  const id = requireId(args.id, 'id');
  const before = args.before ? requireId(args.before, 'before') : undefined;
  const { area } = await findDefinedRecord({ id }, context);
  const store = recordStores(context.services.definitions).requireDefined(area);
  const records = await store.read(database, before === undefined ? [id] : [id, before], { lock: true });
  const moved = records.filter((record) => record.id === id);
  requireOwnRecords(context, store, { ids: [id], records: moved, actions: ['update'] });
  if (store.area.list.sort.by !== POSITION) throw new BadInput('id', recordMessages.notOrdered(area));
  if (before === undefined) {
    await database.query(`UPDATE record SET position = nextval('record_place') WHERE id = $1`, [id]);
    return true;
  }
  const target = records.find((record) => record.id === before);
  if (target === undefined || target.brandId !== moved[0]?.brandId || !isOwnBrand(context.caller, target.brandName)) {
    throw new BadInput('before', 'before: expected the id of a record of the same list.');
  }
  if (before !== id) await database.query(MOVE_BEFORE, [id, before]);
  return true;
}

/** The records with these ids, in the order of the ids. */
function readRows(database: Queryable, ids: readonly string[]): Promise<RecordRow[]> {
  return database.query<RecordRow>(
    `SELECT ${RECORD_COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place) JOIN record USING (id)
     ORDER BY asked.place`,
    [ids],
  );
}

/** The columns of RecordRow. */
export const RECORD_COLUMNS = `record.id, record.area, record.brand_id, record.data, record.revision, record.created_at,
  record.created_by, record.updated_at, record.updated_by`;

/** Maximum number of records that one call saves or removes. */
const MAX_RECORDS = 100;
