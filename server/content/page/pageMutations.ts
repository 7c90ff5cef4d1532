import { isDeepStrictEqual } from 'node:util';
import { DatabaseError } from 'pg';
import { prepared } from '../../database/preparedStatements';
import { BadInput, Forbidden, NotFound } from '../../errors';
import type { BrandRow } from '../../services';
import { requireFeaturing, requireKnownPlace, requirePageAccess } from '../access';
import { requireId } from '../arguments';
import type { WriteContext } from '../context';
import { requireNameLength } from '../guards/sizes';
import { lastRevision } from '../revisions/revisionQueries';
import { slugOf } from '../../../src/lib/slug';
import { PAGE_NOT_FOUND, factsOf, type BrandedPageRow, type PageRow, PAGES_WITH_BRAND } from './pageRow';
import { findVisibleBrand } from '../brands';

export interface SavePageArguments {
  readonly brand_id: string;
  readonly tag: string;
  readonly item: {
    readonly id?: string | null;
    readonly name?: string | null;
    readonly featured?: boolean | null;
    readonly alternative_featured?: boolean | null;
  };
  readonly expected_revision?: number | null;
}

/**
 * Creates a page, renames it (and with that its slug), or changes its featured flags (API-GQL-012 to 014).
 * @throws NotFound for a page of another brand or tag, or one that was removed since the caller read it
 * @throws BadInput 'Page name is already exists!' for a name that is taken in the brand and tag
 */
export async function savePage(args: SavePageArguments, context: WriteContext): Promise<PageRow> {
  const brandId = requireId(args.brand_id, 'brand_id');
  const id = args.item.id ? requireId(args.item.id, 'item.id') : undefined;
  const brand = await findVisibleBrand(context, { id: brandId, tag: args.tag });
  if (!context.caller.tenantIds.includes(brand.tenant_id)) return featureShared({ args, brand, id }, context);
  if (id === undefined) return createPage({ args, brand, id: context.services.newId() }, context);
  const [known] = await context.database.query<KnownPage>(KNOWN, [id]);
  if (!known?.tag) {
    // The caller has read some revision, so the page has been removed since: the save must not re-create it.
    if (args.expected_revision) throw new NotFound(PAGE_NOT_FOUND);
    if (known?.was_stored) await requireOwnTrash(id, { args, brand }, context);
    return createPage({ args, brand, id }, context);
  }
  if (known.brand_id !== brand.id || known.tag !== args.tag) throw new NotFound(PAGE_NOT_FOUND);
  return updatePage({ args, id }, context);
}

/** What is stored under a page id; brand and tag are null if the page does not exist (any more). */
interface KnownPage {
  readonly brand_id: string | null;
  readonly tag: string | null;
  readonly was_stored: boolean;
}

const KNOWN = prepared(`
  SELECT page.brand_id, page.tag, EXISTS (SELECT 1 FROM page_revision WHERE page_id = $1) AS was_stored
  FROM (VALUES ($1::uuid)) AS asked (id) LEFT JOIN page ON page.id = asked.id`);

/**
 * Sets the alternative_featured flag of another brand's page, the only change that staff of the brands it is shared with may make
 * (A-25, TREE-001). This does not count as a save: the revision stays.
 */
async function featureShared(
  { args, brand, id }: { readonly args: SavePageArguments; readonly brand: BrandRow; readonly id: string | undefined },
  context: WriteContext,
): Promise<PageRow> {
  const { alternative_featured: flag, name, featured } = args.item;
  const [page] = await context.database.query<BrandedPageRow>(
    `${PAGES_WITH_BRAND}
     WHERE page.id = $1 AND page.brand_id = $2 AND page.tag = $3 FOR UPDATE OF page`,
    [id ?? null, brand.id, args.tag],
  );
  if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
  requireFeaturing(context.caller, factsOf(page), { isOwn: false });
  if (typeof flag !== 'boolean' || isGiven(name) || isGiven(featured)) {
    throw new Forbidden(`Of a page of ${brand.name} you may change alternative_featured only.`);
  }
  await context.database.query('UPDATE page SET alternative_featured = $2 WHERE id = $1', [page.id, flag]);
  return { ...page, alternative_featured: flag };
}

/**
 * Creating a page with the id of a removed one takes that out of the trash: allowed only with the same brand and tag, and with the right
 * to create a page like it.
 * @throws NotFound, Forbidden
 */
async function requireOwnTrash(
  id: string,
  { args, brand }: { readonly args: SavePageArguments; readonly brand: BrandRow },
  { database, caller }: WriteContext,
): Promise<void> {
  const removed = await lastRevision(database, id);
  if (removed === undefined) return;
  if (removed.brand_id !== brand.id || removed.tag !== args.tag) throw new NotFound(PAGE_NOT_FOUND);
  requirePageAccess(caller, factsOf(removed), ['create']);
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}

async function createPage(
  { args, brand, id }: { readonly args: SavePageArguments; readonly brand: BrandRow; readonly id: string },
  context: WriteContext,
): Promise<PageRow> {
  const name = requireName(args.item.name);
  const facts = { tag: args.tag, slug: slugOf(name), brandName: brand.name, category: null };
  requireKnownPlace(facts);
  requirePageAccess(context.caller, facts, ['create']);
  const [page] = await refuseTakenName('item.name', () =>
    context.database.query<PageRow>(CREATE, [
      id,
      brand.id,
      args.tag,
      facts.slug,
      name,
      args.item.featured ?? false,
      args.item.alternative_featured ?? false,
      context.services.clock(),
      context.caller.name,
    ]),
  );
  if (page === undefined) throw new Error('The page was not inserted.');
  context.writes.created({ ...page, brand_name: brand.name, brand_tenant_id: brand.tenant_id });
  return page;
}

/** A removed page that is created again continues counting its revisions, so that they stay unique. */
const CREATE = prepared(`
  INSERT INTO page (id, brand_id, tag, slug, name, featured, alternative_featured, revision, created_at, updated_at, updated_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7,
    (SELECT coalesce(max(revision), 0) + 1 FROM page_revision WHERE page_id = $1), $8, $8, $9) RETURNING *`);

async function updatePage(
  { args, id }: { readonly args: SavePageArguments; readonly id: string },
  context: WriteContext,
): Promise<PageRow> {
  const { item } = args;
  const page = await context.writes.open(id, { action: 'update', expectedRevision: args.expected_revision });
  const name = item.name === null || item.name === undefined ? page.name : requireName(item.name);
  const changed: BrandedPageRow = {
    ...page,
    name,
    slug: name === page.name ? page.slug : slugOf(name),
    featured: item.featured ?? page.featured,
    alternative_featured: item.alternative_featured ?? page.alternative_featured,
  };
  if (changed.slug !== page.slug) {
    requireKnownPlace(factsOf(changed));
    requirePageAccess(context.caller, factsOf(changed), ['update', 'create']);
  }
  // The console sends these attributes with every save, mostly unchanged.
  if (isDeepStrictEqual(changed, page)) return page;
  await refuseTakenName('item.name', () =>
    context.database.query(
      'UPDATE page SET name = $2, slug = $3, featured = $4, alternative_featured = $5 WHERE id = $1',
      [id, changed.name, changed.slug, changed.featured, changed.alternative_featured],
    ),
  );
  context.writes.changed(changed);
  return changed;
}

/**
 * Publishes or unpublishes a page, as a save of its own.
 * @throws NotFound, Forbidden, StaleRevision as every save of the page
 */
export async function publishPage(
  args: { readonly id: string; readonly published: boolean; readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<PageRow> {
  const id = requireId(args.id, 'id');
  const page = await context.writes.open(id, { action: 'update', expectedRevision: args.expected_revision });
  const changed: BrandedPageRow = { ...page, published: args.published };
  await context.database.query('UPDATE page SET published = $2 WHERE id = $1', [id, args.published]);
  context.writes.changed(changed);
  return changed;
}

/** Removes a page with its tree (API-GQL-019). */
export async function removePage(
  args: { readonly id: string; readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<boolean> {
  const id = requireId(args.id, 'id');
  await context.writes.open(id, { action: 'delete', expectedRevision: args.expected_revision });
  await context.writes.removing(id);
  await context.database.query('DELETE FROM page WHERE id = $1', [id]);
  return true;
}

function requireName(name: string | null | undefined): string {
  if (!name?.trim()) throw new BadInput('item.name', 'Page name is required.');
  requireNameLength(name, { argument: 'item.name' });
  return name;
}

/**
 * Runs a write, and translates violations of unique page slugs and ids.
 * @param argument the argument of the name, for errors
 * @throws BadInput 'Page name is already exists!' if another page has the slug (B-34)
 */
export async function refuseTakenName<T>(argument: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.constraint === 'page_slug') throw new BadInput(argument, 'Page name is already exists!');
    // Somebody else created a page with the same id concurrently.
    if (error.constraint === 'page_pkey') throw new NotFound(PAGE_NOT_FOUND);
    throw error;
  }
}
