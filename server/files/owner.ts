import { writableBrands } from '../content/access';
import { requireStorableText } from '../content/arguments';
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
export function readOwner(caller: Caller, fields: FormFields): FileOwner {
  const among = writableBrands(caller);
  return findOwner(caller, { brand: readField(fields, 'brand') || (among[0] ?? ''), among });
}

/**
 * A brand of the caller.
 * @param given.brand its id or name, or the id of its tenant
 * @param given.among names of the brands that it may be
 * @throws NotFound for any other, as if it did not exist
 */
export function findOwner(
  { brands }: Caller,
  given: { readonly brand: string; readonly among: readonly string[] },
): FileOwner {
  const named = given.brand.toLowerCase();
  const owner = brands.find(
    ({ id, name, tenant_id: tenantId }) =>
      given.among.includes(name) && [id, name.toLowerCase(), tenantId].includes(named),
  );
  if (!owner) throw new NotFound(messages.unknownBrand);
  return { tenantId: owner.tenant_id, brandName: owner.name };
}
