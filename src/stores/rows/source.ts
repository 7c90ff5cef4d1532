import type { Mutation } from '../../api/mutations';
import type { JsonRecord } from '../../tree';

/** A stored record of a set. */
export interface StoredRow extends JsonRecord {
  readonly id: string;
  /** Counts its saves; absent where the service counts none. */
  readonly revision?: number;
}

/** A record of a set in a form. */
export interface FormRow {
  /** Id of the stored record; a new record has an unused id. */
  readonly id: string;
  readonly values: JsonRecord;
}

/** A set of records, before and after an edit. */
export interface RowsChange {
  readonly stored: readonly StoredRow[];
  /** In the order of the form. */
  readonly next: readonly FormRow[];
}

/** A mutation with the records that it sends, in order. */
export type RowsMutation = Mutation & { readonly rows: readonly FormRow[] };

/** Reads the records of one set, and plans changes of them. */
export interface RowsSource {
  /** The kind of the records, as the service calls it. */
  readonly recordKind: string;
  /** All of them, in order. @throws the errors of src/api/errors.ts */
  list(): Promise<readonly StoredRow[]>;
  /**
   * The mutations that turn the stored records into those of the form; none for unchanged ones. They contain the revisions that
   * were read: a service that counts them rejects a change that is not based on the latest. Pure.
   */
  plan(change: RowsChange): readonly RowsMutation[];
}

/** Arguments of a removal: the ids of the records, with their revisions where the service counts them. */
export function removalOf(ids: readonly string[], stored: readonly StoredRow[]) {
  const revisions = new Map(stored.map(({ id, revision }) => [id, revision]));
  const expected = ids.map((id) => revisions.get(id)).filter((revision) => revision !== undefined);
  return { ids, ...(expected.length === ids.length && { expected_revisions: expected }) };
}
