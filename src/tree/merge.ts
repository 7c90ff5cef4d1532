import { alignItems, isNewItem, nameNewItems, type ListSides, type MergeSides } from './align';
import { sameValue, WITHOUT_IDS } from './equal';
import type { PlacedField, PlacedFields } from '../definition';
import { groupFields, itemFields, kindOf } from '../kinds';
import { isGroup, type FormData, type FormItem, type FormPath, type FormValue } from '../kinds/values';
import { ownProperty } from '../lib/objects';
import { mergeSequences } from './mergeSequences';

/** A value that both sides changed differently. */
export interface Conflict {
  /** The path in the merged form. */
  readonly path: FormPath;
  readonly base: FormValue;
  readonly mine: FormValue;
  readonly theirs: FormValue;
  /** Whether the sides are the same merged items, in different orders. */
  readonly isOrder?: true;
}

/** A merged form. At a conflict it contains the value or the order of mine, or the item that one side kept. */
export interface MergeResult {
  readonly form: FormData;
  readonly conflicts: readonly Conflict[];
}

interface MergedValue {
  readonly value: FormValue;
  readonly conflicts: readonly Conflict[];
}

/**
 * Three-way merge of form data, by key and by `$id`. Disjoint edits merge automatically; a value that both sides changed is a
 * conflict; nothing is lost without one.
 * @param sides the form as loaded, as edited here, and as saved by somebody else
 * @param fields of the form; their kinds arrange merged items
 */
export function merge(sides: MergeSides<FormData>, fields: PlacedFields): MergeResult {
  const merged = mergeGroups(sides, fields);
  return { form: merged.value as FormData, conflicts: merged.conflicts };
}

/** @param fields the nested fields, if the value is a group or an item */
function mergeValues(
  sides: MergeSides<FormValue>,
  field: PlacedField | undefined,
  fields = field && groupFields(field),
): MergedValue {
  const { base, mine, theirs } = sides;
  if (sameValue(mine, theirs)) return { value: preferIds(mine, theirs), conflicts: [] };
  if (sameValue(base, mine)) return { value: theirs, conflicts: [] };
  if (sameValue(base, theirs)) return { value: mine, conflicts: [] };
  if (isList(mine) && isList(theirs)) return mergeLists({ base: isList(base) ? base : [], mine, theirs }, field);
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups({ base: isGroup(base) ? base : {}, mine, theirs }, fields);
  return { value: mine, conflicts: [{ path: [], base, mine, theirs }] };
}

/** Of two equal values, theirs was stored and has the valid ids. */
function preferIds(mine: FormValue, theirs: FormValue): FormValue {
  return typeof theirs === 'object' && theirs !== null ? theirs : mine;
}

function mergeGroups({ base, mine, theirs }: MergeSides<FormData>, fields: PlacedFields = {}): MergedValue {
  const merged: Record<string, FormValue> = {};
  const conflicts: Conflict[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const parts = { base: ownProperty(base, key), mine: ownProperty(mine, key), theirs: ownProperty(theirs, key) };
    const part = mergeValues(parts, ownProperty(fields, key));
    if (part.value !== undefined) merged[key] = part.value;
    conflicts.push(...below(key, part.conflicts));
  }
  return { value: merged, conflicts };
}

function mergeLists(sides: ListSides, field: PlacedField | undefined): MergedValue {
  const isPositional = [...sides.base, ...sides.theirs].some((item) => item.$id?.startsWith('#'));
  if (isPositional) return mergePositions(sides);
  const { base, mine, theirs } = nameNewItems(sides);
  const { items: theirItems, realIds } = alignItems(base, theirs);
  const merged = new Map<FormItem, MergedValue>();
  const bases = byId(base);
  const mines = byId(mine);
  const theirsById = byId(theirItems);
  const sequence = mergeSequences({ base, mine, theirs: theirItems });
  const kept = sequence.items.flatMap((item): FormItem[] => {
    const id = item.$id;
    const sides = {
      base: id === undefined ? undefined : bases.get(id),
      mine: id === undefined ? item : mines.get(id),
      theirs: id === undefined ? undefined : theirsById.get(id),
    };
    const result = mergeItem(sides, field && itemFields(field, item));
    if (result.value === undefined) return [];
    merged.set(item, result);
    return [item];
  });
  const conflicts = kept.flatMap((item, index) => {
    const ofItem = merged.get(item)!.conflicts.map((conflict) => withRealIds(conflict, realIds));
    return below(index, ofItem);
  });
  const items = kept.map((item) => withRealId(merged.get(item)!.value as FormItem, realIds));
  const inOrder = (order: readonly FormItem[]) =>
    order.filter((item) => merged.has(item)).map((item) => items[kept.indexOf(item)]!);
  const { others } = sequence;
  if (others) {
    const orders = { base: inOrder(others.base), mine: items, theirs: inOrder(others.theirs) };
    conflicts.push({ path: [], ...orders, isOrder: true });
  }
  // With conflicts, items are arranged once those are resolved.
  return { value: field && conflicts.length === 0 ? arrangeItems(field, items) : items, conflicts };
}

/** Merges items identified by position: they take over the positions after a save; if both sides changed the list, it is one conflict. */
function mergePositions(sides: ListSides): MergedValue {
  const { base, mine, theirs } = sides;
  if (!sameValue(base, theirs, WITHOUT_IDS)) return { value: mine, conflicts: [{ path: [], ...sides }] };
  const positions = new Map(base.map(({ $id }, index) => [$id, theirs[index]?.$id]));
  const value = mine.map(({ $id, ...content }): FormItem => {
    const id = $id === undefined ? undefined : positions.get($id);
    return id === undefined ? content : { $id: id, ...content };
  });
  return { value, conflicts: [] };
}

/** Restores the invariants of a field's items after a merge. */
export function arrangeItems(field: PlacedField, items: readonly FormItem[]): readonly FormItem[] {
  return kindOf(field).arrange?.(field, items) ?? items;
}

function mergeItem(
  { base, mine, theirs }: MergeSides<FormItem | undefined>,
  fields: PlacedFields | undefined,
): MergedValue {
  if (mine && theirs) return mergeValues({ base, mine, theirs }, undefined, fields);
  const remaining = mine ?? theirs;
  if (!base || !remaining) return { value: remaining, conflicts: [] };
  if (sameValue(base, remaining)) return { value: undefined, conflicts: [] };
  return { value: remaining, conflicts: [{ path: [], base, mine, theirs }] };
}

/** The item with its stored id instead of the one used in the merge, or without an id if it is new. */
function withRealId(item: FormItem, realIds: ReadonlyMap<string, string>): FormItem {
  const { $id, ...content } = item;
  const id = $id === undefined ? undefined : (realIds.get($id) ?? $id);
  if (id === undefined || isNewItem({ $id: id })) return content;
  return id === $id ? item : { ...item, $id: id };
}

/** A conflict with stored ids, if it is about complete items. */
function withRealIds(conflict: Conflict, realIds: ReadonlyMap<string, string>): Conflict {
  if (conflict.path.length > 0) return conflict;
  const real = (side: FormValue) => (isGroup(side) ? withRealId(side, realIds) : side);
  const { path, base, mine, theirs } = conflict;
  return { path, base: real(base), mine: real(mine), theirs: real(theirs) };
}

function below(key: string | number, conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.map((conflict) => ({ ...conflict, path: [key, ...conflict.path] }));
}

function byId(items: readonly FormItem[]): ReadonlyMap<string, FormItem> {
  return new Map(items.flatMap((item) => (item.$id === undefined ? [] : [[item.$id, item]])));
}

function isList(value: FormValue): value is readonly FormItem[] {
  return Array.isArray(value);
}
