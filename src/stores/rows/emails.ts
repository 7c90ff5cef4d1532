import type { Client } from 'urql';
import { readContent } from '../../api/contentCalls';
import { EmailsDocument } from '../../api/generated/graphql';
import { textOrEmpty } from '../../api/parse';
import type { JsonRecord } from '../../tree';
import { removalOf, type FormRow, type RowsMutation, type RowsSource, type StoredRow } from './source';

/** The e-mail addresses of a brand, each in a category; an address is unique per category, ignoring case (MAIL-006). */
export function createEmailsSource(client: Client, brandId: string): RowsSource {
  return {
    recordKind: 'email_record',
    async list() {
      const { getListOfEmails } = await readContent(client, EmailsDocument, { brandId });
      return getListOfEmails.map((record): StoredRow => ({ ...record }));
    },
    plan({ stored, next }) {
      return planUnique(stored, next).map((step) => mutationOf(step, { stored, brandId }));
    },
  };
}

function mutationOf(
  step: UniqueStep,
  { stored, brandId }: { readonly stored: readonly StoredRow[]; readonly brandId: string },
): RowsMutation {
  if (step.kind === 'remove') {
    return { operation: 'removeEmailRecords', arguments: removalOf(step.ids, stored), rows: [] };
  }
  const { row } = step;
  const { id, values } = row;
  const revision = stored.find((known) => known.id === id)?.revision;
  const input = {
    ...{ id, brand_id: brandId, ...emailOf(values) },
    ...(revision !== undefined && { expected_revision: revision }),
  };
  return { operation: 'addUpdateEmailRecord', arguments: input, rows: [row] };
}

function emailOf(values: JsonRecord) {
  return { email: textOrEmpty(values['email']).trim(), category: textOrEmpty(values['category']) };
}

/** The unique key of a record. */
function keyOf(values: JsonRecord): string {
  const { email, category } = emailOf(values);
  return JSON.stringify([category, email.toLowerCase()]);
}

/** One step of a change; steps run in order. */
type UniqueStep =
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'save'; readonly row: FormRow };

/**
 * Plans a change of records with unique keys: new and changed ones are saved, removed ones are removed last (MAIL-008,
 * MAIL-009). No two records have the same key at any time: a record whose key is taken over by another one is changed or removed
 * first. Records that exchange their keys in a cycle have no such order; one of them is removed and saved again.
 */
function planUnique(stored: readonly StoredRow[], next: readonly FormRow[]): readonly UniqueStep[] {
  const before = new Map(stored.map((row) => [row.id, row]));
  const nextIds = new Set(next.map(({ id }) => id));
  const holders = new Map(stored.map((row) => [keyOf(row), row.id]));
  const changed = new Map(next.filter(({ id, values }) => !isSame(values, before.get(id))).map((row) => [row.id, row]));
  const removedFirst: string[] = [];
  const saves: UniqueStep[] = [];
  const states = new Map<string, 'open' | 'done'>();

  /** Saves a record after the one whose key it takes over. */
  function save(row: FormRow): void {
    states.set(row.id, 'open');
    const holder = holders.get(keyOf(row.values));
    if (holder !== undefined && holder !== row.id) freeKeyOf(holder);
    states.set(row.id, 'done');
    saves.push({ kind: 'save', row });
  }

  function freeKeyOf(holder: string): void {
    const row = changed.get(holder);
    const state = states.get(holder);
    if (!nextIds.has(holder) || state === 'open') removedFirst.push(holder);
    else if (row && state === undefined) save(row);
  }

  for (const row of changed.values()) if (!states.has(row.id)) save(row);
  const removedLast = stored.flatMap(({ id }) => (nextIds.has(id) || removedFirst.includes(id) ? [] : [id]));
  return [...removal(removedFirst), ...saves, ...removal(removedLast)];
}

function isSame(values: JsonRecord, stored: JsonRecord | undefined): boolean {
  return stored !== undefined && JSON.stringify(emailOf(values)) === JSON.stringify(emailOf(stored));
}

function removal(ids: readonly string[]): readonly UniqueStep[] {
  return ids.length === 0 ? [] : [{ kind: 'remove', ids }];
}
