import { NotFound } from '../../errors';
import type { ContentContext } from '../context';
import { type PagedArguments, readRevisionPaging } from '../paging';
import { recordMessages } from '../recordMessages';
import type { RecordValues } from './recordStore';
import { recordStores } from './stores';
import { requireBrand } from './specifiedRecords';

/** A revision of a set: all records of a kind and a brand, which are edited in one form (LINK-002, MAIL-002). */
export interface SetRevisionRow {
  /** The name of the kind. */
  readonly of: string;
  readonly brand_id: string;
  readonly revision: number;
  readonly saved_by: string | null;
  readonly saved_at: Date;
  /** When the save was scheduled; null for saves made directly. */
  readonly planned_at: Date | null;
}

interface SetKey {
  /** The name of the kind of its records. */
  readonly of: string;
  readonly brand_id: string;
}

/**
 * The kept revisions of a set, newest first; empty for sets last saved before revisions were introduced, and for kinds whose records are
 * edited one by one.
 * @throws NotFound for a brand that is not the caller's
 * @throws Forbidden without the scope to read the records of this kind
 */
export async function listSetRevisions(
  args: SetKey & PagedArguments,
  context: ContentContext,
): Promise<readonly SetRevisionRow[]> {
  const { limit, offset } = readRevisionPaging(args);
  return context.database.query<SetRevisionRow>(
    `${REVISIONS} WHERE kind = $1 AND brand_id = $2 ORDER BY revision DESC LIMIT $3 OFFSET $4::bigint`,
    [...requireReadable(args, context), limit, offset],
  );
}

/**
 * One kept revision of a set.
 * @throws NotFound if it is not kept (any more)
 */
export async function findSetRevision(
  args: SetKey & { readonly revision: number },
  context: ContentContext,
): Promise<SetRevisionRow> {
  const [found] = await context.database.query<SetRevisionRow>(
    `${REVISIONS} WHERE kind = $1 AND brand_id = $2 AND revision = $3`,
    [...requireReadable(args, context), args.revision],
  );
  if (found === undefined) throw new NotFound(recordMessages.revisionNotFound);
  return found;
}

/** The records of a revision with their ids, in order. */
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
function requireReadable(args: SetKey, context: ContentContext): readonly [string, string] {
  const store = recordStores(context.services.definitions).require(args.of);
  return [store.of, requireBrand(context, store, { id: args.brand_id }).id];
}

const REVISIONS = `
  SELECT kind AS "of", brand_id, revision, saved_by, saved_at, planned_at FROM record_set_revision`;
