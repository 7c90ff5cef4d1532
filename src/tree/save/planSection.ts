import type { StoredSection } from '../../definition';
import type { FieldCollection, Page } from '../../kinds/page';
import { withExpectedRevision, removals, type PlannedOperation } from './operations';

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
  const collectionData = { collections: [{ ...next, parentId }] };
  if (stored === undefined) {
    return withExpectedRevision(
      [{ operation: 'addUpdateMultipleFieldCollection', arguments: { collectionData } }],
      page,
    );
  }
  switch (section.save) {
    case 'replaceCollection':
      return withExpectedRevision(
        [{ operation: 'replaceFieldCollection', arguments: { oldFcIds: { ids: [stored.id] }, collectionData } }],
        page,
      );
    case 'updateCollection':
      return withExpectedRevision(
        [
          ...removals([stored], [next]),
          { operation: 'addUpdateMultipleFieldCollection', arguments: { collectionData } },
        ],
        page,
      );
  }
}
