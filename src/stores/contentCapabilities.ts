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

/** What a content service may offer beyond the specification, each with an operation that shows whether it does. */
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
  /** Search for pages across all areas, by name or last save. */
  pagesOfAllAreas: FindPagesDocument,
  /** Search in names and texts of pages and records. */
  textSearch: SearchDocument,
  /** Page list filters on any card value. */
  cardFilters: PageFacetsDocument,
  /** Publishing pages on the website, and hiding them. */
  publishing: PublishPageDocument,
  /** List views, personal ones and those of the brand. */
  listViews: ListViewsDocument,
  /** Entries that refer to pages and records. */
  references: ReferringEntriesDocument,
  /** Dry runs of a change. */
  trials: TrialDocument,
};

/** What a content service offers; the console hides the features that it does not. */
export type ContentCapabilities = Readonly<Record<keyof typeof OPERATIONS, boolean>>;

/** @param contract undefined: the service does not publish one, and every operation is assumed to exist */
export function contentCapabilities(contract: Contract | undefined): ContentCapabilities {
  const answers = Object.entries(OPERATIONS).map(([name, operation]) => [name, contract?.supports(operation) ?? true]);
  return Object.fromEntries(answers) as ContentCapabilities;
}
