import type { FormRow, StoredRow } from './source';

/** One step of a change; the steps run in their order. */
export type UniqueStep =
  { readonly kind: 'remove'; readonly ids: readonly string[] } | { readonly kind: 'save'; readonly row: FormRow };

/**
 * Plans a change of records of which no two have the same key: new and changed ones are saved, removed ones are removed last
 * (MAIL-008, MAIL-009). At no moment two records have one key: a record that another one's key is wanted from is changed or
 * removed before. Records that exchange their keys in a circle have no such order; one of them is removed and saved again.
 * @param change.isSame whether a record of the form is as it is stored
 * @param change.keyOf what no two records may have in common
 */
export function planUnique(change: {
  readonly stored: readonly StoredRow[];
  readonly next: readonly FormRow[];
  readonly isSame: (row: FormRow, stored: StoredRow) => boolean;
  readonly keyOf: (values: FormRow['values']) => string;
}): readonly UniqueStep[] {
  const { stored, next, isSame, keyOf } = change;
  const before = new Map(stored.map((row) => [row.id, row]));
  const wanted = new Set(next.map(({ id }) => id));
  const holders = new Map(stored.map((row) => [keyOf(row), row.id]));
  const changed = new Map(
    next.filter((row) => !isSameAsStored(row, before.get(row.id), isSame)).map((row) => [row.id, row]),
  );
  const first: string[] = [];
  const saves: UniqueStep[] = [];
  const states = new Map<string, 'open' | 'done'>();

  /** Saves a record after those whose key it takes. */
  function save(row: FormRow): void {
    states.set(row.id, 'open');
    const holder = holders.get(keyOf(row.values));
    if (holder !== undefined && holder !== row.id) makeFree(holder);
    states.set(row.id, 'done');
    saves.push({ kind: 'save', row });
  }

  function makeFree(holder: string): void {
    const row = changed.get(holder);
    const state = states.get(holder);
    if (!wanted.has(holder) || state === 'open') first.push(holder);
    else if (row && state === undefined) save(row);
  }

  for (const row of changed.values()) if (!states.has(row.id)) save(row);
  const gone = stored.flatMap(({ id }) => (wanted.has(id) || first.includes(id) ? [] : [id]));
  return [...removal(first), ...saves, ...removal(gone)];
}

function isSameAsStored(
  row: FormRow,
  stored: StoredRow | undefined,
  isSame: (row: FormRow, stored: StoredRow) => boolean,
): boolean {
  return stored !== undefined && isSame(row, stored);
}

function removal(ids: readonly string[]): readonly UniqueStep[] {
  return ids.length === 0 ? [] : [{ kind: 'remove', ids }];
}
