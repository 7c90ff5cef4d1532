import type { Contract } from '../api/contract/contract';
import {
  FindPagesDocument,
  PageRevisionsDocument,
  RemovedPagesDocument,
  VisitPageDocument,
} from '../api/generated/graphql';

/** What a content service may keep beside what the specification names; the console leaves out what is not kept. */
export interface ContentAbilities {
  /** Earlier versions of a page. */
  readonly history: boolean;
  /** Removed pages. */
  readonly trash: boolean;
  /** Who else has a page open. */
  readonly presence: boolean;
  /** Pages of all areas at once, by their name or their last save. */
  readonly pagesOfAllAreas: boolean;
}

/** @param contract undefined: a service that does not say is taken to have every operation */
export function contentAbilities(contract: Contract | undefined): ContentAbilities {
  return {
    history: contract?.answers(PageRevisionsDocument) ?? true,
    trash: contract?.answers(RemovedPagesDocument) ?? true,
    presence: contract?.answers(VisitPageDocument) ?? true,
    pagesOfAllAreas: contract?.answers(FindPagesDocument) ?? true,
  };
}
