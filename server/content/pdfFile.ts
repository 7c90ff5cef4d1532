import type { Queryable } from '../database/database';
import { BadInput } from '../errors';
import { isKey } from '../files/keys';
import { documentMessages } from './documentMessages';

export interface SentPdf {
  /** The key of the file. */
  readonly key: string;
  /** Which argument it is, for errors. */
  readonly argument: string;
  /** What to say of an upload that is not there. */
  readonly missing: string;
  /** Whose upload it must be; absent: anybody's. */
  readonly tenantId?: string;
}

/**
 * Checks the file of a document by its name; of one that looks like an upload also that the upload is there. It is not
 * when a draft waited so long for its save that the clean-up took the file.
 * @throws BadInput for anything but a PDF, and for an upload that is not there or belongs to another brand
 */
export async function requirePdf(
  database: Queryable,
  { key, argument, missing, tenantId }: SentPdf,
): Promise<{ readonly fileName: string }> {
  if (!/\.pdf$/i.test(key)) throw new BadInput(argument, documentMessages.format);
  if (!isKey(key)) return { fileName: key.split('/').at(-1) ?? key };
  const [file] = await database.query<{ fileName: string }>(
    'SELECT file_name AS "fileName" FROM file WHERE key = $1 AND ($2::uuid IS NULL OR tenant_id = $2)',
    [key, tenantId ?? null],
  );
  if (file === undefined) throw new BadInput(argument, missing);
  return file;
}
