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

/** The trimmed text of a field; '' if it is missing. @throws BadInput */
function readField(fields: FormFields, name: string): string {
  const value = fields.get(name)?.trim();
  requireStorableText(value, name);
  return value ?? '';
}

/**
 * The brand of the form's field `brand`, which is the one being edited; without it the first brand in which the caller may write.
 * @throws BadInput, NotFound
 */
export function readOwner(caller: Caller, fields: FormFields): FileOwner {
  const allowed = writableBrands(caller);
  return findOwner(caller, { brand: readField(fields, 'brand') || (allowed[0] ?? ''), allowed });
}

/**
 * Uploading property documents requires permission to add or change them in a brand that has such documents (A-43, BRAND-008).
 * @throws Forbidden
 */
export function requireDocumentAccess(caller: Caller): void {
  if (documentBrands(caller).length === 0) throw new Forbidden(messages.noDocuments);
}

/**
 * The brand of a property document, from the field `brand`; the form must name a project too (API-REST-023, MDDOR-010).
 * @throws UploadRefused, BadInput, NotFound
 */
export function readDocumentOwner(caller: Caller, fields: FormFields): FileOwner {
  const brand = readField(fields, 'brand');
  if (brand === '') throw new UploadRefused(400, messages.noBrandField);
  if (readField(fields, 'project') === '') throw new UploadRefused(400, messages.noProject);
  return findOwner(caller, { brand, allowed: documentBrands(caller) });
}

/** The brands for which the caller may upload property documents. */
function documentBrands(caller: Caller): readonly string[] {
  return brandNames(caller).filter((brandName) =>
    mayUseRecords(caller, { kind: 'mdor_document', brandName }, ['create', 'update']),
  );
}

/**
 * Finds a brand of the caller.
 * @param options.brand its id or name, or the id of its tenant
 * @param options.allowed names of the allowed brands
 * @throws NotFound for any other brand, as if it did not exist
 */
function findOwner(
  { brands }: Caller,
  options: { readonly brand: string; readonly allowed: readonly string[] },
): FileOwner {
  const requested = options.brand.toLowerCase();
  const owner = brands.find(
    ({ id, name, tenant_id: tenantId }) =>
      options.allowed.includes(name) && [id, name.toLowerCase(), tenantId].includes(requested),
  );
  if (!owner) throw new NotFound(messages.unknownBrand);
  return { tenantId: owner.tenant_id, brandName: owner.name };
}
