import { mayUseRecords } from '../content/access';
import { isOwnBrand, recordTargetOf } from '../content/records/saveRecord';
import { recordStores } from '../content/records/stores';
import { mayReadPageOfFile } from '../content/revisions/revisionQueries';
import type { Queryable } from '../database/database';
import { Forbidden, NotFound } from '../errors';
import type { Keys } from '../identity/keys';
import { deriveText, constantTimeEqual } from '../identity/secrets';
import type { Caller, Services } from '../services';
import { messages } from './messages';

/** A temporary link to a document. */
export interface DocumentLink {
  /** The signed path, relative to the content service. */
  readonly link: string;
  readonly expires_at: Date;
}

/** Signed links: anyone with a link can read the document until it expires, without signing in. */
export interface DocumentLinks {
  sign(key: string): Promise<DocumentLink>;
  /**
   * Verifies the query of a request for a document.
   * @returns the remaining lifetime of the link in seconds
   * @throws Forbidden for a missing or invalid signature, or an expired link
   */
  verify(key: string, query: Readonly<Record<string, unknown>>): Promise<number>;
}

/** Signs links with HMAC-SHA256 (RFC 2104) and a key that all nodes share. */
export function createDocumentLinks(keys: Pick<Keys, 'secret'>, clock: () => Date): DocumentLinks {
  async function signatureOf(key: string, expires: string): Promise<string> {
    return deriveText(await keys.secret('document-link'), `${key}\n${expires}`);
  }
  return {
    async sign(key) {
      const expires = Math.floor(clock().getTime() / 1000) + LINK_SECONDS;
      const signature = await signatureOf(key, String(expires));
      return { link: `/${key}?expires=${expires}&signature=${signature}`, expires_at: new Date(expires * 1000) };
    },
    async verify(key, { expires, signature }) {
      const isText = typeof expires === 'string' && typeof signature === 'string';
      if (!isText || !constantTimeEqual(signature, await signatureOf(key, expires)))
        throw new Forbidden(messages.linkWanted);
      const secondsLeft = Number(expires) - Math.floor(clock().getTime() / 1000);
      if (secondsLeft <= 0) throw new Forbidden(messages.linkExpired);
      return secondsLeft;
    },
  };
}

/** Whether a file is a document: images and videos appear on the brands' websites, documents do not. */
export function isDocument(fileType: string): boolean {
  return !/^(image|video)\//.test(fileType);
}

/** The key of the first document that `requireDocument` would refuse, or undefined. */
export async function findInaccessibleDocument(
  services: DocumentAccess,
  caller: Caller,
  keys: readonly string[],
): Promise<string | undefined> {
  const files = await services.database.query<{ key: string; file_type: string }>(
    'SELECT key, file_type FROM file WHERE key = ANY($1::text[])',
    [keys],
  );
  for (const { key, file_type: fileType } of files) {
    if (isDocument(fileType) && !(await mayOpenDocument(services, caller, key))) return key;
  }
  return undefined;
}

interface DocumentAccess extends Pick<Services, 'definitions'> {
  readonly database: Queryable;
}

/**
 * Requires read access to a document: documents in pages and records, or in their stored revisions, may be read by everybody who
 * may read one of these, and documents not saved anywhere yet by their uploader.
 * @throws NotFound as if it did not exist
 */
export async function requireDocument(services: DocumentAccess, caller: Caller, key: string): Promise<void> {
  if (!(await mayOpenDocument(services, caller, key))) throw new NotFound(messages.notFound);
}

async function mayOpenDocument(
  { database, definitions }: DocumentAccess,
  caller: Caller,
  key: string,
): Promise<boolean> {
  const [file] = await database.query<{ isOwn: boolean }>(
    `SELECT f.created_by IS NOT DISTINCT FROM $2::uuid AND NOT EXISTS (
       SELECT FROM contract_upload WHERE file_link = f.key
       UNION ALL SELECT FROM mdor_document WHERE file = f.key
       UNION ALL SELECT FROM record WHERE file_keys_of(data) @> ARRAY[f.key]
       UNION ALL SELECT FROM record_revision WHERE file_keys_of(data) @> ARRAY[f.key]
       UNION ALL SELECT FROM page_revision WHERE file_keys @> ARRAY[f.key]) AS "isOwn"
     FROM file f WHERE f.key = $1`,
    [key, caller.userId],
  );
  if (file === undefined) return false;
  if (file.isOwn || (await mayReadRecordOfFile({ database, definitions }, caller, key))) return true;
  return mayReadPageOfFile(database, caller, key);
}

/** Whether the caller may read a record that refers to the file, currently or in one of its revisions. */
async function mayReadRecordOfFile(
  { database, definitions }: DocumentAccess,
  caller: Caller,
  key: string,
): Promise<boolean> {
  const uses = await database.query<{ of: string; brandName: string | null }>(
    `SELECT DISTINCT used."of", b.name AS "brandName" FROM (
       SELECT 'contract_document' AS "of", NULL::uuid AS brand_id
       FROM contract_upload u JOIN contract_document d ON d.id = u.contract_id
       WHERE u.file_link = $1 AND d.deleted_at IS NULL
       UNION ALL SELECT 'mdor_document', brand_id FROM mdor_document WHERE file = $1
       UNION ALL SELECT area, brand_id FROM record WHERE file_keys_of(data) @> ARRAY[$1]
       UNION ALL SELECT kind, brand_id FROM record_revision WHERE file_keys_of(data) @> ARRAY[$1]) AS used
     LEFT JOIN brand b ON b.id = used.brand_id`,
    [key],
  );
  const stores = recordStores(definitions);
  return uses.some(({ of, brandName: name }) => {
    const brandName = name ?? undefined;
    const store = stores.find(of);
    return store && isOwnBrand(caller, brandName) && mayUseRecords(caller, recordTargetOf(store, brandName), ['read']);
  });
}

/** Long enough to open a document that was listed, too short to pass the link on. */
const LINK_SECONDS = 300;
