import { mayUseRecords } from '../content/access';
import { mayReadPageOfFile } from '../content/revisions/revisionQueries';
import type { Queryable } from '../database/database';
import { Forbidden, NotFound } from '../errors';
import type { Keys } from '../identity/keys';
import { deriveText, sameText } from '../identity/secrets';
import type { Caller } from '../services';
import { messages } from './messages';

/** An address of a document that is good for a while. */
export interface DocumentLink {
  /** Below the content service, with its signature. */
  readonly link: string;
  readonly expires_at: Date;
}

/** Signed links: whoever has one may read the document until it expires, signed in or not. */
export interface DocumentLinks {
  sign(key: string): Promise<DocumentLink>;
  /**
   * Checks the query of a request for a document.
   * @returns how many seconds the link is good for
   * @throws Forbidden for one without a signature, with a wrong one, and for one that has expired
   */
  require(key: string, query: Readonly<Record<string, unknown>>): Promise<number>;
}

/** Links signed with HMAC-SHA256 (RFC 2104) under a key that all nodes share. */
export function createDocumentLinks({
  keys,
  clock,
}: {
  readonly keys: Pick<Keys, 'secret'>;
  readonly clock: () => Date;
}): DocumentLinks {
  async function signatureOf(key: string, expires: string): Promise<string> {
    return deriveText(await keys.secret('document-link'), `${key}\n${expires}`);
  }
  return {
    async sign(key) {
      const expires = Math.floor(clock().getTime() / 1000) + LINK_SECONDS;
      const signature = await signatureOf(key, String(expires));
      return { link: `/${key}?expires=${expires}&signature=${signature}`, expires_at: new Date(expires * 1000) };
    },
    async require(key, { expires, signature }) {
      const isText = typeof expires === 'string' && typeof signature === 'string';
      if (!isText || !sameText(signature, await signatureOf(key, expires))) throw new Forbidden(messages.linkWanted);
      const left = Number(expires) - Math.floor(clock().getTime() / 1000);
      if (left <= 0) throw new Forbidden(messages.linkExpired);
      return left;
    },
  };
}

/** Whether a file is a document: pictures and videos are shown by the brands' websites, documents are not. */
export function isDocument(fileType: string): boolean {
  return !/^(image|video)\//.test(fileType);
}

/**
 * Refuses a document to whoever may not read it: contract documents are the group's, property documents those of a brand, those in a
 * page of whoever may read the page, and what nobody has saved yet is of whoever uploaded it.
 * @throws NotFound as if there were none
 */
export async function requireDocument(database: Queryable, caller: Caller, key: string): Promise<void> {
  const [use] = await database.query<{ isOwn: boolean; isContract: boolean; brands: readonly string[] }>(
    `SELECT f.created_by IS NOT DISTINCT FROM $2::uuid AND NOT EXISTS (
         SELECT FROM contract_upload WHERE file_link = f.key
         UNION ALL SELECT FROM mdor_document WHERE file = f.key
         UNION ALL SELECT FROM record_revision WHERE kind = 'mdor_document' AND data ->> 'file' = f.key
         UNION ALL SELECT FROM page_revision WHERE file_keys @> ARRAY[f.key]) AS "isOwn",
       EXISTS (SELECT 1 FROM contract_upload u JOIN contract_document d ON d.id = u.contract_id
               WHERE u.file_link = f.key AND d.deleted_at IS NULL) AS "isContract",
       ARRAY (SELECT b.name FROM mdor_document d JOIN brand b ON b.id = d.brand_id
              WHERE d.file = f.key AND b.tenant_id = ANY ($3::uuid[])) AS brands
     FROM file f WHERE f.key = $1`,
    [key, caller.userId, [...caller.tenantIds]],
  );
  const mayRead =
    use !== undefined &&
    (use.isOwn ||
      (use.isContract && mayUseRecords(caller, { kind: 'contract_document' }, ['read'])) ||
      use.brands.some((brandName) => mayUseRecords(caller, { kind: 'mdor_document', brandName }, ['read'])) ||
      (await mayReadPageOfFile(database, caller, key)));
  if (!mayRead) throw new NotFound(messages.notFound);
}

/** Long enough to open a document that was listed, too short to pass the link on. */
const LINK_SECONDS = 300;
