import { requireKnownPlace, requirePageAccess, requireSectionAccess } from '../access';
import { requireId } from '../arguments';
import type { WriteContext } from '../context';
import { refuseTakenName } from '../page/pageMutations';
import { type BrandedPageRow, type PageRow, factsOf, PAGES_WITH_BRAND } from '../page/pageRow';
import type { TreeRows } from '../tree/assembleTree';
import { saveNodes } from '../tree/saveNodes';
import { findRevision, readRevisionTree, type RevisionRow } from './revisionQueries';

/**
 * Restores the name and tree of a page, with all ids, from a revision, as a save of its own. Also restores removed pages.
 * @throws NotFound if the revision is not kept (any more)
 * @throws Forbidden without the scopes of everything that is written: of the page, of its sections, and, for a removed page, of its
 * creation
 * @throws BadInput 'Page name is already exists!' if another page has taken the name since
 */
export async function restoreRevision(
  args: { readonly page_id: string; readonly revision: number; readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<PageRow> {
  const { caller, database } = context;
  const pageId = requireId(args.page_id, 'page_id');
  const revision = await findRevision({ page_id: pageId, revision: args.revision }, context);
  const facts = factsOf(revision);
  requireKnownPlace(facts);
  requireSectionAccess(caller, facts);
  const [exists] = await database.query('SELECT 1 FROM page WHERE id = $1', [pageId]);
  if (exists) {
    await context.writes.open(pageId, { action: 'update', expectedRevision: args.expected_revision });
    requirePageAccess(caller, facts, ['update']);
    await database.query('DELETE FROM container WHERE page_id = $1', [pageId]);
  } else {
    requirePageAccess(caller, facts, ['create']);
  }
  const restored = await writePage({ revision, exists: exists !== undefined }, context);
  await writeTree(await readRevisionTree(database, revision), { pageId, context });
  if (!exists) context.writes.created(restored);
  context.writes.restored(restored);
  await context.writes.treeChanged(pageId);
  return restored;
}

async function writePage(
  { revision, exists }: { readonly revision: RevisionRow; readonly exists: boolean },
  { database, caller, services }: WriteContext,
): Promise<BrandedPageRow> {
  const { page_id: id, name, slug, featured, alternative_featured: alternative } = revision;
  const now = services.clock();
  await refuseTakenName('revision', () =>
    exists
      ? database.query('UPDATE page SET name = $2, slug = $3, featured = $4, alternative_featured = $5 WHERE id = $1', [
          id,
          name,
          slug,
          featured,
          alternative,
        ])
      : database.query(
          `INSERT INTO page (id, brand_id, tag, slug, name, featured, alternative_featured, published, revision,
             created_at, updated_at, updated_by)
           SELECT $1, $2, $3, $4, $5, $6, $7, $8, max(revision) + 1, min(saved_at), $9, $10
           FROM page_revision WHERE page_id = $1`,
          [
            id,
            revision.brand_id,
            revision.tag,
            slug,
            name,
            featured,
            alternative,
            revision.published,
            now,
            caller.name,
          ],
        ),
  );
  const [page] = await database.query<BrandedPageRow>(`${PAGES_WITH_BRAND} WHERE page.id = $1`, [id]);
  if (page === undefined) throw new Error('The restored page is not there.');
  return page;
}

/** The rows are in sibling order, which is thereby restored, too. */
async function writeTree(
  rows: TreeRows,
  { pageId, context }: { readonly pageId: string; readonly context: WriteContext },
): Promise<void> {
  const argument = 'revision';
  await saveNodes(context.database, {
    containers: rows.containers.map(([id, name, order]) => ({ argument, id, pageId, name, order })),
    collections: rows.collections.map(([id, containerId, parentId, name, order]) => ({
      argument,
      id,
      pageId,
      containerId,
      parentId,
      name,
      order,
      nested: parentId !== null,
    })),
    fields: rows.fields.map(([id, collectionId, name, label, value, order, metaData]) => ({
      argument,
      id,
      pageId,
      collectionId,
      name,
      label,
      hasLabel: true,
      value,
      hasValue: true,
      order,
      metaData,
      nested: true,
    })),
    hasMoves: false,
  });
}
