import type { ContentCalls } from '../api/ask';
import { ServiceError } from '../api/errors';
import {
  PageRevisionsDocument,
  RecordRevisionsDocument,
  RemovedPagesDocument,
  RemovedRecordsDocument,
  RestorePageRevisionDocument,
  RestoreRecordRevisionDocument,
} from '../api/generated/graphql';
import type { Paged } from '../lib/paged';
import { notFoundTexts } from './texts';

/** A page or record that was removed. */
export interface Removed {
  readonly id: string;
  readonly name: string;
  /** The revision that it comes back as. */
  readonly revision: number;
  /** The name of the person; undefined where the service does not know. */
  readonly removedBy: string | undefined;
  /** ISO 8601. */
  readonly removedAt: string;
}

/** What was removed of an area and a brand, which is kept for a while. */
export interface Trash {
  /** Last removed first. @param page counts from 1 @throws the errors of src/api/errors.ts */
  list(page: number): Promise<Paged<Removed>>;
  /** Brings one back as it was. @throws the errors of src/api/errors.ts */
  restore(removed: Pick<Removed, 'id' | 'revision'>): Promise<void>;
  /** Brings back what was just removed. @throws the errors of src/api/errors.ts */
  bringBack(id: string): Promise<void>;
}

/** How many are listed at once. */
const AT_ONCE = 20;

/** What is in a trash: the pages of a tag, or the records of a kind as the service calls it. */
export type TrashOf = { readonly brandId: string } & ({ readonly tag: string } | { readonly records: string });

/** The trash of a brand. */
export function createTrash(calls: ContentCalls, of: TrashOf): Trash {
  return 'tag' in of ? trashOfPages(calls, of) : trashOfRecords(calls, of);
}

function trashOfPages({ read, change }: ContentCalls, of: { readonly brandId: string; readonly tag: string }): Trash {
  async function restore({ id, revision }: Pick<Removed, 'id' | 'revision'>): Promise<void> {
    await change()(RestorePageRevisionDocument, { page_id: id, revision });
  }

  return {
    async list(page) {
      const asked = { brand_id: of.brandId, tag: of.tag, page, limit: AT_ONCE };
      const { removedPages } = await read(RemovedPagesDocument, asked);
      return pagedOf(removedPages.map(({ page_id: id, ...removed }) => ({ id, ...removed })));
    },
    restore,
    async bringBack(id) {
      const { pageRevisions } = await read(PageRevisionsDocument, { page_id: id, page: 1, limit: 1 });
      await restore({ id, revision: lastOf(pageRevisions) });
    },
  };
}

function trashOfRecords(
  { read, change }: ContentCalls,
  { brandId, records }: { readonly brandId: string; readonly records: string },
): Trash {
  async function restore({ id, revision }: Pick<Removed, 'id' | 'revision'>): Promise<void> {
    await change()(RestoreRecordRevisionDocument, { of: records, id, revision });
  }

  return {
    async list(page) {
      const asked = { brand_id: brandId, of: records, page, limit: AT_ONCE };
      const { removedRecords } = await read(RemovedRecordsDocument, asked);
      return pagedOf(removedRecords.map(({ record_id: id, ...removed }) => ({ id, ...removed })));
    },
    restore,
    async bringBack(id) {
      const asked = { of: records, id, page: 1, limit: 1 };
      const { recordRevisions } = await read(RecordRevisionsDocument, asked);
      await restore({ id, revision: lastOf(recordRevisions) });
    },
  };
}

/** @throws ServiceError where none is kept any more */
function lastOf([last]: readonly { readonly revision: number }[]): number {
  if (!last) throw new ServiceError(notFoundTexts.revision, 'NOT_FOUND');
  return last.revision;
}

/** A last revision as the service lists it. */
interface LastRevision extends Pick<Removed, 'id' | 'name' | 'revision'> {
  readonly saved_by?: string | null;
  readonly saved_at: string;
}

function pagedOf(found: readonly LastRevision[]): Paged<Removed> {
  const items = found.map(({ id, name, revision, saved_by: by, saved_at: removedAt }) => ({
    ...{ id, name, revision, removedAt },
    removedBy: by ?? undefined,
  }));
  return { items, hasMore: items.length === AT_ONCE };
}
