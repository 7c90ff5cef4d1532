import type { Card } from '../../../src/tree';
import type { Queryable } from '../../database/database';
import type { Services } from '../../services';
import { refreshInBatches } from '../refreshInBatches';
import { readTrees } from '../tree/treeLoader';
import { facetVersions, pageListDataOf, listDataOfCard, type PageListData } from './pageFacets';

/** Stores the list data of some pages. */
export async function storePageListData(
  database: Queryable,
  pages: readonly (PageListData & { readonly id: string })[],
): Promise<void> {
  await database.query(
    `UPDATE page SET card = sent.card, facets = sent.facets, facets_by = sent.facets_by
     FROM jsonb_to_recordset($1::jsonb) AS sent (id uuid, card jsonb, facets text[], facets_by text)
     WHERE page.id = sent.id`,
    [JSON.stringify(pages)],
  );
}

/**
 * Recomputes the list data of pages that were saved under other definitions.
 * @param signal stops the work between two batches
 * @returns number of recomputed pages
 */
export async function refreshPageListData(
  { database, logger }: Pick<Services, 'database' | 'logger'>,
  signal?: AbortSignal,
): Promise<number> {
  const versions = JSON.stringify([...facetVersions()].map(([tag, version]) => ({ tag, version })));
  const refreshed = await refreshInBatches({ database, signal, limit: BATCH_SIZE }, async (transaction, batch) => {
    const { after, limit, lockOption } = batch;
    const pages = await transaction.query<OutdatedPage>(`${OUTDATED} ${lockOption}`, [versions, after, limit]);
    if (pages.length > 0) await storePageListData(transaction, await recompute(transaction, pages));
    return pages.map(({ id }) => id);
  });
  if (refreshed > 0) logger.info({ pages: refreshed }, 'pages were listed anew by changed definitions');
  return refreshed;
}

interface OutdatedPage {
  readonly id: string;
  readonly tag: string;
  readonly card: Card;
  readonly facets_by: string;
}

/** Ordered by id, as saves of several pages lock them in this order, too. */
const OUTDATED = `
  SELECT page.id, page.tag, page.card, page.facets_by
  FROM page JOIN jsonb_to_recordset($1::jsonb) AS known (tag text, version text) ON known.tag = page.tag
  WHERE page.facets_by <> known.version AND page.id > $2
  ORDER BY page.id LIMIT $3 FOR UPDATE OF page`;

/** Trees are read only if the definition of the card has changed. */
async function recompute(
  transaction: Queryable,
  pages: readonly OutdatedPage[],
): Promise<readonly (PageListData & { readonly id: string })[]> {
  const versions = facetVersions();
  const isCurrent = ({ tag, facets_by: by }: OutdatedPage) =>
    by === '' || cardPart(by) === cardPart(versions.get(tag) ?? '');
  const trees = await readTrees(
    transaction,
    pages.filter((page) => !isCurrent(page)).map(({ id }) => id),
  );
  return pages.map(({ id, tag, card }) => {
    const tree = trees.get(id)?.tree;
    return { id, ...(tree ? pageListDataOf({ tag, containers: tree.containers }) : listDataOfCard(tag, card)) };
  });
}

/** The part of a version that covers the values of the card. Cards stored before versions were introduced count as current. */
function cardPart(version: string): string | undefined {
  return version.split('.')[0];
}

/** Small, since the embedded engine is blocked during a batch. */
const BATCH_SIZE = 100;
