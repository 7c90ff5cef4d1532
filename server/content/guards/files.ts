import { ruleMessages } from '../../../src/kinds/texts';
import { isObject } from '../../../src/lib/objects';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { fileKeysIn, isKey } from '../../files/keys';
import { messages } from '../../files/messages';
import type { Caller, Services } from '../../services';

/** A file referenced by a value. */
export interface FileReference {
  readonly key: string;
  /** The argument that contains the reference, for errors. */
  readonly argument: string;
  /** Allowed file extensions, without the dot; empty: any. */
  readonly accept: readonly string[];
  /** The tenant that must own the file; absent: any. */
  readonly tenantId?: string;
  /** The message if the upload does not exist or belongs to another brand. */
  readonly missing?: string;
  /** Set for URLs in texts, which may also point to files that are no uploads: then only a file that is being removed is refused. */
  readonly isInText?: true;
}

/** The files that a text refers to by URL. */
export function filesInText(text: string, argument: string): readonly FileReference[] {
  return fileKeysIn(text).map((key) => ({ key, argument, accept: [], missing: messages.notFound, isInText: true }));
}

/** The caller of a save, and its transaction. */
interface Saving {
  readonly services: Pick<Services, 'config' | 'files'>;
  readonly caller: Caller;
  readonly database: Queryable;
}

/**
 * Refuses a save that adds a reference to a document that the caller may not open: everybody who may read the page or record could
 * open the document from then on, wherever in it the key is. Must be called before the save is stored.
 * @param save.before what is stored now
 * @param save.allowed keys already checked in this save; keys found to be allowed are added
 * @param save.argumentOf finds the argument that contains a reference
 * @throws BadInput, not NotFound, as the page or record itself exists; the message is that of a missing file
 */
export async function requireAccessToNewDocuments(
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
  const forbidden = await services.files.findInaccessibleDocument(database, caller, named);
  if (forbidden !== undefined) {
    throw new BadInput(
      save.argumentOf((stored) => keysIn(stored).includes(forbidden)),
      messages.notFound,
    );
  }
  for (const key of named) save.allowed?.add(key);
}

/** The dotted path of the property whose value matches, in a record or an object in it. */
export function findPropertyPath(values: object, matches: (value: unknown) => boolean): string {
  const [name = '', value] = Object.entries<unknown>({ ...values }).find(([, one]) => matches(one)) ?? [];
  return isObject(value) ? `${name}.${findPropertyPath(value, matches)}` : name;
}

/**
 * Checks that referenced files are existing uploads of the brand and of an accepted type. Infected files do not exist here. The rows are
 * locked, so that the clean-up cannot remove the files until the end of the transaction.
 * @throws BadInput naming the argument
 */
export async function requireFiles(database: Queryable, files: readonly FileReference[]): Promise<void> {
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
