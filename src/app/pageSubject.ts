import type { PlannedEntry } from '../api/plans';
import { withBrand, type CardArea, type PageArea } from '../definition';
import type { SessionBrand } from '../session/session';
import type { EditingSubject } from './editing';
import { editorTexts } from './texts';

/** The subject of editors of pages. */
export const PAGE_SUBJECT: EditingSubject = {
  kind: 'page',
  get noun() {
    return editorTexts.page;
  },
};

/** The pages of an area, if showing and hiding them can be scheduled. */
export function plannablePages(
  { store, visibility }: Pick<PageArea | CardArea, 'store' | 'visibility'>,
  brand: Pick<SessionBrand, 'name'> | undefined,
): Omit<PlannedEntry, 'id'> | undefined {
  return visibility === undefined || !brand ? undefined : { kind: 'page', of: withBrand(store.tag, brand.name) };
}
