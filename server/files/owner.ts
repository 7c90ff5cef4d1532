import { writableBrands } from '../content/access';
import { requireStorableText } from '../content/arguments';
import type { Queryable } from '../database/database';
import { NotFound } from '../errors';
import type { Caller } from '../services';
import { messages } from './messages';

/** The brand that a file belongs to. */
export interface FileOwner {
  readonly tenantId: string;
  readonly brandName: string;
}

/** The fields of an upload's form, by name. */
export type FormFields = ReadonlyMap<string, string>;

/** The text of a field without the spaces around it; '' for none. @throws BadInput */
export function readField(fields: FormFields, name: string): string {
  const value = fields.get(name)?.trim();
  requireStorableText(value, name);
  return value ?? '';
}

/**
 * The brand that the form names in its field `brand`, which is the one that is edited; the first in which the caller may write where
 * it names none.
 * @throws BadInput, NotFound
 */
export async function readOwner(
  database: Queryable,
  { caller, fields }: { readonly caller: Caller; readonly fields: FormFields },
): Promise<FileOwner> {
  const brand = readField(fields, 'brand');
  const among = writableBrands(caller);
  return findOwner(database, { caller, brand: brand === '' ? (among[0] ?? '') : brand, among });
}

/**
 * A brand of the caller.
 * @param given.brand its id or name, or those of its tenant
 * @param given.among names of the brands that it may be
 * @throws NotFound for any other, as if it did not exist
 */
export async function findOwner(
  database: Queryable,
  given: { readonly caller: Caller; readonly brand: string; readonly among: readonly string[] },
): Promise<FileOwner> {
  const { caller, brand, among } = given;
  const [owner] = await database.query<FileOwner>(
    `SELECT t.id::text AS "tenantId", t.name AS "brandName" FROM tenant t LEFT JOIN brand b ON b.tenant_id = t.id
     WHERE t.id = ANY ($1::uuid[]) AND t.name = ANY ($2::text[])
       AND lower($3) IN (t.id::text, lower(t.name), b.id::text, lower(b.name))`,
    [[...caller.tenantIds], among, brand],
  );
  if (!owner) throw new NotFound(messages.unknownBrand);
  return owner;
}
