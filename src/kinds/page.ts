/** The stored tree as the content service gives it: page → container → field collection (nested) → field. */

/** The metadata of a field's value; may have keys that the contract does not name. */
export interface MetaData {
  readonly description?: string | null;
  readonly featured?: string | null;
  readonly key?: string | null;
  readonly alt_text?: string | null;
  readonly file_type?: string | null;
  readonly file_name?: string | null;
  readonly [unknownKey: string]: unknown;
}

/** A leaf of the tree. */
export interface TreeField {
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  readonly value: string | null;
  readonly order: number;
  readonly meta_data: MetaData | null;
}

/** A node that holds fields and further collections. */
export interface FieldCollection {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly parentId?: string | null;
  readonly fields: readonly TreeField[];
  readonly children: readonly FieldCollection[];
}

/** The first level below a page. */
export interface Container {
  readonly id: string;
  readonly page_id?: string | null;
  readonly name: string;
  readonly order: number;
  readonly field_collections: readonly FieldCollection[];
}

/** A brand page with its complete tree. */
export interface Page {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly slug: string;
  readonly brand_id: string;
  readonly featured?: boolean | null;
  readonly alternative_featured?: boolean | null;
  readonly published?: boolean | null;
  readonly containers: readonly Container[];
  readonly created_at?: string | null;
  readonly updated_at?: string | null;
  readonly revision?: number | null;
}

/** What an editor reads and writes: a page, or one field collection of a page. */
export type Tree = Page | FieldCollection;
