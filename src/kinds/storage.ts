import type { FieldCodec, ItemCodec, JsonCodec, TextCodec } from './codecs/codec';
import type { FileClaims } from './codecs/file';
import type { FieldPlace, ItemsPlace, NodeStep } from './places';

/** Stored as the value of one field. */
export interface StoredText {
  readonly as: 'value';
  readonly place: FieldPlace;
  readonly codec: TextCodec;
}

/** How a field is stored, and its codec. `Fields` is the type of nested fields. */
export type Storage<Fields = never> =
  | StoredText
  /** A stored field whose meta_data belongs to the value. */
  | { readonly as: 'metaField'; readonly place: FieldPlace; readonly codec: FieldCodec }
  /** A list or a set as text in one stored field. */
  | { readonly as: 'json'; readonly place: FieldPlace; readonly codec: JsonCodec }
  /** A file in a stored field and its meta_data. */
  | { readonly as: 'file'; readonly place: FieldPlace; readonly claims: FileClaims }
  /** A value of several parts, each in a stored field. */
  | { readonly as: 'parts'; readonly parts: Readonly<Record<string, StoredText>> }
  /** Items stored as fields. */
  | { readonly as: 'fields'; readonly place: ItemsPlace; readonly codec: ItemCodec }
  /** Items stored as nodes, of one or several types. */
  | { readonly as: 'nodes'; readonly place: ItemsPlace; readonly variants: readonly StoredVariant<Fields>[] }
  /** Items as JSON in one stored field. */
  | { readonly as: 'jsonItems'; readonly place: FieldPlace; readonly fields: Fields }
  /** Fields below the nodes of a path, which is empty if they are stored in the node of their parent. */
  | { readonly as: 'group'; readonly path: readonly NodeStep[]; readonly fields: Fields };

/** One type of item that is stored as a node. */
interface StoredVariant<Fields> {
  /** The stored name of its nodes. */
  readonly name: string;
  /** The item's `type` in the form; undefined where there is only one type. */
  readonly type: string | undefined;
  readonly fields: Fields;
}

/** The storage of a field whose value is the text of one stored field. */
export function storedAsText(codec: TextCodec) {
  return ({ place }: { readonly place: FieldPlace }): StoredText => ({ as: 'value', place, codec });
}
