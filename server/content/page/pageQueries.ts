import { prepared } from '../../database/preparedStatements';
import { NotFound } from '../../errors';
import { requirePageAccess } from '../access';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import type { CollectionNode, ContainerNode, FieldNode } from '../tree/assembleTree';
import { NODE_NOT_FOUND } from '../tree/storedPlaces';
import {
  BRANDED_PAGE_COLUMNS,
  PAGE_NOT_FOUND,
  factsOf,
  visibleCondition,
  visibleConditionParameters,
  type BrandedPageRow,
  PAGES_WITH_BRAND,
} from './pageRow';
import { findVisibleBrand } from '../brands';

/**
 * A page by brand, tag and slug (API-GQL-002).
 * @throws NotFound 'Page not found.'
 * @throws Forbidden without the scopes of this kind of page
 */
export async function findPageBySlug(
  args: { readonly brand_id: string; readonly tag: string; readonly slug: string },
  context: ContentContext,
): Promise<BrandedPageRow> {
  const id = requireId(args.brand_id, 'brand_id');
  const brand = await findVisibleBrand(context, { id, tag: args.tag });
  const [page] = await context.database.query<BrandedPageRow>(BY_SLUG, [brand.id, args.tag, args.slug]);
  if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
  requirePageAccess(context.caller, factsOf(page), ['read']);
  return page;
}

const BY_SLUG = prepared(`
  ${PAGES_WITH_BRAND}
  WHERE page.brand_id = $1 AND page.tag = $2 AND md5(page.slug) = md5($3) AND page.slug = $3`);

/**
 * A page by id (API-GQL-003).
 * @throws NotFound 'Page not found.', also for pages of other brands
 */
export async function findPageById(
  args: { readonly id: string },
  context: ContentContext,
  argument = 'id',
): Promise<BrandedPageRow> {
  const [page] = await context.database.query<BrandedPageRow>(BY_ID, [
    requireId(args.id, argument),
    ...visibleConditionParameters(context.caller),
  ]);
  if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
  requirePageAccess(context.caller, factsOf(page), ['read']);
  return page;
}

const BY_ID = prepared(`
  ${PAGES_WITH_BRAND}
  WHERE page.id = $1 AND ${visibleCondition('$2', '$3')}`);

/** The containers of a page. */
export async function listContainers(
  args: { readonly page_id: string },
  context: ContentContext,
): Promise<readonly ContainerNode[]> {
  const page = await findPageById({ id: args.page_id }, context, 'page_id');
  return (await context.trees.load(page)).containers;
}

/** One container with its tree. */
export async function findContainer(args: { readonly id: string }, context: ContentContext): Promise<ContainerNode> {
  const id = requireId(args.id, 'id');
  const page = await pageOf('container', id, context);
  const found = page && (await context.trees.load(page)).containersById.get(id);
  if (!found) throw new NotFound(NODE_NOT_FOUND.container);
  return found;
}

/** The fields of one collection ("field categories" are fields, A-56). */
export async function listFields(
  args: { readonly collection_id: string },
  context: ContentContext,
): Promise<readonly FieldNode[]> {
  const id = requireId(args.collection_id, 'collection_id');
  const page = await pageOf('field_collection', id, context);
  const found: CollectionNode | undefined = page && (await context.trees.load(page)).collections.get(id);
  if (!found) throw new NotFound(NODE_NOT_FOUND.field_collection);
  return found.fields;
}

/** The page of a node, if the caller may read it; undefined if the node does not exist, or not in a brand visible to the caller. */
async function pageOf(
  table: 'container' | 'field_collection',
  id: string,
  context: ContentContext,
): Promise<BrandedPageRow | undefined> {
  const [page] = await context.database.query<BrandedPageRow>(
    `SELECT ${BRANDED_PAGE_COLUMNS} FROM ${table} node JOIN page ON page.id = node.page_id
       JOIN brand ON brand.id = page.brand_id
     WHERE node.id = $1 AND ${visibleCondition('$2', '$3')}`,
    [id, ...visibleConditionParameters(context.caller)],
  );
  if (page !== undefined) requirePageAccess(context.caller, factsOf(page), ['read']);
  return page;
}
