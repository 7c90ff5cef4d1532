import { mayUseRecords } from '../content/access';
import { requireStorableText } from '../content/arguments';
import type { Queryable } from '../database/database';
import { Forbidden, NotFound } from '../errors';
import type { Caller } from '../services';
import { UploadRefused } from './errors';
import { messages } from './messages';

/**
 * Property documents are for staff who may add or change them, and not for ALISI (A-43, BRAND-008).
 * @throws Forbidden
 */
export function requireDocumentAccess(caller: Caller): void {
  if (documentBrands(caller).length === 0) throw new Forbidden(messages.noDocuments);
}

/**
 * The tenant to which a document belongs, from the field `brand` (id or name); the form must name a project too
 * (API-REST-023, MDDOR-010). Another brand's id is refused as if it did not exist.
 * @throws UploadRefused, NotFound
 */
export async function readOwner(
  database: Queryable,
  { caller, fields }: { readonly caller: Caller; readonly fields: ReadonlyMap<string, string> },
): Promise<string> {
  const [brand = '', project = ''] = ['brand', 'project'].map((name) => {
    const value = fields.get(name)?.trim();
    requireStorableText(value, name);
    return value;
  });
  if (brand === '') throw new UploadRefused(400, messages.noBrandField);
  if (project === '') throw new UploadRefused(400, messages.noProject);
  const [owner] = await database.query<{ id: string }>(
    `SELECT t.id::text AS id FROM tenant t LEFT JOIN brand b ON b.tenant_id = t.id
     WHERE t.id = ANY ($1::uuid[]) AND t.name = ANY ($2::text[])
       AND lower($3) IN (t.id::text, lower(t.name), b.id::text, lower(b.name))`,
    [[...caller.tenantIds], documentBrands(caller), brand],
  );
  if (!owner) throw new NotFound(messages.unknownBrand);
  return owner.id;
}

/** The brands of the caller to whose property documents a file may be uploaded. */
function documentBrands(caller: Caller): readonly string[] {
  return caller.tenantNames.filter((brandName) =>
    mayUseRecords(caller, { kind: 'mdor_document', brandName }, ['create', 'update']),
  );
}
