import type { Client } from 'urql';
import { readContent } from './ask';
import type { ContentEntry } from './contentEntry';
import { ReferringEntriesDocument } from './generated/graphql';

/** A page or a record that names another one. */
export interface ReferringEntry extends ContentEntry {
  /** The stored names from the container to the field that names it, or the property. */
  readonly place: readonly string[];
  /** What the field is called in its form; undefined where no form has it any more. */
  readonly label: string | undefined;
  /** What the field names it by: an id, or a part of an address; undefined where the service does not say. */
  readonly named: string | undefined;
}

/** What refers to some entries. */
export interface FoundReferences {
  /** The last saved first; some of them where there are many. */
  readonly entries: readonly ReferringEntry[];
  /** How many there are that the user may read. */
  readonly total: number;
  /** How many there are besides. */
  readonly hidden: number;
}

/**
 * Which pages and records refer to some of a brand.
 * @param asked.limit the most that are named, at most 50
 * @throws the errors of `errors.ts`
 */
export async function findReferences(
  client: Client,
  { brandId, ids, limit }: { readonly brandId: string; readonly ids: readonly string[]; readonly limit: number },
): Promise<FoundReferences> {
  const asked = { brand_id: brandId, ids: [...ids], limit };
  const { referringEntries: found } = await readContent(client, ReferringEntriesDocument, asked);
  const entries = found.entries.map(({ kind, of, id, name, slug, category, place, label, named }): ReferringEntry => ({
    ...{ of, id, name, place, kind: kind === 'record' ? 'record' : 'page', slug: slug ?? '' },
    category: category ?? undefined,
    label: label ?? undefined,
    named: named === '' ? undefined : named,
  }));
  return { entries, total: found.total, hidden: found.hidden };
}
