import { violatesConstraint } from '../../database/constraints';
import { BadInput, NotFound } from '../../errors';
import { requireRecordAccess } from '../access';
import { requireId } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { readPaging, type PagedArguments, readRevisionPaging } from '../paging';
import { recordMessages } from '../recordMessages';
import { IS_GONE, lastRecordRevision, RECORD_REVISIONS, type RecordRevisionRow } from './recordRevisions';
import type { RecordStore } from './recordStore';
import { isOwnBrand, lockRecord, recordTargetOf, requireOwnRecords, requireRevision, writeRecord } from './saveRecord';
import { recordStores } from './stores';
import { requireBrand } from './specifiedRecords';
import { ownBrand } from '../brands';

interface RecordKey {
  /** The name of its kind. */
  readonly of: string;
  readonly id: string;
}

/**
 * The kept revisions of a record, newest first, including removed records; empty for records last saved before revisions were introduced.
 * @throws NotFound for a record that does not exist, or is not the caller's
 * @throws Forbidden without the scope to read the records of this kind
 */
export async function listRecordRevisions(
  args: RecordKey & PagedArguments,
  context: ContentContext,
): Promise<readonly RecordRevisionRow[]> {
  const { limit, offset } = readRevisionPaging(args);
  const store = recordStores(context.services.definitions).require(args.of);
  const id = requireId(args.id, 'id');
  await requireReadable(context, store, id);
  return context.database.query<RecordRevisionRow>(
    `${RECORD_REVISIONS} WHERE kept.kind = $1 AND kept.record_id = $2
     ORDER BY kept.revision DESC LIMIT $3 OFFSET $4::bigint`,
    [store.of, id, limit, offset],
  );
}

/**
 * One kept revision.
 * @throws NotFound if it is not kept (any more)
 */
export async function findRecordRevision(
  args: RecordKey & { readonly revision: number },
  context: ContentContext,
): Promise<RecordRevisionRow> {
  const store = recordStores(context.services.definitions).require(args.of);
  const id = requireId(args.id, 'id');
  await requireReadable(context, store, id);
  const [revision] = await context.database.query<RecordRevisionRow>(
    `${RECORD_REVISIONS} WHERE kept.kind = $1 AND kept.record_id = $2 AND kept.revision = $3`,
    [store.of, id, args.revision],
  );
  if (revision === undefined) throw new NotFound(recordMessages.revisionNotFound);
  return revision;
}

/**
 * The removed records of a brand that have not been restored, as their last revisions, last removed first. Saves that remove records and
 * re-add them, as those of links that are moved or changed, leave nothing here; records that were removed more than once are listed once.
 */
export async function listRemovedRecords(
  args: { readonly of: string; readonly brand_id: string } & PagedArguments,
  context: ContentContext,
): Promise<readonly RecordRevisionRow[]> {
  const { limit, offset } = readPaging(args);
  const store = recordStores(context.services.definitions).require(args.of);
  const brand = requireBrand(context, store, { id: args.brand_id });
  return context.database.query<RecordRevisionRow>(
    `${RECORD_REVISIONS} WHERE kept.kind = $1 AND (kept.brand_id = $2 OR kept.brand_id IS NULL) AND kept.action = 'removed'
       AND NOT EXISTS (SELECT 1 FROM record_revision AS later WHERE later.kind = kept.kind
                       AND later.record_id = kept.record_id AND later.revision > kept.revision)
       AND ${IS_GONE}
     ORDER BY kept.saved_at DESC, kept.record_id LIMIT $3 OFFSET $4::bigint`,
    [store.of, brand.id, limit, offset],
  );
}

/**
 * Restores a record to a revision, as a save of its own. Also restores removed records, where they were in the order of their list.
 * @throws NotFound if the revision is not kept (any more)
 * @throws Forbidden without the scope to update, or, for a removed record, to create
 * @throws StaleRevision if somebody saved it since the caller read it
 * @throws BadInput if another record has taken its place, or what it belongs to has been deleted
 */
export async function restoreRecordRevision(
  args: RecordKey & { readonly revision: number; readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<{ readonly id: string; readonly revision: number }> {
  const store = recordStores(context.services.definitions).require(args.of);
  const { record_id: id, brand_id: brandId, data } = await findRecordRevision(args, context);
  const stored = await lockRecord(context, store, id);
  const brand = brandId === null ? undefined : ownBrand(context.caller, brandId);
  requireRecordAccess(context.caller, recordTargetOf(store, brand?.name), [stored ? 'update' : 'create']);
  requireRevision(context, store, { id, stored, expected: args.expected_revision });
  const last = stored ?? (await lastRecordRevision(context.database, { kind: store.of, id }));
  const values = (await store.toRestorable?.(context.database, data)) ?? data;
  const opened = { id, brand, stored, lastRevision: last?.revision ?? 0, values };
  try {
    const { revision } = await writeRecord(context, store, { ...opened, action: 'restored' });
    if (!stored && last?.position) await store.putBack?.(context.database, id, last.position);
    return { id, revision };
  } catch (error) {
    if (violatesConstraint(error)) throw new BadInput('revision', recordMessages.placeTaken);
    throw error;
  }
}

/**
 * Reading the history of a record requires the right to read the record, or its last revision if it was removed.
 * @throws NotFound, Forbidden
 */
async function requireReadable(context: ContentContext, store: RecordStore, id: string): Promise<void> {
  const last = await lastRecordRevision(context.database, { kind: store.of, id });
  if (last === undefined) {
    const records = await store.read(context.database, [id]);
    requireOwnRecords(context, store, { ids: [id], records, actions: ['read'] });
    return;
  }
  const brandName = last.brand_name ?? undefined;
  if (!isOwnBrand(context.caller, brandName)) throw new NotFound(store.notFound);
  requireRecordAccess(context.caller, recordTargetOf(store, brandName), ['read']);
}
