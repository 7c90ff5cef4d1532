import { withBrand, type Brand } from '../lib/brand';
import { isCardArea, isDefinedRecordArea, isRecordArea, type AreaDefinition, type RecordArea } from './area';

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
    return areas.filter(isCardArea).find(({ store }) => withBrand(store.tag, brand) === of)?.visibility;
  }
  return areas.filter(isRecordArea).find((area) => kindOfEntries(area) === of)?.visibility;
}

/** What the services call the entries of an area of records: the first kind that they guard by its access. */
function kindOfEntries(area: RecordArea): string | undefined {
  return isDefinedRecordArea(area) ? area.store.name : area.records?.[0]?.kind;
}
