import type { Queryable } from '../../database/database';
import type { BrandRow } from '../../services';

/** The number of a property document, and the id displayed for it. */
export interface DocumentNumber {
  readonly number: number;
  readonly document_custom_id: string;
}

/**
 * The next document number of a brand (B-41). Concurrent callers wait until this transaction has ended, so that numbers are neither
 * assigned twice nor skipped if a document is not stored.
 */
export async function nextDocumentNumber(database: Queryable, brand: BrandRow): Promise<DocumentNumber> {
  const [row] = await database.query<{ number: number }>(
    `INSERT INTO mdor_document_number AS n (brand_id, last) VALUES ($1, 1)
     ON CONFLICT (brand_id) DO UPDATE SET last = n.last + 1 RETURNING last AS number`,
    [brand.id],
  );
  if (row === undefined) throw new Error('No number was given.');
  return { number: row.number, document_custom_id: `MDDOR-${brand.name}-${String(row.number).padStart(6, '0')}` };
}
