import { ruleMessages } from '../../../src/kinds/texts';
import { isObject } from '../../../src/lib/objects';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { fileKeysIn, isKey } from '../../files/keys';
import { messages } from '../../files/messages';
import type { Caller, Services } from '../../services';

/** A file that a value names. */
export interface NamedFile {
  readonly key: string;
  /** Which argument it is, for errors. */
  readonly argument: string;
  /** The endings that it may have, without the dot; none for any. */
  readonly accept: readonly string[];
  /** The tenant of the brand that uses it; absent: of any. */
  readonly tenantId?: string;
  /** What is said of an upload that is not there, or not of this brand. */
  readonly missing?: string;
}

/** Who saves something, in the transaction of the save. */
interface Saving {
  readonly services: Pick<Services, 'config' | 'files'>;
  readonly caller: Caller;
  readonly database: Queryable;
}

/**
 * Refuses a save by which something comes to name a document that the caller may not open: whoever may read it could from then on,
 * wherever in it the key stands. Must be asked before the save is stored.
 * @param save.before what is stored
 * @param save.argumentOf what of the input names a document
 * @throws BadInput as if there were no such file; the page or record itself is there
 */
export async function requireNamedDocuments(
  { services, caller, database }: Saving,
  save: {
    readonly before: unknown;
    readonly after: unknown;
    readonly argumentOf: (isNamed: (stored: unknown) => boolean) => string;
  },
): Promise<void> {
  if (services.config.documentLinks !== 'signed') return;
  const after = keysIn(save.after);
  if (after.length === 0) return;
  const known = new Set(keysIn(save.before));
  const named = after.filter((key) => !known.has(key));
  if (named.length === 0) return;
  const closed = await services.files.findClosedDocument(database, caller, named);
  if (closed === undefined) return;
  const argument = save.argumentOf((stored) => keysIn(stored).includes(closed));
  throw new BadInput(argument, messages.notFound);
}

/** The property of a record, or of an object in it, whose value is meant. */
export function propertyWith(values: object, isMeant: (value: unknown) => boolean): string {
  const [name = '', value] = Object.entries<unknown>({ ...values }).find(([, one]) => isMeant(one)) ?? [];
  return isObject(value) ? `${name}.${propertyWith(value, isMeant)}` : name;
}

/**
 * Refuses what names no file: an upload that is there, of the brand and of an accepted type. Infected files are never there. Until
 * the end of the transaction the clean-up leaves the files alone.
 * @throws BadInput naming the argument
 */
export async function requireFiles(database: Queryable, files: readonly NamedFile[]): Promise<void> {
  for (const { key, argument, accept } of files) {
    const ending = isKey(key) ? key.split('.').at(-1) : undefined;
    if (ending === undefined || (accept.length > 0 && !accept.includes(ending))) {
      throw new BadInput(argument, ruleMessages.fileFormat);
    }
  }
  if (files.length === 0) return;
  const rows = await database.query<{ key: string; tenant_id: string }>(
    'SELECT key, tenant_id FROM file WHERE key = ANY($1::text[]) AND removing_since IS NULL FOR SHARE',
    [[...new Set(files.map(({ key }) => key))]],
  );
  const owners = new Map(rows.map((row) => [row.key, row.tenant_id]));
  for (const { key, argument, tenantId, missing } of files) {
    const owner = owners.get(key);
    if (owner === undefined) throw new BadInput(argument, missing ?? ruleMessages.failed);
    if (tenantId !== undefined && owner !== tenantId) throw new BadInput(argument, missing ?? ruleMessages.otherBrand);
  }
}

function keysIn(stored: unknown): readonly string[] {
  return fileKeysIn(JSON.stringify(stored ?? null));
}
