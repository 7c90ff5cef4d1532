import { ENTRIES } from './codecs/joined';
import { defineKind } from './kind';
import { linked, type LinkedSettings } from './linked';
import type { JoinedPlace, WithPlace } from './places';
import { joinedPlace } from './placing';
import type { StoredJoined } from './stored';

/** Entries of an area of records, in the order of selection. Stored as their ids, joined in one field. */
export interface EntriesField extends LinkedSettings {
  readonly type: 'entries';
  /** The field that holds the ids. A bare string is its name; the ids are then joined with commas. */
  readonly stored: string | StoredJoined;
  /** Name of the area whose entries can be selected. */
  readonly area: string;
}

/** The same with resolved storage. */
export type PlacedEntries = WithPlace<EntriesField, JoinedPlace>;

export const entries = defineKind<EntriesField, PlacedEntries>({
  ...linked(ENTRIES),
  refersTo: ({ area }) => ({ area }),
  place: ({ stored, label }, scope) =>
    joinedPlace({ stored: typeof stored === 'string' ? { field: stored, as: { join: ',' } } : stored, label }, scope),
});
