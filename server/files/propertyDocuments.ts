import { brandNames, mayUseRecords } from '../content/access';
import { Forbidden } from '../errors';
import type { Caller } from '../services';
import { UploadRefused } from './errors';
import { messages } from './messages';
import { findOwner, readField, type FileOwner, type FormFields } from './owner';

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
