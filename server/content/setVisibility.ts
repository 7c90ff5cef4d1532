import { visibilityOf, type Brand } from '../../src/definition';
import { withProperty } from '../../src/tree';
import type { Queryable } from '../database/database';
import { BadInput, NotFound } from '../errors';
import type { EntryKey, PlannedVisibility, Services } from '../services';
import type { ContentContext, WriteContext } from './context';
import { createWriteContext } from './writeContext';
import { publishPage } from './page/pageMutations';
import { PAGE_NOT_FOUND, type BrandedPageRow, PAGES_WITH_BRAND } from './page/pageRow';
import { saveRecord } from './records/saveRecord';
import { recordStores } from './records/stores';

/**
 * Shows or hides a page or record on the website by setting the visibility flag of its area. Runs as a regular save (access, revision,
 * history); a no-op if the flag is already set so.
 * @throws NotFound if the entry does not exist, Forbidden, BadInput if its area has no such flag
 */
export async function setVisibility(
  context: ContentContext,
  transaction: Queryable,
  { entry, isShown }: PlannedVisibility,
): Promise<void> {
  const writing = createWriteContext(context, transaction);
  await (entry.kind === 'page'
    ? setPageVisibility(writing, entry, isShown)
    : setRecordVisibility(writing, entry, isShown));
  await writing.writes.finish();
  await writing.recordWrites.finish();
}

async function setPageVisibility(context: WriteContext, entry: EntryKey, published: boolean): Promise<void> {
  const [page] = await context.database.query<BrandedPageRow>(
    `${PAGES_WITH_BRAND} WHERE page.id = $1 AND page.tag = $2`,
    [entry.id, entry.of],
  );
  if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
  requireVisibility(context.services, { ...entry, brandName: page.brand_name });
  if (page.published === published) return;
  await publishPage({ id: page.id, published }, context);
}

async function setRecordVisibility(context: WriteContext, entry: EntryKey, isShown: boolean): Promise<void> {
  const store = recordStores(context.services.definitions).require(entry.of);
  // Locked: otherwise the save could re-create a record that is being removed concurrently.
  const [record] = await store.read(context.database, [entry.id], { lock: true });
  if (record?.brandId === undefined || record.brandName === undefined) throw new NotFound(store.notFound);
  const flag = requireVisibility(context.services, { ...entry, brandName: record.brandName });
  await saveRecord(context, store, { id: record.id, brandId: record.brandId, values: withProperty({}, flag, isShown) });
}

/**
 * The visibility flag of the entries of a tag or kind.
 * @throws BadInput if there is none
 */
export function requireVisibility(
  { definitions }: Pick<Services, 'definitions'>,
  { kind, of, brandName }: Pick<EntryKey, 'kind' | 'of'> & { readonly brandName: string },
): string {
  // The database may hold brands that the console does not know, hence the cast.
  const flag = visibilityOf(definitions.areas, { kind, of, brand: brandName as Brand });
  if (flag === undefined) throw new BadInput('of', `of: '${of}' cannot be shown or hidden at a time.`);
  return flag;
}
