import type { Card } from '../../../src/tree';
import type { Queryable } from '../../database/database';
import type { Services } from '../../services';
import { inPortions } from '../inPortions';
import { readTrees } from '../tree/treeLoader';
import { facetVersions, listedPage, withFacets, type ListedPage } from './pageFacets';

/** Keeps beside some pages what lists show of them and find them by. */
export async function storeListed(
  database: Queryable,
  pages: readonly (ListedPage & { readonly id: string })[],
): Promise<void> {
  await database.query(
    `UPDATE page SET card = sent.card, facets = sent.facets, facets_by = sent.facets_by
     FROM jsonb_to_recordset($1::jsonb) AS sent (id uuid, card jsonb, facets text[], facets_by text)
     WHERE page.id = sent.id`,
    [JSON.stringify(pages)],
  );
}

/**
 * Brings what is kept for lists up to date with the definitions: pages that were saved under other ones are worked out anew.
 * @param signal ends it between two portions
 * @returns how many pages were out of date
 */
export async function refreshListed(
  { database, logger }: Pick<Services, 'database' | 'logger'>,
  signal?: AbortSignal,
): Promise<number> {
  const versions = JSON.stringify([...facetVersions()].map(([tag, version]) => ({ tag, version })));
  const refreshed = await inPortions({ database, signal, limit: PORTION }, async (transaction, portion) => {
    const { after, limit, whenLocked } = portion;
    const pages = await transaction.query<OldPage>(`${OUTDATED} ${whenLocked}`, [versions, after, limit]);
    if (pages.length > 0) await storeListed(transaction, await listedAnew(transaction, pages));
    return pages.map(({ id }) => id);
  });
  if (refreshed > 0) logger.info({ pages: refreshed }, 'pages were listed anew by changed definitions');
  return refreshed;
}

interface OldPage {
  readonly id: string;
  readonly tag: string;
  readonly card: Card;
  readonly facets_by: string;
}

/** In the order of the ids, in which saves of several pages lock them as well. */
const OUTDATED = `
  SELECT page.id, page.tag, page.card, page.facets_by
  FROM page JOIN jsonb_to_recordset($1::jsonb) AS known (tag text, version text) ON known.tag = page.tag
  WHERE page.facets_by <> known.version AND page.id > $2
  ORDER BY page.id LIMIT $3 FOR UPDATE OF page`;

/** Trees are read only where the values of the card are defined otherwise. */
async function listedAnew(
  transaction: Queryable,
  pages: readonly OldPage[],
): Promise<readonly (ListedPage & { readonly id: string })[]> {
  const versions = facetVersions();
  const isCurrent = ({ tag, facets_by: by }: OldPage) =>
    by === '' || cardPart(by) === cardPart(versions.get(tag) ?? '');
  const trees = await readTrees(
    transaction,
    pages.filter((page) => !isCurrent(page)).map(({ id }) => id),
  );
  return pages.map(({ id, tag, card }) => {
    const tree = trees.get(id)?.tree;
    return { id, ...(tree ? listedPage({ tag, containers: tree.containers }) : withFacets(tag, card)) };
  });
}

/** The part of a version that stands for the values of the card; cards from before there were versions are what they were. */
function cardPart(version: string): string | undefined {
  return version.split('.')[0];
}

/** The embedded engine does nothing else meanwhile. */
const PORTION = 100;
