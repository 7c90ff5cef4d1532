import type { FormItem } from '../values';
import type { TreeField, MetaData } from '../page';

/** What a stored field holds. */
export interface StoredValue {
  readonly value: string | null;
  readonly meta_data: MetaData | null;
}

/** Converts a whole stored field, its meta_data included, to an item of a list and back. */
export interface ItemCodec {
  /** The item, with the field's id as `$id`. */
  read(field: TreeField): FormItem;
  /** @param stored the field as it is stored; what the item does not change in it stays. Undefined for a new field */
  write(item: FormItem, stored: TreeField | undefined): StoredValue;
  /** Whether two items store the same. */
  isSame(a: FormItem, b: FormItem): boolean;
  /** Whether there is anything of an item to store. */
  isStorable(item: FormItem, stored: TreeField | undefined): boolean;
}
