import { brandNames, mayUseRecords, writableBrands } from '../content/access';
import { requireStorableText } from '../content/arguments';
import { Forbidden, NotFound } from '../errors';
import type { Caller } from '../services';
import { UploadRefused } from './errors';
import { messages } from './messages';

/** The brand that a file belongs to. */
export interface FileOwner {
  readonly tenantId: string;
  readonly brandName: string;
}

/** The fields of an upload's form, by name. */
type FormFields = ReadonlyMap<string, string>;

/** The text of a field without the spaces around it; '' for none. @throws BadInput */
function readField(fields: FormFields, name: string): string {
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
 * Property documents are for staff who may add or change them, of brands that have such documents (A-43, BRAND-008).
 * @throws Forbidden
 */
export function requireDocumentAccess(caller: Caller): void {
  if (documentBrands(caller).length === 0) throw new Forbidden(messages.noDocuments);
}

/**
 * The brand to which a document belongs, from the field `brand`; the form must name a project too (API-REST-023, MDDOR-010).
 * @throws UploadRefused, BadInput, NotFound
 */
export function readDocumentOwner(caller: Caller, fields: FormFields): FileOwner {
  const brand = readField(fields, 'brand');
  if (brand === '') throw new UploadRefused(400, messages.noBrandField);
  if (readField(fields, 'project') === '') throw new UploadRefused(400, messages.noProject);
  return findOwner(caller, { brand, among: documentBrands(caller) });
}

/** The brands of the caller to whose property documents a file may be uploaded. */
function documentBrands(caller: Caller): readonly string[] {
  return brandNames(caller).filter((brandName) =>
    mayUseRecords(caller, { kind: 'mdor_document', brandName }, ['create', 'update']),
  );
}

/**
 * A brand of the caller.
 * @param given.brand its id or name, or the id of its tenant
 * @param given.among names of the brands that it may be
 * @throws NotFound for any other, as if it did not exist
 */
function findOwner(
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
