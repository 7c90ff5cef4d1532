import type { Conditions } from '../database/conditions';
import type { BrandRow, Caller, Services } from '../services';
import { allReadablePages, mayUseRecords } from './access';
import { listsCondition } from './page/searchPages';
import { recordTargetOf } from './records/saveRecord';
import { recordStores } from './records/stores';

/** A page or a record in a result that mixes both. */
export interface ContentEntry {
  readonly kind: 'page' | 'record';
  /** Page tag or record kind. */
  readonly of: string;
  readonly id: string;
  readonly name: string;
  /** Null for records. */
  readonly slug: string | null;
  readonly category: string | null;
}

/** A caller and the brand whose content is read. */
export interface BrandReader extends Pick<Services, 'definitions'> {
  readonly caller: Caller;
  readonly brand: BrandRow;
}

/** The SQL condition on `page` (any table with that alias) for the pages of a brand that the caller may read. */
export function readablePagesCondition(conditions: Conditions, { caller, brand }: BrandReader): string {
  const readable = allReadablePages(caller, brand.name).map((pages) => ({ ...pages, facets: [] }));
  return listsCondition(conditions, brand.id, readable);
}

/** The SQL condition on `page` (an alias of search_entry) for the pages and records of a brand that the caller may read. */
export function readableEntriesCondition(conditions: Conditions, reader: BrandReader): string {
  const pages = readablePagesCondition(conditions, reader);
  const records = `page.tag = ANY(${conditions.place(readableRecords(reader))}::text[])`;
  return `(page.source = 'page' AND (${pages})) OR (page.source = 'record' AND ${records})`;
}

/** The record kinds of a brand that the caller may read. */
export function readableRecords({ caller, brand, definitions }: BrandReader): readonly string[] {
  return recordStores(definitions)
    .all.filter((store) => mayUseRecords(caller, recordTargetOf(store, brand.name), ['read']))
    .map(({ of }) => of);
}
