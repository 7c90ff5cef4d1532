import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import type { Caller } from '../../services';
import type { PageFacts } from '../access';

/** A page as stored, without its tree. */
export interface PageRow {
  readonly id: string;
  readonly brand_id: string;
  readonly tag: string;
  readonly slug: string;
  readonly name: string;
  readonly featured: boolean;
  readonly alternative_featured: boolean;
  readonly published: boolean;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly updated_by: string | null;
}

/** A page with the name of its brand, which decides who may see it. */
export interface BrandedPageRow extends PageRow {
  readonly brand_name: string;
}

/** The columns of BrandedPageRow; the query joins `page` with `brand`. */
export const PAGE_COLUMNS = `page.id, page.brand_id, page.tag, page.slug, page.name, page.featured,
  page.alternative_featured, page.published, page.revision, page.created_at, page.updated_at, page.updated_by,
  brand.name AS brand_name`;

export interface BrandRow {
  readonly id: string;
  readonly name: string;
  readonly tenant_id: string;
}

/** What access is decided by. */
export function factsOf(page: BrandedPageRow): PageFacts {
  return { tag: page.tag, slug: page.slug, brandName: page.brand_name };
}

/**
 * A brand of the caller's own.
 * @throws NotFound for any other, as if it did not exist
 */
export async function findOwnBrand(database: Queryable, caller: Caller, id: string): Promise<BrandRow> {
  const [brand] = await database.query<BrandRow>(
    'SELECT id, name, tenant_id FROM brand WHERE id = $1 AND tenant_id = ANY($2::uuid[])',
    [id, caller.tenantIds],
  );
  if (brand === undefined) throw new NotFound('Brand not found.');
  return brand;
}

/** The message of every page that does not exist, or not for the caller (API-GQL-004). */
export const PAGE_NOT_FOUND = 'Page not found.';
