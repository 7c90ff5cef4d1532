/** A page or record in a list of the content service. */
export interface ContentEntry {
  readonly kind: 'page' | 'record';
  /** The tag of the page, or the kind of the record. */
  readonly of: string;
  readonly id: string;
  readonly name: string;
  /** Empty for records. */
  readonly slug: string;
  /** The category of a page, in areas whose pages have one. */
  readonly category: string | undefined;
}
