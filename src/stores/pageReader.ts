import type { Client } from 'urql';
import { ServiceError } from '../api/errors';
import { readPageById, readRevision, type WirePage } from '../api/pages';
import { notFoundTexts } from './texts';

/** The page was deleted, not just a part of it. */
export class PageNotFoundError extends ServiceError {
  constructor() {
    super(notFoundTexts.page, 'NOT_FOUND');
    this.name = 'PageNotFoundError';
  }
}

/** Caching reader of one page, shared by the parts of a screen that edit parts of it. */
export interface PageReader {
  readonly id: string;
  /** The current page. @throws PageNotFoundError, or the errors of src/api/errors.ts */
  read(): Promise<WirePage>;
  /** The page as last read; undefined if never. */
  latest(): WirePage | undefined;
  /** Caches the page as another part of the screen has just read it. */
  cache(page: WirePage): void;
  /** Drops the cached page, because something was saved here. */
  invalidate(): void;
  /** A top collection as last read, even if it was deleted since; undefined if it was never read. */
  lastRead(id: string): TopCollection | undefined;
}

type TopCollection = WirePage['containers'][number]['field_collections'][number];

/**
 * Fetches the page only if it was saved since: otherwise it requests just the revision, and returns the cached page. A large
 * property is several megabytes, and every section that is opened reads it.
 */
export function createPageReader(client: Client, id: string): PageReader {
  let cached: WirePage | undefined;
  const collectionsById = new Map<string, TopCollection>();

  async function isCurrent({ revision }: WirePage): Promise<boolean> {
    // Services that count no revisions are re-fetched each time.
    return typeof revision === 'number' && (await readRevision(client, id)) === revision;
  }

  function cache(page: WirePage): void {
    // Responses may arrive out of order: the later revision wins.
    if ((cached?.revision ?? 0) > (page.revision ?? Infinity)) return;
    cached = page;
    for (const collection of page.containers.flatMap(({ field_collections: collections }) => collections)) {
      collectionsById.set(collection.id, collection);
    }
  }

  return {
    id,
    async read() {
      if (cached && (await isCurrent(cached))) return cached;
      const page = await readPageById(client, id);
      if (!page) {
        cached = undefined;
        throw new PageNotFoundError();
      }
      cache(page);
      return page;
    },
    latest: () => cached,
    cache,
    invalidate() {
      cached = undefined;
    },
    lastRead: (collectionId) => collectionsById.get(collectionId),
  };
}

/**
 * The cached page, if another part of the screen has read a later revision: a save is then based on that.
 * @param revision the one that the part was loaded with
 */
export function newerPage(reader: PageReader | undefined, revision: number | null | undefined): WirePage | undefined {
  const latest = reader?.latest();
  return typeof revision === 'number' && (latest?.revision ?? 0) > revision ? latest : undefined;
}
