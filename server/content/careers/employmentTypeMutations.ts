import { violatedUniqueness } from '../../database/constraints';
import { BadInput } from '../../errors';
import { openRecord, removeRecords, saveRecord } from '../brandRecords';
import type { WriteContext } from '../context';
import { requireNameLength } from '../guards/sizes';
import { findOnlyBrand } from '../page/pageRow';
import { recordMessages } from '../recordMessages';
import { savedText, trimmedText } from '../recordText';
import { employmentTypeStore, type EmploymentTypeRow } from './employmentTypeRow';

export interface SaveEmploymentTypeArguments {
  readonly brand_id?: string | null;
  readonly id?: string | null;
  readonly name: string;
  readonly description?: string | null;
}

/**
 * Adds an employment type or changes one (API-GQL-035, B-24). Without brand_id it belongs to the one brand of the
 * caller.
 * @throws NotFound for an id of another brand
 * @throws Forbidden for ALP, which has none
 * @throws BadInput without a name, and for one that the brand has already in whatever case
 */
export async function saveEmploymentType(
  args: SaveEmploymentTypeArguments,
  context: WriteContext,
): Promise<EmploymentTypeRow> {
  const brandId = args.brand_id ?? (await findOnlyBrand(context.database, context.caller)).id;
  const sent = { id: args.id ?? null, brand_id: brandId };
  const { brand, id, stored } = await openRecord(context, employmentTypeStore, { sent });
  const name = trimmedText(args.name);
  if (name === null) throw new BadInput('name', recordMessages.departmentNameMissing);
  requireNameLength(name, { argument: 'name' });
  const now = context.services.clock();
  try {
    return await saveRecord(context.database, employmentTypeStore, {
      id,
      brand_id: brand.id,
      name,
      description: savedText(args.description, stored?.description),
      created_at: now,
      updated_at: now,
    });
  } catch (error) {
    if (violatedUniqueness(error) !== 'employment_type_name') throw error;
    throw new BadInput('name', recordMessages.departmentNameTaken);
  }
}

/**
 * Removes employment types (API-GQL-035).
 * @throws BadInput for one that careers use (C-17)
 */
export function removeEmploymentTypes(
  args: { readonly ids: readonly string[] },
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  return removeRecords(context, employmentTypeStore, { ids: args.ids, refuse: (ids) => refuseUsed(ids, context) });
}

async function refuseUsed(ids: readonly string[], { database }: WriteContext): Promise<void> {
  const [used] = await database.query<{ name: string; careers: number }>(
    `SELECT employment_type.name, count(*)::int AS careers
     FROM employment_type JOIN career ON career.employment_type_id = employment_type.id
       AND career.brand_id = employment_type.brand_id
     WHERE employment_type.id = ANY($1::uuid[])
     GROUP BY employment_type.id ORDER BY lower(employment_type.name) LIMIT 1`,
    [ids],
  );
  if (used) throw new BadInput('ids', recordMessages.departmentInUse(used.name, used.careers));
}
