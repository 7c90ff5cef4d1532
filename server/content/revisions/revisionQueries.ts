import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import type { Caller } from '../../services';
import { mayReadPage, readablePages, requirePageAccess } from '../access';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { readPaging, type PagedArguments, readRevisionPaging } from '../paging';
import {
  PAGE_NOT_FOUND,
  visibleCondition,
  visibleConditionParameters,
  type BrandedPageRow,
  factsOf,
} from '../page/pageRow';
import { assembleTree, type ContainerNode, type TreeRows } from '../tree/assembleTree';
import type { RevisionAction } from './storeRevision';
import { findVisibleBrand } from '../brands';

/** A kept revision, without its tree. */
export interface RevisionRow extends Omit<
  BrandedPageRow,
  'id' | 'brand_tenant_id' | 'created_at' | 'updated_at' | 'updated_by' | 'card' | 'facets_by'
> {
  readonly page_id: string;
  readonly action: RevisionAction | 'published' | 'hidden';
  readonly saved_by: string | null;
  readonly saved_at: Date;
  /** When the save was scheduled; null for saves made directly. */
  readonly planned_at: Date | null;
}

/**
 * The kept revisions of a page, newest first, including removed pages. Revisions that `findRevision` would refuse are omitted: those in
 * which the page was of a kind that the caller may not read, of another brand or of another tag.
 * @throws NotFound 'Page not found.' if there are none, or none visible to the caller
 * @throws Forbidden without the scopes of the current kind of the page
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
    [id, ...readableParameters(context, newest), limit, offset, newest.brand_id, newest.tag],
  );
  return onlyReadable(revisions, context);
}

/**
 * One kept revision.
 * @throws NotFound if it is not kept (any more)
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
 * The last revision of a page, which access to all of its revisions depends on: once a page has moved to a kind that the caller may not
 * read, its former state is not readable either.
 * @throws NotFound, Forbidden
 */
async function requireReadablePage(
  id: string,
  { database, caller }: ContentContext,
  message = PAGE_NOT_FOUND,
): Promise<RevisionRow> {
  const [newest] = await database.query<RevisionRow>(
    `${REVISIONS} WHERE page.page_id = $1 AND ${visibleCondition('$2', '$3')} ORDER BY page.revision DESC LIMIT 1`,
    [id, ...visibleConditionParameters(caller)],
  );
  if (newest === undefined) throw new NotFound(message);
  requirePageAccess(caller, factsOf(newest), ['read']);
  return newest;
}

/** Repeats the check of READABLE with `requirePageAccess`, whose case folding and trimming cover more characters than SQL's. */
function onlyReadable(revisions: readonly RevisionRow[], { caller }: ContentContext): readonly RevisionRow[] {
  return revisions.filter((revision) => mayReadPage(caller, factsOf(revision)));
}

/** The parameters of READABLE: categories that the caller may not read, and allowed slug prefixes. */
function readableParameters(
  { caller }: ContentContext,
  { brand_name: brandName, tag }: Pick<RevisionRow, 'brand_name' | 'tag'>,
): readonly [readonly string[], readonly string[]] {
  const [readable] = readablePages(caller, brandName, tag);
  return [readable?.withoutCategories ?? [], readable?.slugPrefixes ?? ['']];
}

/** Whether a revision that the caller may read references the file. */
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
     WHERE ${visibleCondition('$2', '$3')}`,
    [key, ...visibleConditionParameters(caller)],
  );
  return named.some((revision) => {
    const { newest_slug: slug, newest_category: category } = revision;
    return [revision, { ...revision, slug, category }].every((one) => mayReadPage(caller, factsOf(one)));
  });
}

/** A revision that references a file, with the attributes of the page's newest revision that access to its history depends on. */
interface RevisionOfFile extends Pick<RevisionRow, 'tag' | 'slug' | 'category' | 'brand_name'> {
  readonly newest_slug: string;
  readonly newest_category: string | null;
}

/** The removed pages of a tag that have not been restored, as their last revisions, last removed first. */
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
    [brand.id, ...readableParameters(context, { brand_name: brand.name, tag: args.tag }), limit, offset, args.tag],
  );
  return onlyReadable(removed, context);
}

/** The last revision of a page of any brand; undefined if none is kept. */
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

/** The containers of a revision, in the same shape as those of a page. */
export async function containersOfRevision(
  revision: RevisionRow,
  context: ContentContext,
): Promise<readonly ContainerNode[]> {
  return assembleTree(revision.page_id, await readRevisionTree(context.database, revision)).containers;
}

/**
 * The revision has the alias `page`, so that conditions on pages can be reused. A save is called by what it did to the visibility of the
 * page, if anything.
 */
const REVISIONS = `
  SELECT page.page_id, page.revision, page.brand_id, page.tag, page.slug, page.name, page.featured,
    page.alternative_featured, page.published, page.category, page.saved_by, page.saved_at, page.planned_at,
    CASE WHEN page.action <> 'saved' OR (page.published = (
           SELECT former.published FROM page_revision AS former
           WHERE (former.page_id, former.revision) = (page.page_id, page.revision - 1)
         )) IS NOT FALSE THEN page.action
         WHEN page.published THEN 'published' ELSE 'hidden' END AS action,
    brand.name AS brand_name
  FROM page_revision AS page JOIN brand ON brand.id = page.brand_id`;

/** Revisions of the kinds that the caller may read; takes the parameters of `readableKinds` as $2 and $3. */
const READABLE = `(page.category IS NULL OR lower(btrim(page.category)) <> ALL ($2::text[]))
  AND EXISTS (SELECT 1 FROM unnest($3::text[]) AS prefix WHERE starts_with(page.slug, prefix))`;

const decompress = promisify(gunzip);
const REVISION_NOT_FOUND = 'Revision not found.';
