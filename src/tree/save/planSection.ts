import type { StoredSection } from '../../definition';
import type { FieldCollection, Page } from '../../kinds/page';
import { removals, withExpectedRevision, writeCollections, type PlannedOperation } from './operations';

/**
 * Plans the save of a section, one collection of a page (tree.md 0): overview and location replace the stored collection, the others
 * remove nodes from it and update it. Stored ids are kept either way.
 * @param request.page the page as loaded, for its revision
 * @param request.stored the section as loaded; undefined if the page lacks it
 * @param request.parentId the unit, which is the section's parent collection
 */
export function planSection(request: {
  readonly section: StoredSection;
  readonly page: Pick<Page, 'revision'>;
  readonly parentId: string;
  readonly stored: FieldCollection | undefined;
  readonly next: FieldCollection;
}): readonly PlannedOperation[] {
  const { section, page, parentId, stored, next } = request;
  const collections = [{ ...next, parentId }];
  if (stored !== undefined && section.save === 'replaceCollection') {
    const replacement = { oldFcIds: { ids: [stored.id] }, collectionData: { collections } };
    return withExpectedRevision([{ operation: 'replaceFieldCollection', arguments: replacement }], page);
  }
  return withExpectedRevision([...removals(stored ? [stored] : [], [next]), writeCollections(collections)], page);
}
