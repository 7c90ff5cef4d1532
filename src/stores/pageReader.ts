import type { Client } from 'urql';
import { readPageById, readRevision, type WirePage } from '../api/pages';

/** Reads one page again and again, for the parts of a screen that each work on a part of it. */
export interface PageReader {
  readonly id: string;
  /** The page as it is now; null when it is gone. @throws the errors of src/api/errors.ts */
  read(): Promise<WirePage | null>;
  /** The page as it was read last; undefined when it never was. */
  latest(): WirePage | undefined;
  /** Takes over the page as another part of the screen has just read it. */
  note(page: WirePage): void;
  /** What was read last is not what is stored any more, because something was saved here. */
  forget(): void;
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

  function note(page: WirePage): void {
    // Of two answers the later save counts, in whatever order they arrive.
    if ((known?.revision ?? 0) > (page.revision ?? Infinity)) return;
    known = page;
    for (const collection of page.containers.flatMap(({ field_collections: collections }) => collections)) {
      seen.set(collection.id, collection);
    }
  }

  return {
    id,
    async read() {
      if (known && (await isCurrent(known))) return known;
      const page = await readPageById(client, id);
      if (page) note(page);
      else known = undefined;
      return page;
    },
    latest: () => known,
    note,
    forget() {
      known = undefined;
    },
    lastSeen: (wanted) => seen.get(wanted),
  };
}

/**
 * The page, where one of the parts of its screen has read it since with a later revision: what is saved now is saved on top
 * of that.
 * @param revision that the part was loaded with
 */
export function newerPage(reader: PageReader | undefined, revision: number | null | undefined): WirePage | undefined {
  const latest = reader?.latest();
  return typeof revision === 'number' && (latest?.revision ?? 0) > revision ? latest : undefined;
}
