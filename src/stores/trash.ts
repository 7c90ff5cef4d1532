import type { ContentCalls } from '../api/contentCalls';
import { ServiceError } from '../api/errors';
import {
  PageRevisionsDocument,
  RecordRevisionsDocument,
  RemovedPagesDocument,
  RemovedRecordsDocument,
  RestorePageRevisionDocument,
  RestoreRecordRevisionDocument,
} from '../api/generated/graphql';
import type { ResultPage } from '../lib/resultPage';
import { notFoundTexts } from './texts';

/** A removed page or record. */
export interface RemovedEntry {
  readonly id: string;
  readonly name: string;
  /** The revision to restore. */
  readonly revision: number;
  /** The name of the person; undefined where the service does not know. */
  readonly removedBy: string | undefined;
  /** ISO 8601. */
  readonly removedAt: string;
}

/** The removed entries of an area and brand, which are kept for a while. */
export interface Trash {
  /** Most recently removed first. @param page counts from 1 @throws the errors of src/api/errors.ts */
  list(page: number): Promise<ResultPage<RemovedEntry>>;
  /** Restores an entry as it was. @throws the errors of src/api/errors.ts */
  restore(removed: Pick<RemovedEntry, 'id' | 'revision'>): Promise<void>;
  /** Restores an entry that has just been removed. @throws the errors of src/api/errors.ts */
  restoreLatest(id: string): Promise<void>;
}

/** Number of entries per page of the list. */
const PAGE_SIZE = 20;

/** Scope of a trash: the pages of a tag, or the records of a kind as the service calls it. */
export type TrashScope = { readonly brandId: string } & ({ readonly tag: string } | { readonly records: string });

/** The trash of a brand. */
export function createTrash(calls: ContentCalls, of: TrashScope): Trash {
  return 'tag' in of ? trashOfPages(calls, of) : trashOfRecords(calls, of);
}

function trashOfPages({ read, change }: ContentCalls, of: { readonly brandId: string; readonly tag: string }): Trash {
  async function restore({ id, revision }: Pick<RemovedEntry, 'id' | 'revision'>): Promise<void> {
    await change()(RestorePageRevisionDocument, { page_id: id, revision });
  }

  return {
    async list(page) {
      const variables = { brand_id: of.brandId, tag: of.tag, page, limit: PAGE_SIZE };
      const { removedPages } = await read(RemovedPagesDocument, variables);
      return pagedOf(removedPages.map(({ page_id: id, ...removed }) => ({ id, ...removed })));
    },
    restore,
    async restoreLatest(id) {
      const { pageRevisions } = await read(PageRevisionsDocument, { page_id: id, page: 1, limit: 1 });
      await restore({ id, revision: lastOf(pageRevisions) });
    },
  };
}

function trashOfRecords(
  { read, change }: ContentCalls,
  { brandId, records }: { readonly brandId: string; readonly records: string },
): Trash {
  async function restore({ id, revision }: Pick<RemovedEntry, 'id' | 'revision'>): Promise<void> {
    await change()(RestoreRecordRevisionDocument, { of: records, id, revision });
  }

  return {
    async list(page) {
      const variables = { brand_id: brandId, of: records, page, limit: PAGE_SIZE };
      const { removedRecords } = await read(RemovedRecordsDocument, variables);
      return pagedOf(removedRecords.map(({ record_id: id, ...removed }) => ({ id, ...removed })));
    },
    restore,
    async restoreLatest(id) {
      const variables = { of: records, id, page: 1, limit: 1 };
      const { recordRevisions } = await read(RecordRevisionsDocument, variables);
      await restore({ id, revision: lastOf(recordRevisions) });
    },
  };
}

/** @throws ServiceError if none is kept any more */
function lastOf([last]: readonly { readonly revision: number }[]): number {
  if (!last) throw new ServiceError(notFoundTexts.revision, 'NOT_FOUND');
  return last.revision;
}

/** The last revision of a removed entry, as the service lists it. */
interface LastRevision extends Pick<RemovedEntry, 'id' | 'name' | 'revision'> {
  readonly saved_by?: string | null;
  readonly saved_at: string;
}

function pagedOf(found: readonly LastRevision[]): ResultPage<RemovedEntry> {
  const items = found.map(({ id, name, revision, saved_by: by, saved_at: removedAt }) => ({
    ...{ id, name, revision, removedAt },
    removedBy: by ?? undefined,
  }));
  return { items, hasMore: items.length === PAGE_SIZE };
}
