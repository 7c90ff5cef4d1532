import { findRecord, requireBrand, selectFrom } from '../brandRecords';
import type { ContentContext } from '../context';
import { employmentTypeStore, type EmploymentTypeRow } from './employmentTypeRow';

/**
 * The employment types of a brand by name (API-GQL-034).
 * @throws Forbidden for ALP, which has none
 */
export async function listEmploymentTypes(
  args: { readonly brand_id: string },
  context: ContentContext,
): Promise<readonly EmploymentTypeRow[]> {
  const brand = await requireBrand(context, {
    kind: employmentTypeStore.kind,
    id: args.brand_id,
    argument: 'brand_id',
    actions: ['read'],
  });
  return context.database.query(
    `${selectFrom(employmentTypeStore)} WHERE brand_id = $1 ORDER BY lower(name), name, id`,
    [brand.id],
  );
}

/**
 * One employment type (API-GQL-034).
 * @throws NotFound also for those of other brands
 */
export function findEmploymentType(args: { readonly id: string }, context: ContentContext): Promise<EmploymentTypeRow> {
  return findRecord(context, employmentTypeStore, args.id);
}
