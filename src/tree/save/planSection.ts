import type { StoredSection } from '../../definition';
import type { FieldCollection, Page } from '../../kinds/page';
import { expectingFirst, removals, type PlannedOperation } from './operations';

/**
 * Plans the save of one collection of a page, its section (tree.md 0): overview and location replace the stored
 * collection, the others update it after what was removed from it. Known ids are kept either way.
 * @param request.page the page as loaded, for its revision
 * @param request.stored the section as loaded; undefined when the page lacks it
 * @param request.parentId the collection that holds the section, the unit
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
    return expectingFirst([{ operation: 'addUpdateMultipleFieldCollection', arguments: { collectionData } }], page);
  }
  switch (section.save) {
    case 'replaceCollection':
      return expectingFirst(
        [{ operation: 'replaceFieldCollection', arguments: { oldFcIds: { ids: [stored.id] }, collectionData } }],
        page,
      );
    case 'updateCollection':
      return expectingFirst(
        [
          ...removals([stored], [next]),
          { operation: 'addUpdateMultipleFieldCollection', arguments: { collectionData } },
        ],
        page,
      );
  }
}
