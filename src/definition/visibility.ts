import { withBrand, type Brand } from '../lib/brand';
import { isCardArea, isPageArea, recordAreaOf, type AreaDefinition } from './area';

/**
 * The flag that tells whether the website shows an entry, and can be set for a time: a property of its record, `published`
 * of a page. Undefined where its area says nothing of it.
 * @param entry.of the tag of the page, or the kind of the record as the services call it
 */
export function visibilityOf(
  areas: readonly AreaDefinition[],
  { kind, of, brand }: { readonly kind: 'page' | 'record'; readonly of: string; readonly brand: Brand },
): string | undefined {
  if (kind === 'page') {
    const ofPages = areas.filter((area) => isCardArea(area) || isPageArea(area));
    return ofPages.find(({ store }) => withBrand(store.tag, brand) === of)?.visibility;
  }
  return recordAreaOf(areas, of)?.visibility;
}
