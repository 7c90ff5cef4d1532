import { visibilityOf, type Brand } from '../../src/definition';
import { withProperty } from '../../src/tree';
import type { Queryable } from '../database/database';
import { BadInput, NotFound } from '../errors';
import type { EntryKey, PlannedVisibility, Services } from '../services';
import type { ContentContext, WriteContext } from './context';
import { writingIn } from './referable';
import { publishPage } from './page/pageMutations';
import { PAGE_NOT_FOUND, type BrandedPageRow, PAGES_WITH_BRAND } from './page/pageRow';
import { saveRecord } from './records/saveRecord';
import { recordStores } from './records/stores';

/**
 * Shows a page or record on the website, or hides it, by the flag that its area names. It is a save with all that belongs to one;
 * what is so already is not saved again.
 * @throws NotFound for an entry that is gone, Forbidden, BadInput for one that has no such flag
 */
export async function setShown(
  context: ContentContext,
  transaction: Queryable,
  { entry, isShown }: PlannedVisibility,
): Promise<void> {
  const writing = writingIn(context, transaction);
  await (entry.kind === 'page' ? setPage(writing, entry, isShown) : setRecord(writing, entry, isShown));
  await writing.writes.finish();
  await writing.recordWrites.finish();
}

async function setPage(context: WriteContext, entry: EntryKey, published: boolean): Promise<void> {
  const [page] = await context.database.query<BrandedPageRow>(
    `${PAGES_WITH_BRAND} WHERE page.id = $1 AND page.tag = $2`,
    [entry.id, entry.of],
  );
  if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
  requireVisibility(context.services, { ...entry, brandName: page.brand_name });
  if (page.published === published) return;
  await publishPage({ id: page.id, published }, context);
}

async function setRecord(context: WriteContext, entry: EntryKey, isShown: boolean): Promise<void> {
  const store = recordStores(context.services.definitions).require(entry.of);
  // Locked, or a removal that is under way would be followed by a record made anew.
  const [record] = await store.read(context.database, [entry.id], { lock: true });
  if (record?.brandId === undefined || record.brandName === undefined) throw new NotFound(store.notFound);
  const flag = requireVisibility(context.services, { ...entry, brandName: record.brandName });
  await saveRecord(context, store, { id: record.id, brandId: record.brandId, values: withProperty({}, flag, isShown) });
}

/**
 * The flag by which entries of a tag or kind are shown and hidden.
 * @throws BadInput where there is none
 */
export function requireVisibility(
  { definitions }: Pick<Services, 'definitions'>,
  { kind, of, brandName }: Pick<EntryKey, 'kind' | 'of'> & { readonly brandName: string },
): string {
  // Any brand of the database may be named, also one that the console does not know.
  const flag = visibilityOf(definitions.areas, { kind, of, brand: brandName as Brand });
  if (flag === undefined) throw new BadInput('of', `of: '${of}' cannot be shown or hidden at a time.`);
  return flag;
}
