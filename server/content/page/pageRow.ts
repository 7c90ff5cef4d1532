import type { Card } from '../../../src/tree';
import type { Caller } from '../../services';
import { sharedTags, type PageFacts } from '../access';

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
  readonly category: string | null;
  /** The values shown in lists; updated when a document finishes. */
  readonly card: Card;
  /** Version of the definitions that card and facets were derived with (pageFacets.ts). */
  readonly facets_by: string;
}

/** A page with name and tenant of its brand, which decide who may see it. */
export interface BrandedPageRow extends PageRow {
  readonly brand_name: string;
  readonly brand_tenant_id: string;
}

/** The columns of PageRow. */
export const PAGE_COLUMNS = `page.id, page.brand_id, page.tag, page.slug, page.name, page.featured,
  page.alternative_featured, page.published, page.revision, page.created_at, page.updated_at, page.updated_by,
  page.category, page.card, page.facets_by`;

/** The columns of BrandedPageRow; the query joins `page` with `brand`. */
export const BRANDED_PAGE_COLUMNS = `${PAGE_COLUMNS}, brand.name AS brand_name, brand.tenant_id AS brand_tenant_id`;

/** SELECT … FROM … of BrandedPageRow. */
export const PAGES_WITH_BRAND = `SELECT ${BRANDED_PAGE_COLUMNS} FROM page JOIN brand ON brand.id = page.brand_id`;

/** The attributes of a page, or of a revision of it, that access is decided by. */
export function factsOf(page: Pick<BrandedPageRow, 'tag' | 'slug' | 'brand_name' | 'category'>): PageFacts {
  const { tag, slug, brand_name: brandName, category } = page;
  return { tag, slug, brandName, category };
}

/** The SQL condition on `page` and `brand` for the pages that the caller may see. Takes the parameters of the function below. */
export function visibleCondition(tenantIds: `$${number}`, tags: `$${number}`): string {
  return `(brand.tenant_id = ANY(${tenantIds}::uuid[]) OR page.tag = ANY(${tags}::text[]))`;
}

/** The parameters of the condition above. */
export function visibleConditionParameters(caller: Caller): readonly [readonly string[], readonly string[]] {
  return [caller.tenantIds, sharedTags(caller)];
}

/** The message for every page that does not exist, or is not the caller's (API-GQL-004). */
export const PAGE_NOT_FOUND = 'Page not found.';
