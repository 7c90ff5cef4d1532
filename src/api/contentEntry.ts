/** A page or a record, as the content service lists both. */
export interface ContentEntry {
  readonly kind: 'page' | 'record';
  /** The tag of the page, the kind of the record. */
  readonly of: string;
  readonly id: string;
  readonly name: string;
  /** Of a page; else empty. */
  readonly slug: string;
  /** Of a page, where its area tells pages apart by one. */
  readonly category: string | undefined;
}
