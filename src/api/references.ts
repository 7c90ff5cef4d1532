import type { Client } from 'urql';
import { readContent } from './contentCalls';
import type { ContentEntry } from './contentEntry';
import { ReferringEntriesDocument } from './generated/graphql';

/** A page or record that refers to another one. */
export interface ReferringEntry extends ContentEntry {
  /** The stored names from the container to the referring field, or the property. */
  readonly place: readonly string[];
  /** The label of the field in its form; undefined if no form has it any more. */
  readonly label: string | undefined;
  /** The id or part of a URL in the field; undefined if the service does not report it. */
  readonly named: string | undefined;
}

export interface FoundReferences {
  /** Most recently saved first; limited if there are many. */
  readonly entries: readonly ReferringEntry[];
  /** The number of references that the user may read. */
  readonly total: number;
  /** The number of references that the user may not read. */
  readonly hidden: number;
}

/**
 * Finds the pages and records that refer to entries of a brand.
 * @param query.limit maximum number of entries returned, at most 50
 * @throws the errors of `errors.ts`
 */
export async function findReferences(
  client: Client,
  { brandId, ids, limit }: { readonly brandId: string; readonly ids: readonly string[]; readonly limit: number },
): Promise<FoundReferences> {
  const variables = { brand_id: brandId, ids: [...ids], limit };
  const { referringEntries: found } = await readContent(client, ReferringEntriesDocument, variables);
  const entries = found.entries.map(({ kind, of, id, name, slug, category, place, label, named }): ReferringEntry => ({
    ...{ of, id, name, place, kind: kind === 'record' ? 'record' : 'page', slug: slug ?? '' },
    category: category ?? undefined,
    label: label ?? undefined,
    named: named === '' ? undefined : named,
  }));
  return { entries, total: found.total, hidden: found.hidden };
}
