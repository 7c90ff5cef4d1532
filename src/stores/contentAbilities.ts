import type { Contract } from '../api/contract/contract';
import {
  FindPagesDocument,
  ListViewsDocument,
  PageFacetsDocument,
  PageRevisionsDocument,
  PublishPageDocument,
  RecordRevisionsDocument,
  ReferringEntriesDocument,
  RemovedPagesDocument,
  RemovedRecordsDocument,
  SearchDocument,
  SetRevisionsDocument,
  TrialDocument,
  VisitPageDocument,
  VisitRecordDocument,
} from '../api/generated/graphql';

/** What a content service may keep beside what the specification names, and the operation that tells. */
const OPERATIONS = {
  /** Earlier versions of a page. */
  history: PageRevisionsDocument,
  /** Removed pages. */
  trash: RemovedPagesDocument,
  /** Who else has a page open. */
  presence: VisitPageDocument,
  /** Earlier versions of a record. */
  recordHistory: RecordRevisionsDocument,
  /** Earlier versions of records that one form edits together. */
  setHistory: SetRevisionsDocument,
  /** Removed records. */
  recordTrash: RemovedRecordsDocument,
  /** Who else has a record open. */
  recordPresence: VisitRecordDocument,
  /** Pages of all areas at once, by their name or their last save. */
  pagesOfAllAreas: FindPagesDocument,
  /** Names and texts of pages and records at once. */
  textSearch: SearchDocument,
  /** Filters of page lists by any value of the cards. */
  cardFilters: PageFacetsDocument,
  /** Showing pages to the website, and hiding them. */
  publishing: PublishPageDocument,
  /** Views of lists, own ones and those of the brand. */
  listViews: ListViewsDocument,
  /** What refers to pages and records. */
  references: ReferringEntriesDocument,
  /** Saying what would become of a change. */
  trials: TrialDocument,
};

/** What a content service keeps; the console leaves out what is not kept. */
export type ContentAbilities = Readonly<Record<keyof typeof OPERATIONS, boolean>>;

/** @param contract undefined: a service that does not say is taken to have every operation */
export function contentAbilities(contract: Contract | undefined): ContentAbilities {
  const told = Object.entries(OPERATIONS).map(([name, operation]) => [name, contract?.answers(operation) ?? true]);
  return Object.fromEntries(told) as ContentAbilities;
}
