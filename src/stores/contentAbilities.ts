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

/** What a content service may keep beside what the specification names; the console leaves out what is not kept. */
export interface ContentAbilities {
  /** Earlier versions of a page. */
  readonly history: boolean;
  /** Removed pages. */
  readonly trash: boolean;
  /** Who else has a page open. */
  readonly presence: boolean;
  /** Earlier versions of a record. */
  readonly recordHistory: boolean;
  /** Earlier versions of records that one form edits together. */
  readonly setHistory: boolean;
  /** Removed records. */
  readonly recordTrash: boolean;
  /** Who else has a record open. */
  readonly recordPresence: boolean;
  /** Pages of all areas at once, by their name or their last save. */
  readonly pagesOfAllAreas: boolean;
  /** Names and texts of pages and records at once. */
  readonly textSearch: boolean;
  /** Filters of page lists by any value of the cards. */
  readonly cardFilters: boolean;
  /** Showing pages to the website, and hiding them. */
  readonly publishing: boolean;
  /** Views of lists, own ones and those of the brand. */
  readonly listViews: boolean;
  /** What refers to pages and records. */
  readonly references: boolean;
  /** Saying what would become of a change. */
  readonly trials: boolean;
}

/** @param contract undefined: a service that does not say is taken to have every operation */
export function contentAbilities(contract: Contract | undefined): ContentAbilities {
  return {
    history: contract?.answers(PageRevisionsDocument) ?? true,
    trash: contract?.answers(RemovedPagesDocument) ?? true,
    presence: contract?.answers(VisitPageDocument) ?? true,
    recordHistory: contract?.answers(RecordRevisionsDocument) ?? true,
    setHistory: contract?.answers(SetRevisionsDocument) ?? true,
    recordTrash: contract?.answers(RemovedRecordsDocument) ?? true,
    recordPresence: contract?.answers(VisitRecordDocument) ?? true,
    pagesOfAllAreas: contract?.answers(FindPagesDocument) ?? true,
    textSearch: contract?.answers(SearchDocument) ?? true,
    cardFilters: contract?.answers(PageFacetsDocument) ?? true,
    publishing: contract?.answers(PublishPageDocument) ?? true,
    listViews: contract?.answers(ListViewsDocument) ?? true,
    trials: contract?.answers(TrialDocument) ?? true,
    references: contract?.answers(ReferringEntriesDocument) ?? true,
  };
}
