import type { Conditions } from '../database/conditions';
import type { BrandRow, Caller, Services } from '../services';
import { allReadablePages, mayUseRecords } from './access';
import { listsCondition } from './page/searchPages';
import { placeOf } from './records/saveRecord';
import { recordStores } from './records/stores';

/** A page or a record, as what lists both answers it. */
export interface ContentEntry {
  readonly kind: 'page' | 'record';
  /** The tag of the page, the kind of the record. */
  readonly of: string;
  readonly id: string;
  readonly name: string;
  /** Of a page. */
  readonly slug: string | null;
  readonly category: string | null;
}

/** Who reads which brand. */
export interface ReaderOfBrand extends Pick<Services, 'definitions'> {
  readonly caller: Caller;
  readonly brand: BrandRow;
}

/** The condition on `page`, whatever table that is, for the pages of a brand that the caller may read. */
export function readablePagesCondition(conditions: Conditions, { caller, brand }: ReaderOfBrand): string {
  const readable = allReadablePages(caller, brand.name).map((pages) => ({ ...pages, facets: [] }));
  return listsCondition(conditions, brand.id, readable);
}

/** The condition on `page`, a table of what is searched, for the pages and the records of a brand that the caller may read. */
export function readableEntriesCondition(conditions: Conditions, reader: ReaderOfBrand): string {
  const pages = readablePagesCondition(conditions, reader);
  const records = `page.tag = ANY(${conditions.place(readableRecords(reader))}::text[])`;
  return `(page.source = 'page' AND (${pages})) OR (page.source = 'record' AND ${records})`;
}

/** The kinds of the records of a brand that the caller may read. */
export function readableRecords({ caller, brand, definitions }: ReaderOfBrand): readonly string[] {
  return recordStores(definitions)
    .all.filter((store) => mayUseRecords(caller, placeOf(store, brand.name), ['read']))
    .map(({ of }) => of);
}
