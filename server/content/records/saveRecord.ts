import { isDeepStrictEqual } from 'node:util';
import { NotFound, StaleRevision } from '../../errors';
import type { BrandRow, Caller } from '../../services';
import { requireRecordAccess, type Actions, type RecordPlace } from '../access';
import { requireId, requireIds } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { cleanRecord } from '../guards/cleanRecord';
import { propertyWith, requireNamedDocuments } from '../guards/files';
import { guardValues, type HeldRecord } from '../guards/guardRecord';
import { overlaid } from './overlaid';
import { lastRecordRevision, type RecordRevisionRow } from './recordRevisions';
import type { RecordAction, RecordStore, RecordValues, StoredRecord } from './recordStore';
import { ownBrand } from '../brands';

/** A record as somebody sends it. */
export interface SentRecord extends Pick<HeldRecord, 'argumentOf'> {
  /** A known id changes the record, an unknown one adds it with that id, none adds it with a generated one. */
  readonly id?: string | null | undefined;
  /** Undefined for records that belong to no brand. */
  readonly brandId: string | undefined;
  /** By property; one that is undefined stays as stored, also inside of an object, and an empty text empties it. */
  readonly values: RecordValues;
  /** The revision that the caller has read; absent: the last save wins. */
  readonly expectedRevision?: number | null | undefined;
  /** What stands before a property in errors, for example `careerData.`. */
  readonly path?: string;
  /** What stands before the id in errors, where that is something else. */
  readonly idPath?: string;
  /**
   * Checks and completes what definitions cannot say.
   * @returns the values to be stored
   */
  readonly complete?: (opened: OpenedRecord) => RecordValues | Promise<RecordValues>;
}

/** A record that is about to be saved. */
export interface OpenedRecord {
  readonly id: string;
  /** Undefined for records that belong to no brand. */
  readonly brand: BrandRow | undefined;
  /** As it is stored, locked until the end of the transaction; undefined for a new one. */
  readonly stored: StoredRecord | undefined;
  /** How often it was saved; one that was removed and is made again goes on counting, so that no revision is taken for another. */
  readonly savedTimes: number;
  /** What is stored with what was sent over it, without markup that may not be stored; an empty text is null. */
  readonly values: RecordValues;
}

/**
 * Adds a record or changes one: access, revision, and what its form takes. It counts as a save, and a revision is kept, only when
 * something changed. Several saves of one record in a document count once.
 * @returns the record as it is stored now
 * @throws NotFound for another brand, a record of another brand, and one that was removed since the caller read it
 * @throws Forbidden without the scope to create or update
 * @throws StaleRevision when somebody saved it since
 * @throws BadInput in the words of the form
 */
export async function saveRecord(context: WriteContext, store: RecordStore, sent: SentRecord): Promise<StoredRecord> {
  const opened = await openRecord(context, store, sent);
  const { brand, stored } = opened;
  const { path = '', argumentOf = {} } = sent;
  const values = (await sent.complete?.(opened)) ?? opened.values;
  await guardValues(context, await store.held(brand?.name), {
    ...{ brand, values, stored: [stored?.values, ...context.recordWrites.removed(store)] },
    ...{ path, argumentOf },
  });
  return writeRecord(context, store, {
    ...{ ...opened, values, action: 'saved' },
    argumentOf: (property) => path + (argumentOf[property] ?? property),
  });
}

async function openRecord(context: WriteContext, store: RecordStore, sent: SentRecord): Promise<OpenedRecord> {
  const { caller, services } = context;
  const { path = '', idPath = path, brandId } = sent;
  const brand = brandId === undefined ? undefined : ownBrand(caller, requireId(brandId, `${path}brand_id`));
  const sentId = sent.id ? requireId(sent.id, `${idPath}id`) : undefined;
  const stored = sentId === undefined ? undefined : await lockRecord(context, store, sentId);
  if (stored && stored.brandId !== brand?.id) throw new NotFound(store.notFound);
  requireRecordAccess(caller, placeOf(store, brand?.name), [stored ? 'update' : 'create']);
  requireRevision(context, store, { id: sentId, stored, expected: sent.expectedRevision });
  const removed =
    sentId !== undefined && stored === undefined ? await ownTrash(context, store, { id: sentId, brand }) : undefined;
  const cleaned = cleanRecord(sent.values, { held: await store.held(brand?.name), path });
  return {
    id: sentId ?? services.newId(),
    brand,
    stored,
    savedTimes: stored?.revision ?? removed?.revision ?? 0,
    values: overlaid(stored?.values ?? {}, cleaned),
  };
}

/**
 * The record, locked until the end of the transaction; undefined for one that does not exist, whose id is locked then: of two who add a
 * record with one id, the second waits and finds it.
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
 * Refuses what was made of another revision than the one before this transaction.
 * @throws StaleRevision
 * @throws NotFound when the record is gone: a new one must not take its place
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
 * A record that was removed is taken out of the trash by one that is made with its id: only by the brand that removed it.
 * @returns its last revision; undefined for an id that no record had
 * @throws NotFound
 */
async function ownTrash(
  { database }: WriteContext,
  store: RecordStore,
  { id, brand }: { readonly id: string; readonly brand: BrandRow | undefined },
): Promise<RecordRevisionRow | undefined> {
  const removed = await lastRecordRevision(database, { kind: store.of, id });
  if (removed !== undefined && removed.brand_id !== (brand?.id ?? null)) throw new NotFound(store.notFound);
  return removed;
}

/**
 * Stores values, as a save that counts, unless they are stored already.
 * @param record.argumentOf what a property is called in errors, where that is not its name
 * @returns the record as it is stored now
 * @throws BadInput for a document that the caller may not open, and that was not named before
 */
export async function writeRecord(
  context: WriteContext,
  store: RecordStore,
  record: OpenedRecord & { readonly action: RecordAction; readonly argumentOf?: (property: string) => string },
): Promise<StoredRecord> {
  const { id, brand, stored, savedTimes, values, action, argumentOf = String } = record;
  if (stored && isSame(stored.values, values)) return stored;
  await requireNamedDocuments(context, {
    before: stored?.values,
    after: values,
    argumentOf: (isNamed) => argumentOf(propertyWith(values, isNamed)),
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
    revision: context.recordWrites.get(store, id)?.revision ?? savedTimes + 1,
  };
  await store.write(context.database, written);
  context.recordWrites.note({ ...written, store, stored, action });
  const { by: updatedBy, at: updatedAt, ...now } = written;
  return { ...now, updatedBy, updatedAt };
}

/** As JSON has them: a date is the same as its text, a property without a value the same as none. */
function isSame(stored: RecordValues, values: RecordValues): boolean {
  return isDeepStrictEqual(asJson(stored), asJson(values));
}

function asJson(values: RecordValues): unknown {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return JSON.parse(JSON.stringify(Object.fromEntries(given)));
}

/**
 * Removes records, all of them or none; each goes to the trash.
 * @param options.refuse looks at the records, which are locked by then, and throws when one must stay
 * @throws NotFound when one of them does not exist, or not for the caller
 * @throws Forbidden without the scope to delete
 */
export async function removeRecords(
  context: WriteContext,
  store: RecordStore,
  options: {
    readonly ids: readonly string[];
    /** One of which the caller must be allowed; deleting unless given. */
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
 * Checks that all records are there, of the caller's brands, and that the caller may do something with each.
 * @throws NotFound, Forbidden
 */
export function requireOwnRecords(
  { caller }: ContentContext,
  store: RecordStore,
  given: { readonly ids: readonly string[]; readonly records: readonly StoredRecord[]; readonly actions: Actions },
): void {
  const { ids, records, actions } = given;
  const own = records.filter(({ brandName }) => isOwn(caller, brandName));
  if (own.length !== ids.length) throw new NotFound(store.notFound);
  for (const brandName of new Set(own.map((record) => record.brandName))) {
    requireRecordAccess(caller, placeOf(store, brandName), actions);
  }
}

/** Whether a brand is the caller's, by its name; what belongs to no brand is everybody's. */
export function isOwn({ brands }: Caller, brandName: string | undefined): boolean {
  return brandName === undefined || brands.some(({ name }) => name === brandName);
}

/** What access to the records of a store is decided by. */
export function placeOf({ of, policy }: RecordStore, brandName: string | undefined): RecordPlace {
  return { kind: of, ...(policy && { policy }), ...(brandName !== undefined && { brandName }) };
}
