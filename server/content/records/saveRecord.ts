import { isDeepStrictEqual } from 'node:util';
import { NotFound, StaleRevision } from '../../errors';
import type { BrandRow, Caller } from '../../services';
import { requireRecordAccess, type Actions, type RecordTarget } from '../access';
import { requireId, requireIds } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { cleanRecord } from '../guards/cleanRecord';
import { findPropertyPath, requireAccessToNewDocuments } from '../guards/files';
import { guardValues, type GuardedRecord } from '../guards/guardRecord';
import { mergeRecordValues } from './mergeRecordValues';
import { lastRecordRevision, type RecordRevisionRow } from './recordRevisions';
import type { RecordAction, RecordStore, RecordValues, StoredRecord } from './recordStore';
import { ownBrand } from '../brands';

/** A record as sent by a caller. */
export interface RecordInput extends Pick<GuardedRecord, 'argumentOf'> {
  /** A known id changes that record, an unknown one creates a record with it; without an id, one is generated. */
  readonly id?: string | null | undefined;
  /** Undefined for records that belong to no brand. */
  readonly brandId: string | undefined;
  /** By property; undefined values stay as stored, also inside objects, and empty texts clear the value. */
  readonly values: RecordValues;
  /** The revision that the caller has read; absent: last write wins. */
  readonly expectedRevision?: number | null | undefined;
  /** Prefix of property names in errors, for example `careerData.`. */
  readonly path?: string;
  /** Prefix of the id in errors; default: `path`. */
  readonly idPath?: string;
  /**
   * Validates and completes the values beyond what definitions can express.
   * @returns the values to be stored
   */
  readonly complete?: (opened: OpenedRecord) => RecordValues | Promise<RecordValues>;
}

/** A record that is about to be saved. */
export interface OpenedRecord {
  readonly id: string;
  /** Undefined for records that belong to no brand. */
  readonly brand: BrandRow | undefined;
  /** The stored record, locked until the end of the transaction; undefined for a new one. */
  readonly stored: StoredRecord | undefined;
  /** The last revision; 0 for a new record. A removed record that is created again continues counting, so that revisions stay unique. */
  readonly lastRevision: number;
  /** The stored values overlaid with the sent ones, sanitized; empty texts are null. */
  readonly values: RecordValues;
}

/**
 * Adds or changes a record after checking access, revision and the rules of its form. It counts as a save, and a revision is kept, only if
 * something changed. Several saves of a record in one document count once.
 * @returns the record as it is stored now
 * @throws NotFound for another brand, a record of another brand, and one that was removed since the caller read it
 * @throws Forbidden without the scope to create or update
 * @throws StaleRevision if somebody saved it since
 * @throws BadInput with the message of the form
 */
export async function saveRecord(context: WriteContext, store: RecordStore, sent: RecordInput): Promise<StoredRecord> {
  const opened = await openRecord(context, store, sent);
  const { brand, stored } = opened;
  const { path = '', argumentOf = {} } = sent;
  const values = (await sent.complete?.(opened)) ?? opened.values;
  await guardValues(context, await store.rules(brand?.name), {
    ...{ brand, values, stored: [stored?.values, ...context.recordWrites.removed(store)] },
    ...{ path, argumentOf },
  });
  return writeRecord(context, store, {
    ...{ ...opened, values, action: 'saved' },
    argumentOf: (property) => path + (argumentOf[property] ?? property),
  });
}

async function openRecord(context: WriteContext, store: RecordStore, sent: RecordInput): Promise<OpenedRecord> {
  const { caller, services } = context;
  const { path = '', idPath = path, brandId } = sent;
  const brand = brandId === undefined ? undefined : ownBrand(caller, requireId(brandId, `${path}brand_id`));
  const sentId = sent.id ? requireId(sent.id, `${idPath}id`) : undefined;
  const stored = sentId === undefined ? undefined : await lockRecord(context, store, sentId);
  if (stored && stored.brandId !== brand?.id) throw new NotFound(store.notFound);
  requireRecordAccess(caller, recordTargetOf(store, brand?.name), [stored ? 'update' : 'create']);
  requireRevision(context, store, { id: sentId, stored, expected: sent.expectedRevision });
  const removed =
    sentId !== undefined && stored === undefined
      ? await requireOwnTrash(context, store, { id: sentId, brand })
      : undefined;
  const cleaned = cleanRecord(sent.values, { rules: await store.rules(brand?.name), path });
  return {
    id: sentId ?? services.newId(),
    brand,
    stored,
    lastRevision: stored?.revision ?? removed?.revision ?? 0,
    values: mergeRecordValues(stored?.values ?? {}, cleaned),
  };
}

/**
 * Locks a record until the end of the transaction. If it does not exist (undefined), its id is locked: of two callers who add a record
 * with the same id, the second waits and then finds the record.
 */
export async function lockRecord(
  { database }: WriteContext,
  store: RecordStore,
  id: string,
): Promise<StoredRecord | undefined> {
  const [stored] = await store.read(database, [id], { lock: true });
  if (stored) return stored;
  await database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${store.of} ${id}`]);
  const [added] = await store.read(database, [id], { lock: true });
  return added;
}

/**
 * Refuses a save that is based on another revision than the one before this transaction.
 * @throws StaleRevision
 * @throws NotFound if the record has been removed: the save must not re-create it
 */
export function requireRevision(
  { recordWrites }: WriteContext,
  store: RecordStore,
  given: {
    readonly id: string | undefined;
    readonly stored: StoredRecord | undefined;
    readonly expected: number | null | undefined;
  },
): void {
  const { id, stored, expected } = given;
  if (expected === null || expected === undefined) return;
  const written = id === undefined ? undefined : recordWrites.get(store, id);
  const found = written ? written.stored : stored;
  if ((found?.revision ?? 0) === expected) return;
  if (found === undefined) throw new NotFound(store.notFound);
  throw new StaleRevision({
    record_id: found.id,
    revision: found.revision,
    expected_revision: expected,
    saved_by: found.updatedBy ?? null,
    saved_at: found.updatedAt.toISOString(),
  });
}

/**
 * Creating a record with the id of a removed one takes that out of the trash, which only its own brand may do.
 * @returns the last revision of the removed record; undefined for an unused id
 * @throws NotFound
 */
async function requireOwnTrash(
  { database }: WriteContext,
  store: RecordStore,
  { id, brand }: { readonly id: string; readonly brand: BrandRow | undefined },
): Promise<RecordRevisionRow | undefined> {
  const removed = await lastRecordRevision(database, { kind: store.of, id });
  if (removed !== undefined && removed.brand_id !== (brand?.id ?? null)) throw new NotFound(store.notFound);
  return removed;
}

/**
 * Stores values as a save of the record, unless they are unchanged.
 * @param record.argumentOf the argument of a property in errors; default: the property
 * @returns the record as it is stored now
 * @throws BadInput for a new reference to a document that the caller may not open
 */
export async function writeRecord(
  context: WriteContext,
  store: RecordStore,
  record: OpenedRecord & { readonly action: RecordAction; readonly argumentOf?: (property: string) => string },
): Promise<StoredRecord> {
  const { id, brand, stored, lastRevision, values, action, argumentOf = String } = record;
  if (stored && isSame(stored.values, values)) return stored;
  await requireAccessToNewDocuments(context, {
    before: stored?.values,
    after: values,
    argumentOf: (isNamed) => argumentOf(findPropertyPath(values, isNamed)),
  });
  const written = {
    ...{
      id,
      brandId: brand?.id,
      brandName: brand?.name,
      values,
      by: context.caller.name,
      at: context.services.clock(),
    },
    revision: context.recordWrites.get(store, id)?.revision ?? lastRevision + 1,
  };
  await store.write(context.database, written);
  context.recordWrites.note({ ...written, store, stored, action });
  const { by: updatedBy, at: updatedAt, ...now } = written;
  return { ...now, updatedBy, updatedAt };
}

/** Compares as JSON: a date equals its text, and a property without a value equals a missing one. */
function isSame(stored: RecordValues, values: RecordValues): boolean {
  return isDeepStrictEqual(asJson(stored), asJson(values));
}

function asJson(values: RecordValues): unknown {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return JSON.parse(JSON.stringify(Object.fromEntries(given)));
}

/**
 * Moves records to the trash, all of them or none.
 * @param options.refuse is called with the locked records, and throws if one must not be removed
 * @throws NotFound if one of them does not exist, or is not the caller's
 * @throws Forbidden without the scope to delete
 */
export async function removeRecords(
  context: WriteContext,
  store: RecordStore,
  options: {
    readonly ids: readonly string[];
    /** The caller needs the right to one of them; default: delete. */
    readonly actions?: Actions;
    readonly refuse?: (records: readonly StoredRecord[]) => Promise<void> | void;
  },
): Promise<{ readonly ids: readonly string[] }> {
  const ids = requireIds(options.ids, 'ids');
  const records = await store.read(context.database, ids, { lock: true });
  requireOwnRecords(context, store, { ids, records, actions: options.actions ?? ['delete'] });
  await options.refuse?.(records);
  await store.remove(context.database, ids, context.services.clock());
  for (const record of records) noteRemoval(context, store, record);
  return { ids };
}

function noteRemoval({ recordWrites, caller, services }: WriteContext, store: RecordStore, stored: StoredRecord): void {
  const { id, brandId, brandName, values } = stored;
  const revision = recordWrites.get(store, id)?.revision ?? stored.revision + 1;
  const removal = { by: caller.name, at: services.clock(), action: 'removed' } as const;
  recordWrites.note({ ...{ store, stored, id, brandId, brandName, revision, values }, ...removal });
}

/**
 * Checks that all records exist and belong to the caller's brands, and that the caller has the right to one of the actions on each.
 * @throws NotFound, Forbidden
 */
export function requireOwnRecords(
  { caller }: ContentContext,
  store: RecordStore,
  given: { readonly ids: readonly string[]; readonly records: readonly StoredRecord[]; readonly actions: Actions },
): void {
  const { ids, records, actions } = given;
  const own = records.filter(({ brandName }) => isOwnBrand(caller, brandName));
  if (own.length !== ids.length) throw new NotFound(store.notFound);
  for (const brandName of new Set(own.map((record) => record.brandName))) {
    requireRecordAccess(caller, recordTargetOf(store, brandName), actions);
  }
}

/** Whether a brand (by name) is one of the caller's; records without a brand belong to everybody. */
export function isOwnBrand({ brands }: Caller, brandName: string | undefined): boolean {
  return brandName === undefined || brands.some(({ name }) => name === brandName);
}

/** The target of access checks for the records of a store. */
export function recordTargetOf({ of, policy }: RecordStore, brandName: string | undefined): RecordTarget {
  return { kind: of, ...(policy && { policy }), ...(brandName !== undefined && { brandName }) };
}
