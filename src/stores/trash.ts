import type { Client } from 'urql';
import { changeContent, readContent } from '../api/ask';
import { RemovedPagesDocument, RestorePageRevisionDocument } from '../api/generated/graphql';
import type { Paged } from './paged';

/** A page that was removed. */
export interface RemovedPage {
  readonly id: string;
  readonly name: string;
  /** The revision that it comes back as. */
  readonly revision: number;
  /** The name of the person; undefined where the service does not know. */
  readonly removedBy: string | undefined;
  /** ISO 8601. */
  readonly removedAt: string;
}

/** The removed pages of an area and a brand, which are kept for a while. */
export interface Trash {
  /** Last removed first. @param page counts from 1 @throws the errors of src/api/errors.ts */
  list(page: number): Promise<Paged<RemovedPage>>;
  /** Brings a page back as it was. @throws the errors of src/api/errors.ts */
  restore(page: Pick<RemovedPage, 'id' | 'revision'>): Promise<void>;
}

/** How many pages are listed at once. */
const PAGES_AT_ONCE = 20;

/** @param of whose pages, and of which tag */
export function createTrash(client: Client, of: { readonly brandId: string; readonly tag: string }): Trash {
  return {
    async list(page) {
      const { removedPages } = await readContent(client, RemovedPagesDocument, {
        brand_id: of.brandId,
        tag: of.tag,
        page,
        limit: PAGES_AT_ONCE,
      });
      const items = removedPages.map(({ page_id: id, name, revision, saved_by: by, saved_at: removedAt }) => ({
        ...{ id, name, revision, removedAt },
        removedBy: by ?? undefined,
      }));
      return { items, hasMore: items.length === PAGES_AT_ONCE };
    },
    async restore({ id, revision }) {
      await changeContent(client, RestorePageRevisionDocument, { page_id: id, revision });
    },
  };
}
