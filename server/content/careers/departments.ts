import { BadInput } from '../../errors';
import type { ContentContext, WriteContext } from '../context';
import { requireNameLength } from '../guards/sizes';
import { recordMessages } from '../recordMessages';
import type { OpenedRecord } from '../records/saveRecord';
import {
  removeSpecified,
  requireBrand,
  saveSpecified,
  textOf,
  type RemovalArguments,
  type SentRecord,
} from '../records/specifiedRecords';
import { createTableStore, type RecordAnswer } from '../records/tableStore';
import { onlyBrand } from '../brands';

/** The employment types of the brands, which the console calls departments (CAR-023). */
export const departmentStore = createTableStore({
  of: 'employment_type',
  table: 'employment_type',
  notFound: recordMessages.departmentNotFound,
  nameProperties: ['name'],
});

/**
 * The employment types of a brand by name (API-GQL-034).
 * @throws Forbidden for a brand without departments (BRAND-004)
 */
export async function listDepartments(
  args: { readonly brand_id: string },
  context: ContentContext,
): Promise<readonly RecordAnswer[]> {
  const brand = requireBrand(context, departmentStore, { id: args.brand_id });
  return departmentStore.query(context.database, 'WHERE brand_id = $1 ORDER BY lower(name), name, id', [brand.id]);
}

/** An employment type as sent; brand_id defaults to the caller's brand if there is only one. */
export interface SaveDepartmentArguments extends Omit<SentRecord, 'brand_id'> {
  readonly brand_id?: string | null;
  readonly expected_revision?: number | null;
}

/**
 * Adds or changes an employment type (API-GQL-035, B-24).
 * @throws NotFound for an id of another brand
 * @throws Forbidden for a brand without departments (BRAND-004)
 * @throws StaleRevision if somebody saved it since
 * @throws BadInput without a name, and for a name that the brand already has (case-insensitive)
 */
export async function saveDepartment(
  { brand_id: sentBrandId, expected_revision: expected, ...sent }: SaveDepartmentArguments,
  context: WriteContext,
): Promise<RecordAnswer> {
  const brandId = sentBrandId ?? onlyBrand(context.caller).id;
  const duplicate = { index: 'employment_type_name', argument: 'name', message: recordMessages.departmentNameTaken };
  const saved = { ...sent, brand_id: brandId };
  return saveSpecified(context, departmentStore, { sent: saved, expected, trimmed: ['name'], complete, duplicate });
}

function complete({ values }: OpenedRecord) {
  const name = textOf(values['name']);
  if (name === null) throw new BadInput('name', recordMessages.departmentNameMissing);
  requireNameLength(name, { argument: 'name' });
  return values;
}

/**
 * Removes employment types (API-GQL-035).
 * @throws BadInput if careers use one of them (C-17)
 */
export function removeDepartments(
  args: RemovalArguments,
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  return removeSpecified(context, departmentStore, { ...args, refuse: (ids) => refuseUsed(ids, context) });
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
