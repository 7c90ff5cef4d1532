import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import type { Caller } from '../../services';
import { mayReadPage, readablePages, requirePageAccess } from '../access';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { readPaging, type PagedArguments, readRevisionPaging } from '../paging';
import { PAGE_NOT_FOUND, visible, visibleTo, type BrandedPageRow, factsOf } from '../page/pageRow';
import { assembleTree, type ContainerNode, type TreeRows } from '../tree/assembleTree';
import type { RevisionAction } from './storeRevision';
import { findVisibleBrand } from '../brands';

/** A kept revision, without its tree. */
export interface RevisionRow extends Omit<
  BrandedPageRow,
  'id' | 'brand_tenant_id' | 'created_at' | 'updated_at' | 'updated_by' | 'card' | 'facets_by'
> {
  readonly page_id: string;
  readonly action: RevisionAction;
  readonly saved_by: string | null;
  readonly saved_at: Date;
  /** When the save was planned; null: somebody saved at that moment. */
  readonly planned_at: Date | null;
}

/**
 * The kept revisions of a page, newest first, also of one that was removed. Those that `findRevision` would refuse are left
 * out: in which the page was of a kind that the caller may not read, of another brand or of another tag.
 * @throws NotFound 'Page not found.' when there are none, or none for the caller
 * @throws Forbidden without the scopes of the kind of page that it is now
 */
export async function listRevisions(
  args: { readonly page_id: string } & PagedArguments,
  context: ContentContext,
): Promise<readonly RevisionRow[]> {
  const { limit, offset } = readRevisionPaging(args);
  const id = requireId(args.page_id, 'page_id');
  const newest = await requireReadablePage(id, context);
  const revisions = await context.database.query<RevisionRow>(
    `${REVISIONS} WHERE page.page_id = $1 AND ${READABLE} AND page.brand_id = $6 AND page.tag = $7
     ORDER BY page.revision DESC LIMIT $4 OFFSET $5::bigint`,
    [id, ...readableKinds(context, newest), limit, offset, newest.brand_id, newest.tag],
  );
  return readableOf(revisions, context);
}

/**
 * One kept revision.
 * @throws NotFound when it is not kept (any more)
 */
export async function findRevision(
  args: { readonly page_id: string; readonly revision: number },
  context: ContentContext,
): Promise<RevisionRow> {
  const id = requireId(args.page_id, 'page_id');
  const newest = await requireReadablePage(id, context, REVISION_NOT_FOUND);
  const [revision] = await context.database.query<RevisionRow>(
    `${REVISIONS} WHERE page.page_id = $1 AND page.revision = $2 AND page.brand_id = $3 AND page.tag = $4`,
    [id, args.revision, newest.brand_id, newest.tag],
  );
  if (revision === undefined) throw new NotFound(REVISION_NOT_FOUND);
  requirePageAccess(context.caller, factsOf(revision), ['read']);
  return revision;
}

/**
 * The last revision of a page: what access to all of them begins with. A page that was moved to a kind which the caller may not read is
 * not read through what it was.
 * @throws NotFound, Forbidden
 */
async function requireReadablePage(
  id: string,
  { database, caller }: ContentContext,
  message = PAGE_NOT_FOUND,
): Promise<RevisionRow> {
  const [newest] = await database.query<RevisionRow>(
    `${REVISIONS} WHERE page.page_id = $1 AND ${visible('$2', '$3')} ORDER BY page.revision DESC LIMIT 1`,
    [id, ...visibleTo(caller)],
  );
  if (newest === undefined) throw new NotFound(message);
  requirePageAccess(caller, factsOf(newest), ['read']);
  return newest;
}

/** READABLE in the words of `requirePageAccess`, which knows more letters and spaces than a database. */
function readableOf(revisions: readonly RevisionRow[], { caller }: ContentContext): readonly RevisionRow[] {
  return revisions.filter((revision) => mayReadPage(caller, factsOf(revision)));
}

/** The parameters of READABLE: categories that the caller may not read, and how slugs may begin. */
function readableKinds(
  { caller }: ContentContext,
  { brand_name: brandName, tag }: Pick<RevisionRow, 'brand_name' | 'tag'>,
): readonly [readonly string[], readonly string[]] {
  const [readable] = readablePages(caller, brandName, tag);
  return [readable?.withoutCategories ?? [], readable?.slugPrefixes ?? ['']];
}

/** Whether a page names the file, or did in a revision that `findRevision` gives to the caller. */
export async function mayReadPageOfFile(database: Queryable, caller: Caller, key: string): Promise<boolean> {
  const named = await database.query<RevisionOfFile>(
    `SELECT page.tag, page.slug, page.category, brand.name AS brand_name, newest.slug AS newest_slug,
       newest.category AS newest_category
     FROM (SELECT DISTINCT page_id, brand_id, tag, slug, category FROM page_revision
           WHERE file_keys @> ARRAY[$1::text]) AS page
       JOIN brand ON brand.id = page.brand_id
       JOIN LATERAL (SELECT brand_id, tag, slug, category FROM page_revision AS kept
                     WHERE kept.page_id = page.page_id ORDER BY kept.revision DESC LIMIT 1) AS newest
         ON (newest.brand_id, newest.tag) = (page.brand_id, page.tag)
     WHERE ${visible('$2', '$3')}`,
    [key, ...visibleTo(caller)],
  );
  return named.some((revision) => {
    const { newest_slug: slug, newest_category: category } = revision;
    return [revision, { ...revision, slug, category }].every((one) => mayReadPage(caller, factsOf(one)));
  });
}

/** A revision that names a file, and what of the newest of its page decides whether its history is read. */
interface RevisionOfFile extends Pick<RevisionRow, 'tag' | 'slug' | 'category' | 'brand_name'> {
  readonly newest_slug: string;
  readonly newest_category: string | null;
}

/** The pages of a tag that were removed and are not there again, last removed first; as their last revisions. */
export async function listRemovedPages(
  args: { readonly brand_id: string; readonly tag: string } & PagedArguments,
  context: ContentContext,
): Promise<readonly RevisionRow[]> {
  const { limit, offset } = readPaging(args);
  const id = requireId(args.brand_id, 'brand_id');
  const brand = await findVisibleBrand(context, { id, tag: args.tag });
  if (readablePages(context.caller, brand.name, args.tag).length === 0) return [];
  const removed = await context.database.query<RevisionRow>(
    `${REVISIONS} WHERE page.brand_id = $1 AND page.tag = $6 AND page.action = 'removed'
       AND NOT EXISTS (SELECT 1 FROM page AS alive WHERE alive.id = page.page_id)
       AND NOT EXISTS (SELECT 1 FROM page_revision AS later
                       WHERE later.page_id = page.page_id AND later.revision > page.revision)
       AND ${READABLE}
     ORDER BY page.saved_at DESC, page.page_id LIMIT $4 OFFSET $5::bigint`,
    [brand.id, ...readableKinds(context, { brand_name: brand.name, tag: args.tag }), limit, offset, args.tag],
  );
  return readableOf(removed, context);
}

/** The last revision of a page, to whoever it belongs; undefined for a page that none is kept of. */
export async function lastRevision(database: Queryable, pageId: string): Promise<RevisionRow | undefined> {
  const [last] = await database.query<RevisionRow>(
    `${REVISIONS} WHERE page.page_id = $1 ORDER BY page.revision DESC LIMIT 1`,
    [pageId],
  );
  return last;
}

/** The rows of the tree of a revision. */
export async function readRevisionTree(
  database: Queryable,
  { page_id: pageId, revision }: Pick<RevisionRow, 'page_id' | 'revision'>,
): Promise<TreeRows> {
  const [row] = await database.query<{ tree: Buffer }>(
    'SELECT tree FROM page_revision WHERE page_id = $1 AND revision = $2',
    [pageId, revision],
  );
  if (row === undefined) throw new NotFound(REVISION_NOT_FOUND);
  return JSON.parse((await decompress(row.tree)).toString('utf8')) as TreeRows;
}

/** The containers of a revision, as those of a page. */
export async function containersOfRevision(
  revision: RevisionRow,
  context: ContentContext,
): Promise<readonly ContainerNode[]> {
  return assembleTree(revision.page_id, await readRevisionTree(context.database, revision)).containers;
}

/** `page` names the revision, so that conditions on pages fit. */
const REVISIONS = `
  SELECT page.page_id, page.revision, page.brand_id, page.tag, page.slug, page.name, page.featured,
    page.alternative_featured, page.published, page.category, page.action, page.saved_by, page.saved_at,
    page.planned_at,
    brand.name AS brand_name
  FROM page_revision AS page JOIN brand ON brand.id = page.brand_id`;

/** Of the kinds that the caller may read; its parameters are `readableKinds`, as $2 and $3. */
const READABLE = `(page.category IS NULL OR lower(btrim(page.category)) <> ALL ($2::text[]))
  AND EXISTS (SELECT 1 FROM unnest($3::text[]) AS prefix WHERE starts_with(page.slug, prefix))`;

const decompress = promisify(gunzip);
const REVISION_NOT_FOUND = 'Revision not found.';
