import type { RecordKind } from '../../src/definition';
import type { Queryable } from '../database/database';
import { NotFound } from '../errors';
import { requireRecordAccess, type Actions } from './access';
import { requireId, requireIds } from './arguments';
import type { ContentContext, WriteContext } from './context';
import { findOwnBrand, type BrandRow } from './page/pageRow';

/** How the records of a kind are stored and read. */
export interface RecordStore<Row> {
  readonly kind: RecordKind;
  /** Its table, which has the columns id, brand_id and created_at. */
  readonly table: string;
  /** What else the columns come from. */
  readonly joins?: string;
  /** The SQL of each property of a row; true: the column of that name. */
  readonly columns: Readonly<Record<keyof Row, string | true>>;
  /** What is said of a record that does not exist, or not for the caller. */
  readonly notFound: string;
}

/** SELECT … FROM … of the rows of a kind. */
export function selectFrom<Row>({ table, joins = '', columns }: RecordStore<Row>): string {
  const list = Object.entries<string | true>(columns).map(
    ([name, sql]) => `${sql === true ? `${table}.${name}` : sql} AS "${name}"`,
  );
  return `SELECT ${list.join(', ')} FROM ${table} ${joins}`;
}

/**
 * A brand of the caller's own, with whose records of a kind the caller may do something.
 * @param argument which argument the id is, for errors
 * @throws NotFound for other brands
 * @throws Forbidden without one of the scopes
 */
export async function requireBrand(
  context: ContentContext,
  {
    kind,
    id,
    argument,
    actions,
  }: { readonly kind: RecordKind; readonly id: string; readonly argument: string; readonly actions: Actions },
): Promise<BrandRow> {
  const brand = await findOwnBrand(context.database, context.caller, requireId(id, argument));
  requireRecordAccess(context.caller, { kind, brandName: brand.name }, actions);
  return brand;
}

/**
 * One record that the caller may read.
 * @throws NotFound also for records of other brands
 * @throws Forbidden without the scope
 */
export async function findRecord<Row>(context: ContentContext, store: RecordStore<Row>, id: string): Promise<Row> {
  const [known] = await findOwnRecords(context, { store, ids: [requireId(id, 'id')] });
  if (known === undefined) throw new NotFound(store.notFound);
  requireRecordAccess(context.caller, { kind: store.kind, brandName: known.brand_name }, ['read']);
  return readRecord(context.database, store, known.id);
}

/** A record that is about to be saved. */
export interface OpenRecord<Row> {
  readonly brand: BrandRow;
  readonly id: string;
  /** As it is stored, locked until the end of the transaction; undefined for a new one. */
  readonly stored: Row | undefined;
}

/**
 * Makes a record ready to be added or changed: no id and an unknown one add it, so that a save can be repeated.
 * @param path what stands before the two ids in errors, for example `careerData.`
 * @throws NotFound for another brand and for the id of a record of another brand
 * @throws Forbidden without the scope to create or update
 */
export async function openRecord<Row extends { readonly brand_id: string }>(
  context: WriteContext,
  store: RecordStore<Row>,
  { sent, path = '' }: { readonly sent: SentIds; readonly path?: string },
): Promise<OpenRecord<Row>> {
  const { database, caller, services } = context;
  const brand = await findOwnBrand(database, caller, requireId(sent.brand_id, `${path}brand_id`));
  const id = sent.id ? requireId(sent.id, `${path}id`) : undefined;
  const [stored] = id
    ? await database.query<Row>(`${selectFrom(store)} WHERE ${store.table}.id = $1 FOR UPDATE OF ${store.table}`, [id])
    : [];
  if (stored && stored.brand_id !== brand.id) throw new NotFound(store.notFound);
  requireRecordAccess(caller, { kind: store.kind, brandName: brand.name }, [stored ? 'update' : 'create']);
  return { brand, id: id ?? services.newId(), stored };
}

interface SentIds {
  readonly id?: string | null;
  readonly brand_id: string;
}

/** What a record is stored as, by the columns of its table. */
export type RecordValues = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly brand_id: string;
  readonly created_at: Date;
};

/**
 * Adds a record, or changes the one of this id; created_at stays what it was.
 * @returns the record as stored
 * @throws NotFound when somebody took the id for another brand meanwhile
 */
export async function saveRecord<Row>(
  database: Queryable,
  store: RecordStore<Row>,
  values: RecordValues,
): Promise<Row> {
  const names = Object.keys(values);
  const changed = names.filter((name) => !UNCHANGING.has(name));
  const saved = await database.query(
    `INSERT INTO ${store.table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}
     WHERE ${store.table}.brand_id = excluded.brand_id RETURNING id`,
    Object.values(values),
  );
  if (saved.length === 0) throw new NotFound(store.notFound);
  return readRecord(database, store, values.id);
}

/**
 * Removes records, all of them or none.
 * @param refuse looks at the records, which are locked by then, and throws when one must stay
 * @throws NotFound when one of them does not exist, or not for the caller
 * @throws Forbidden without the scope to delete
 */
export async function removeRecords<Row>(
  context: WriteContext,
  store: RecordStore<Row>,
  options: { readonly ids: readonly string[]; readonly refuse?: (ids: readonly string[]) => Promise<void> },
): Promise<{ readonly ids: readonly string[] }> {
  const ids = requireIds(options.ids, 'ids');
  const known = await findOwnRecords(context, { store, ids, lock: true });
  if (known.length !== ids.length) throw new NotFound(store.notFound);
  for (const brandName of new Set(known.map((record) => record.brand_name))) {
    requireRecordAccess(context.caller, { kind: store.kind, brandName }, ['delete']);
  }
  await options.refuse?.(ids);
  await context.database.query(`DELETE FROM ${store.table} WHERE id = ANY($1::uuid[])`, [ids]);
  return { ids };
}

/** Those of the records that belong to the caller's brands; locked ones in one order, against waiting in a circle. */
function findOwnRecords<Row>(
  context: ContentContext,
  { store, ids, lock }: { readonly store: RecordStore<Row>; readonly ids: readonly string[]; readonly lock?: boolean },
): Promise<{ readonly id: string; readonly brand_name: string }[]> {
  return context.database.query(
    `SELECT record.id, brand.name AS brand_name FROM ${store.table} AS record JOIN brand ON brand.id = record.brand_id
     WHERE record.id = ANY($1::uuid[]) AND brand.tenant_id = ANY($2::uuid[])
     ORDER BY record.id ${lock ? 'FOR UPDATE OF record' : ''}`,
    [ids, context.caller.tenantIds],
  );
}

async function readRecord<Row>(database: Queryable, store: RecordStore<Row>, id: string): Promise<Row> {
  const [row] = await database.query<Row>(`${selectFrom(store)} WHERE ${store.table}.id = $1`, [id]);
  if (row === undefined) throw new NotFound(store.notFound);
  return row;
}

const UNCHANGING: ReadonlySet<string> = new Set(['id', 'brand_id', 'created_at']);
