import type { Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import { violatedUniqueness } from '../../database/constraints';
import { BadInput, NotFound } from '../../errors';
import type { BrandRow } from '../../services';
import { requireRecordAccess, type Actions } from '../access';
import { requireId } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import type { PropertyRules } from '../guards/textRules';
import type { Paging } from '../paging';
import type { RecordStore, RecordValues } from './recordStore';
import {
  removeRecords,
  requireOwnRecords,
  requireRevision,
  saveRecord,
  type OpenedRecord,
  recordTargetOf,
} from './saveRecord';
import type { RecordAnswer, TableStore } from './tableStore';
import { ownBrand } from '../brands';

/** A record as sent in a call of the specification. */
export interface SentRecord extends RecordValues {
  readonly id?: string | null;
  readonly brand_id: string;
}

/** How a kind of records is saved, beyond what its definitions express. */
export interface RecordSave {
  /** Prefix of arguments in errors, for example `careerData.`. */
  readonly path?: string;
  /** Properties that are trimmed; required ones always are. */
  readonly trimmed?: readonly string[];
  /** Properties that are refused instead of sanitized: an e-mail address that nobody typed is worse than none. */
  readonly verbatim?: readonly string[];
  /**
   * Validates and completes the values beyond what definitions can express.
   * @returns the values to be stored
   */
  readonly complete?: (opened: OpenedRecord, context: WriteContext) => RecordValues | Promise<RecordValues>;
  /** The error if the values violate a unique index. */
  readonly duplicate?: { readonly index: string; readonly argument: string; readonly message: string };
}

/**
 * Adds or changes a record; properties that are not sent stay as stored.
 * @param expected the revision that the caller has read; absent: last write wins
 * @returns the record as answered
 * @throws NotFound, Forbidden, StaleRevision and BadInput, as saveRecord does
 */
export async function saveSpecified(
  context: WriteContext,
  store: TableStore,
  { sent, expected, ...save }: RecordSave & { readonly sent: SentRecord; readonly expected: Expected },
): Promise<RecordAnswer> {
  const { path = '', verbatim = [], complete, duplicate } = save;
  const { id: sentId, brand_id: brandId, ...values } = sent;
  try {
    const { id } = await saveRecord(context, store, {
      ...{ id: sentId, brandId, values, expectedRevision: expected, path },
      async complete(opened) {
        const rules = await store.rules(opened.brand?.name);
        const typed = Object.fromEntries(verbatim.map((name) => [name, values[name] ?? opened.values[name]]));
        const normalized = normalizeValues({ ...opened.values, ...typed }, { rules, ...save });
        return complete ? complete({ ...opened, values: normalized }, context) : normalized;
      },
    });
    return await readAnswer(context.database, store, id);
  } catch (error) {
    if (duplicate === undefined || violatedUniqueness(error) !== duplicate.index) throw error;
    throw new BadInput(path + duplicate.argument, duplicate.message);
  }
}

type Expected = number | null | undefined;

/**
 * Trims required and `trimmed` properties, and checks that required ones have a value.
 * @throws BadInput with the message of the form, for a missing required value
 */
export function normalizeValues(
  values: RecordValues,
  given: Pick<RecordSave, 'path' | 'trimmed'> & {
    readonly rules: PropertyRules;
    readonly argumentOf?: Readonly<Record<string, string>>;
  },
): RecordValues {
  const { rules, path = '', trimmed = [], argumentOf = {} } = given;
  const required = [...rules].flatMap(([property, { field }]) =>
    'required' in field ? [[property, field.required] as const] : [],
  );
  const normalized = { ...values };
  for (const property of [...required.map(([name]) => name), ...trimmed]) {
    const value = normalized[property];
    if (typeof value === 'string') normalized[property] = value.trim() || null;
  }
  for (const [property, message] of required) {
    if (normalized[property] === null || normalized[property] === undefined) {
      throw new BadInput(path + (argumentOf[property] ?? property), message);
    }
  }
  return normalized;
}

/**
 * Removes records, all of them or none.
 * @param args.expected_revisions the revisions that the caller has read, in the order of the ids
 * @param actions the caller needs the right to one of them; default: delete
 * @param refuse is called with the ids of the locked records, and throws if one must not be removed
 * @throws NotFound, Forbidden and StaleRevision, as saveSpecified does
 */
export function removeSpecified(
  context: WriteContext,
  store: RecordStore,
  {
    ids,
    expected_revisions: expected,
    refuse,
    actions,
  }: RemovalArguments & { readonly refuse?: (ids: readonly string[]) => Promise<void>; readonly actions?: Actions },
): Promise<{ readonly ids: readonly string[] }> {
  return removeRecords(context, store, {
    ids,
    ...(actions && { actions }),
    async refuse(records) {
      const expectedOf = new Map(ids.map((id, index) => [id.toLowerCase(), expected?.[index]]));
      for (const stored of records) {
        requireRevision(context, store, { id: stored.id, stored, expected: expectedOf.get(stored.id) });
      }
      await refuse?.(records.map(({ id }) => id));
    },
  });
}

/** Arguments of calls that remove several records. */
export interface RemovalArguments {
  readonly ids: readonly string[];
  readonly expected_revisions?: readonly number[] | null;
}

/** Arguments of calls that remove one record. */
export interface OneRemovalArguments {
  readonly id: string;
  readonly expected_revision?: number | null;
}

/** As removeSpecified, of one record. */
export async function removeOneSpecified(
  context: WriteContext,
  store: RecordStore,
  { id, expected_revision: expected }: OneRemovalArguments,
): Promise<true> {
  const ids = [requireId(id, 'id')];
  await removeSpecified(context, store, { ids, expected_revisions: expected == null ? null : [expected] });
  return true;
}

/**
 * One of the caller's brands, after checking access to its records of a kind.
 * @param given.argument the argument of the id, for errors
 * @param given.actions the caller needs the right to one of them; default: read
 * @throws NotFound for other brands
 * @throws Forbidden without one of the scopes
 */
export function requireBrand(
  { caller }: ContentContext,
  store: RecordStore,
  given: { readonly id: string; readonly argument?: string; readonly actions?: Actions },
): BrandRow {
  const { id, argument = 'brand_id', actions = ['read'] } = given;
  const brand = ownBrand(caller, requireId(id, argument));
  requireRecordAccess(caller, recordTargetOf(store, brand.name), actions);
  return brand;
}

/**
 * One record that the caller may read, as answered.
 * @throws NotFound also for records of other brands
 * @throws Forbidden without the scope
 */
export async function findSpecified(
  args: { readonly id: string },
  context: ContentContext,
  store: TableStore,
): Promise<RecordAnswer> {
  const id = requireId(args.id, 'id');
  const records = await store.read(context.database, [id]);
  requireOwnRecords(context, store, { ids: [id], records, actions: ['read'] });
  return readAnswer(context.database, store, id);
}

/**
 * All records of a set of a brand, in the order in which they were added.
 * @throws NotFound for other brands
 * @throws Forbidden without the scope
 */
export async function listSet(
  args: { readonly brandId: string },
  context: ContentContext,
  store: TableStore,
): Promise<readonly RecordAnswer[]> {
  const brand = requireBrand(context, store, { id: args.brandId, argument: 'brandId' });
  return store.query(context.database, 'WHERE brand_id = $1 ORDER BY sequence', [brand.id]);
}

async function readAnswer(database: Queryable, store: TableStore, id: string): Promise<RecordAnswer> {
  const [answer] = await store.query(database, `WHERE ${store.table}.id = $1`, [id]);
  if (answer === undefined) throw new NotFound(store.notFound);
  return answer;
}

interface SpecifiedQuery {
  readonly conditions: Conditions;
  /** SQL for ORDER BY. */
  readonly order: string;
  readonly paging: Paging;
}

/** One page of the matching records, as answered. */
export function listSpecified(
  { database }: ContentContext,
  store: TableStore,
  { conditions, order, paging }: SpecifiedQuery,
): Promise<readonly RecordAnswer[]> {
  const sql = `WHERE ${conditions.sql} ORDER BY ${order} ${conditions.part(paging)}`;
  return store.query(database, sql, conditions.values);
}

/** As listSpecified, with the total number of matching records. */
export async function searchSpecified(
  context: ContentContext,
  store: TableStore,
  query: SpecifiedQuery,
): Promise<{ readonly records: readonly RecordAnswer[]; readonly total: number }> {
  const { sql, values } = query.conditions;
  const [count] = await context.database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${store.table} WHERE ${sql}`,
    values,
  );
  return { records: await listSpecified(context, store, query), total: count?.total ?? 0 };
}

/** A text value; null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
