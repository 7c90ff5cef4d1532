import type { Client } from 'urql';
import { readContent } from '../../api/contentCalls';
import { LinksDocument } from '../../api/generated/graphql';
import { textOrEmpty } from '../../api/parse';
import type { JsonRecord } from '../../tree';
import { removalOf, type FormRow, type RowsMutation, type RowsSource, type StoredRow } from './source';

/** The social-media and external links of a brand: the service can add and remove them, but not change them (LINK-006). */
export function createLinksSource(client: Client, brandId: string): RowsSource {
  return {
    recordKind: 'link',
    async list() {
      const { getLinks } = await readContent(client, LinksDocument, { brandId });
      return getLinks.map((link): StoredRow => ({ ...link }));
    },
    plan({ stored, next }) {
      const { add, remove } = planAppended(stored, next);
      const links = add.map(({ values }) => linkOf(values));
      // The removal comes last: a service that runs the mutations one by one loses nothing when an addition fails.
      const mutations: RowsMutation[] = [];
      if (links.length > 0) {
        mutations.push({ operation: 'addManyLinks', arguments: { brandId, links }, rows: add });
      }
      if (remove.length > 0) {
        mutations.push({ operation: 'massRemoveLinkRecords', arguments: removalOf(remove, stored), rows: [] });
      }
      return mutations;
    },
  };
}

function isSame(a: JsonRecord, b: JsonRecord): boolean {
  return JSON.stringify(linkOf(a)) === JSON.stringify(linkOf(b));
}

/** A link as the service accepts it, with the key of the picture (LINK-005). */
function linkOf(values: JsonRecord) {
  return {
    name: textOrEmpty(values['name']).trim(),
    link: textOrEmpty(values['link']).trim(),
    category: textOrEmpty(values['category']),
    imageKey: textOrEmpty(values['imageKey']) || null,
  };
}

/** The records to add after those that stay, in this order, and the ids to remove. */
interface AppendedPlan {
  readonly add: readonly FormRow[];
  readonly remove: readonly string[];
}

/**
 * Plans a change of records that are ordered by creation, and can only be added and removed: as many as possible stay from the
 * top, everything from the first change on is added again, and its former records are removed (LINK-006).
 */
function planAppended(stored: readonly StoredRow[], next: readonly FormRow[]): AppendedPlan {
  const positions = new Map(stored.map(({ id }, position) => [id, position]));
  const kept = new Set<string>();
  let last = -1;
  for (const row of next) {
    const position = positions.get(row.id) ?? -1;
    const known = stored[position];
    if (position <= last || known === undefined || !isSame(row.values, known)) break;
    kept.add(row.id);
    last = position;
  }
  return {
    add: next.slice(kept.size),
    remove: stored.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  };
}
