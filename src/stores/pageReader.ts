import type { Client } from 'urql';
import { readPageById, readRevision, type WirePage } from '../api/pages';

/** Reads one page again and again, for the parts of a screen that each work on a part of it. */
export interface PageReader {
  readonly id: string;
  /** The page as it is now; null when it is gone. @throws the errors of src/api/errors.ts */
  read(): Promise<WirePage | null>;
  /** A top collection as it was read last, also when it is gone since; undefined when it was never read. */
  lastSeen(id: string): TopCollection | undefined;
}

type TopCollection = WirePage['containers'][number]['field_collections'][number];

/**
 * A reader that fetches the page only when it was saved since: otherwise it asks for its revision, and answers what it
 * has. A large property is megabytes, and every section that is opened reads it.
 */
export function createPageReader(client: Client, id: string): PageReader {
  let known: WirePage | undefined;
  const seen = new Map<string, TopCollection>();

  async function isCurrent({ revision }: WirePage): Promise<boolean> {
    // A service that counts no revisions is read anew each time.
    return typeof revision === 'number' && (await readRevision(client, id)) === revision;
  }

  return {
    id,
    async read() {
      if (known && (await isCurrent(known))) return known;
      const page = await readPageById(client, id);
      known = page ?? undefined;
      for (const { field_collections: collections } of page?.containers ?? []) {
        for (const collection of collections) seen.set(collection.id, collection);
      }
      return page;
    },
    lastSeen: (wanted) => seen.get(wanted),
  };
}
