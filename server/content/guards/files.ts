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
  /** Set inside of texts, which may also name what is no upload here: only one that is being removed is refused. */
  readonly isInText?: true;
}

/** The files that a text names by their addresses. */
export function filesInText(text: string, argument: string): readonly NamedFile[] {
  return fileKeysIn(text).map((key) => ({ key, argument, accept: [], missing: messages.notFound, isInText: true }));
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
 * @param save.allowed keys that the caller was found to be allowed to name in this save; more are added
 * @param save.argumentOf what of the input names a document
 * @throws BadInput as if there were no such file; the page or record itself is there
 */
export async function requireNamedDocuments(
  { services, caller, database }: Saving,
  save: {
    readonly before: unknown;
    readonly after: unknown;
    readonly allowed?: Set<string>;
    readonly argumentOf: (isNamed: (stored: unknown) => boolean) => string;
  },
): Promise<void> {
  if (services.config.documentLinks !== 'signed') return;
  const after = keysIn(save.after);
  if (after.length === 0) return;
  const known = new Set(keysIn(save.before));
  const named = after.filter((key) => !known.has(key) && !save.allowed?.has(key));
  if (named.length === 0) return;
  const closed = await services.files.findClosedDocument(database, caller, named);
  if (closed !== undefined) {
    throw new BadInput(
      save.argumentOf((stored) => keysIn(stored).includes(closed)),
      messages.notFound,
    );
  }
  for (const key of named) save.allowed?.add(key);
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
  const rows = await database.query<{ key: string; tenant_id: string; leaves: boolean }>(
    'SELECT key, tenant_id, removing_since IS NOT NULL AS leaves FROM file WHERE key = ANY($1::text[]) FOR SHARE',
    [[...new Set(files.map(({ key }) => key))]],
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  for (const { key, argument, tenantId, missing, isInText } of files) {
    const file = found.get(key);
    if (isInText && !file?.leaves) continue;
    if (!file || file.leaves) throw new BadInput(argument, missing ?? ruleMessages.failed);
    if (tenantId !== undefined && file.tenant_id !== tenantId) {
      throw new BadInput(argument, missing ?? ruleMessages.otherBrand);
    }
  }
}

function keysIn(stored: unknown): readonly string[] {
  return fileKeysIn(JSON.stringify(stored ?? null));
}
