/** The inputs of the tree mutations, as in the contract. Properties that are not sent stay as stored. */
export interface ContainerInput {
  readonly id?: string | null;
  readonly page_id?: string | null;
  readonly name?: string | null;
  readonly order?: number | null;
  readonly field_collections?: readonly CollectionInput[] | null;
}

export interface CollectionInput {
  readonly id?: string | null;
  readonly container_id?: string | null;
  readonly parentId?: string | null;
  readonly name?: string | null;
  readonly order?: number | null;
  readonly fields?: readonly FieldInput[] | null;
  readonly children?: readonly CollectionInput[] | null;
}

export interface FieldInput {
  readonly id?: string | null;
  readonly collection_id?: string | null;
  readonly name?: string | null;
  readonly label?: string | null;
  readonly value?: string | null;
  readonly order?: number | null;
  readonly meta_data?: MetaDataInput | null;
}

export interface MetaDataInput {
  readonly description?: string | null;
  readonly featured?: string | null;
  readonly key?: string | null;
  readonly alt_text?: string | null;
  readonly file_type?: string | null;
  readonly file_name?: string | null;
  readonly extra?: unknown;
}
