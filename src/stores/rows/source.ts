import type { Mutation } from '../../api/mutations';
import type { JsonRecord } from '../../tree';

/** A record of a set as it is stored. */
export interface StoredRow extends JsonRecord {
  readonly id: string;
  /** Counts its saves; absent where the service counts none. */
  readonly revision?: number;
}

/** A record of a set as a form has it. */
export interface FormRow {
  /** Of the stored record that it was; a new one has an id that nobody has. */
  readonly id: string;
  readonly values: JsonRecord;
}

/** A set of records, before and after an edit. */
export interface RowsChange {
  readonly stored: readonly StoredRow[];
  /** In the order of the form. */
  readonly next: readonly FormRow[];
}

/** A mutation with the records that it sends, in their order. */
export type RowsMutation = Mutation & { readonly rows: readonly FormRow[] };

/** Where the records of one set come from, and how a change of them is sent. */
export interface RowsSource {
  /** The kind of the records, as the service tells of them. */
  readonly keptAs: string;
  /** All of them, in their order. @throws the errors of src/api/errors.ts */
  list(): Promise<readonly StoredRow[]>;
  /**
   * The mutations that make the stored records those of the form; none for what is not changed. They say the revisions that
   * were read: a service that counts them refuses what is not based on the last one. Pure.
   */
  plan(change: RowsChange): readonly RowsMutation[];
}

/** The records that a mutation removes, with their revisions where the service counts them. */
export function removalOf(ids: readonly string[], stored: readonly StoredRow[]) {
  const revisions = new Map(stored.map(({ id, revision }) => [id, revision]));
  const expected = ids.map((id) => revisions.get(id)).filter((revision) => revision !== undefined);
  return { ids, ...(expected.length === ids.length && { expected_revisions: expected }) };
}
