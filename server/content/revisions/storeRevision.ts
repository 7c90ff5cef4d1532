import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/preparedStatements';
import { fileKeysIn } from '../../files/keys';
import type { BrandedPageRow } from '../page/pageRow';
import type { PageTree } from '../tree/assembleTree';

export type RevisionAction = 'saved' | 'removed' | 'restored';

/** Stores the current state of a page as a revision: its attributes, who saved it and when, and its tree. */
export async function storeRevision(
  database: Queryable,
  save: {
    readonly page: BrandedPageRow;
    readonly tree: Pick<PageTree, 'rows'>;
    readonly action: RevisionAction;
    /** When the save was scheduled; undefined for saves made directly. */
    readonly plannedAt?: Date | undefined;
  },
): Promise<void> {
  const { page, tree, action, plannedAt } = save;
  const json = JSON.stringify(tree.rows);
  await database.query(STORE, [
    page.id,
    page.revision,
    page.brand_id,
    page.tag,
    page.slug,
    page.name,
    page.featured,
    page.alternative_featured,
    page.published,
    page.category,
    action,
    page.updated_by,
    page.updated_at,
    plannedAt ?? null,
    await compressed(json),
    fileKeysIn(json),
  ]);
}

const STORE = prepared(`
  INSERT INTO page_revision (page_id, revision, brand_id, tag, slug, name, featured, alternative_featured, published, category,
    action, saved_by, saved_at, planned_at, tree, file_keys)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`);

/** Small trees are compressed faster than they could be handed to another thread; large ones would block the event loop. */
async function compressed(json: string): Promise<Buffer> {
  return json.length < MAX_SYNC_CHARACTERS ? gzipSync(json, COMPRESSION) : compress(json, COMPRESSION);
}

const compress = promisify<string, typeof COMPRESSION, Buffer>(gzip);
/** Trees are repetitive: higher levels cost time and gain little. */
const COMPRESSION = { level: 3 } as const;
const MAX_SYNC_CHARACTERS = 65_536;
