import { NotFound } from '../../errors';
import { requireRecordAccess } from '../access';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { ownBrand } from '../page/pageRow';
import { readPaging } from '../paging';
import { recordMessages } from '../recordMessages';
import type { RecordValues } from './recordStore';
import { placeOf } from './saveRecord';
import { recordStores } from './stores';

/** All records of a kind and a brand together as a save left them, which a form edits as one (LINK-002, MAIL-002). */
export interface SetRevisionRow {
  /** The name of the kind. */
  readonly of: string;
  readonly brand_id: string;
  readonly revision: number;
  readonly saved_by: string | null;
  readonly saved_at: Date;
  /** When the save was planned; null: somebody saved at that moment. */
  readonly planned_at: Date | null;
}

interface KnownSet {
  /** The name of the kind of its records. */
  readonly of: string;
  readonly brand_id: string;
}

/**
 * The kept revisions of a set, newest first; none of a set that was not saved since there are revisions, and of records that are
 * edited one by one.
 * @throws NotFound for a brand that is not the caller's
 * @throws Forbidden without the scope to read the records of this kind
 */
export async function listSetRevisions(
  args: KnownSet & { readonly page?: number | null; readonly limit?: number | null },
  context: ContentContext,
): Promise<readonly SetRevisionRow[]> {
  const { limit, offset } = readPaging({ ...args, limit: args.limit ?? REVISIONS_AT_ONCE });
  return context.database.query<SetRevisionRow>(
    `${REVISIONS} WHERE kind = $1 AND brand_id = $2 ORDER BY revision DESC LIMIT $3 OFFSET $4::bigint`,
    [...(await requireReadable(args, context)), limit, offset],
  );
}

/**
 * One kept revision of a set.
 * @throws NotFound when it is not kept (any more)
 */
export async function findSetRevision(
  args: KnownSet & { readonly revision: number },
  context: ContentContext,
): Promise<SetRevisionRow> {
  const [found] = await context.database.query<SetRevisionRow>(
    `${REVISIONS} WHERE kind = $1 AND brand_id = $2 AND revision = $3`,
    [...(await requireReadable(args, context)), args.revision],
  );
  if (found === undefined) throw new NotFound(recordMessages.revisionNotFound);
  return found;
}

/** The records of a revision with their ids, in their order. */
export async function recordsOfSet(
  { of, brand_id: brandId, revision }: SetRevisionRow,
  { database }: ContentContext,
): Promise<readonly RecordValues[]> {
  const [found] = await database.query<{ readonly records: readonly RecordValues[] }>(
    'SELECT records FROM record_set_revision WHERE kind = $1 AND brand_id = $2 AND revision = $3',
    [of, brandId, revision],
  );
  return found?.records ?? [];
}

/** @returns the kind and the id of the brand */
async function requireReadable(args: KnownSet, context: ContentContext): Promise<readonly [string, string]> {
  const store = recordStores(context.services.definitions).require(args.of);
  const brand = ownBrand(context.caller, requireId(args.brand_id, 'brand_id'));
  requireRecordAccess(context.caller, placeOf(store, brand.name), ['read']);
  return [store.of, brand.id];
}

const REVISIONS = `
  SELECT kind AS "of", brand_id, revision, saved_by, saved_at, planned_at FROM record_set_revision`;
const REVISIONS_AT_ONCE = 50;
