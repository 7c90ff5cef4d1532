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
import type { PagedSearch, ResultPage } from '../lib/resultPage';
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
  const { removed, latest, restore } = 'tag' in of ? callsOfPages(calls, of) : callsOfRecords(calls, of);
  return {
    async list(page) {
      const found = await removed({ page, limit: PAGE_SIZE });
      const items = found.map(({ id, name, revision, saved_by: by, saved_at: removedAt }) => ({
        ...{ id, name, revision, removedAt },
        removedBy: by ?? undefined,
      }));
      return { items, hasMore: items.length === PAGE_SIZE };
    },
    restore,
    async restoreLatest(id) {
      const [last] = await latest({ id, page: 1, limit: 1 });
      if (!last) throw new ServiceError(notFoundTexts.revision, 'NOT_FOUND');
      await restore({ id, revision: last.revision });
    },
  };
}

type Paging = Pick<PagedSearch, 'page' | 'limit'>;

function callsOfPages(
  { read, change }: ContentCalls,
  { brandId, tag }: { readonly brandId: string; readonly tag: string },
) {
  return {
    async removed(paging: Paging) {
      const { removedPages } = await read(RemovedPagesDocument, { brand_id: brandId, tag, ...paging });
      return removedPages.map(({ page_id: id, ...revision }) => ({ id, ...revision }));
    },
    latest: async ({ id, ...paging }: Paging & { readonly id: string }) =>
      (await read(PageRevisionsDocument, { page_id: id, ...paging })).pageRevisions,
    async restore({ id, revision }: Pick<RemovedEntry, 'id' | 'revision'>) {
      await change()(RestorePageRevisionDocument, { page_id: id, revision });
    },
  };
}

function callsOfRecords(
  { read, change }: ContentCalls,
  { brandId, records: of }: { readonly brandId: string; readonly records: string },
) {
  return {
    async removed(paging: Paging) {
      const { removedRecords } = await read(RemovedRecordsDocument, { brand_id: brandId, of, ...paging });
      return removedRecords.map(({ record_id: id, ...revision }) => ({ id, ...revision }));
    },
    latest: async (asked: Paging & { readonly id: string }) =>
      (await read(RecordRevisionsDocument, { of, ...asked })).recordRevisions,
    async restore({ id, revision }: Pick<RemovedEntry, 'id' | 'revision'>) {
      await change()(RestoreRecordRevisionDocument, { of, id, revision });
    },
  };
}
