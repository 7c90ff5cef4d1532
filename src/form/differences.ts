import { groupFields, itemFields, kindOf, displayText } from '../kinds';
import { valueAt } from '../compile';
import { itemName } from './conflicts';
import type { PlacedField, PlacedFields } from '../definition';
import { increasingLengths } from '../lib/increasingLengths';
import { alignItems, itemsIn, sameValue, WITHOUT_IDS, type FormData, type FormItem, type FormValue } from '../tree';

/** One difference between two forms. */
export interface Difference {
  /** Only items are added, removed or moved (relative to those that kept their order); anything else is changed. */
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The labels along the path: ['Body 2', 'Web Content']. Removed and moved items are numbered by their previous position. */
  readonly labels: readonly string[];
  /** The changed field; the list of an item. */
  readonly field: PlacedField;
  /** The position of a moved item, counted from 1; otherwise the value. */
  readonly before: FormValue;
  readonly after: FormValue;
}

/** Two versions of a value. */
interface Versions<Value> {
  readonly before: Value;
  readonly after: Value;
}

/**
 * The differences between two forms of an editor, in the order of its fields. Items are matched by id or, if ids were regenerated, by
 * content.
 */
export function differences(fields: PlacedFields, sides: Versions<FormData>): readonly Difference[] {
  return inFields(fields, sides, []);
}

function inFields(
  fields: PlacedFields,
  { before, after }: Versions<FormValue>,
  labels: readonly string[],
): readonly Difference[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const sides = { before: valueAt(before, [key]), after: valueAt(after, [key]) };
    if (sameValue(sides.before, sides.after, WITHOUT_IDS)) return [];
    const path = field.label === undefined ? labels : [...labels, field.label];
    const inside = groupFields(field);
    if (inside) return inFields(inside, sides, path);
    if (isItemwise(field, sides))
      return inItems(field, { before: itemsIn(sides.before), after: itemsIn(sides.after) }, path);
    return [{ kind: 'changed', labels: path, field, ...sides }];
  });
}

/** Whether to compare item by item; lists displayed on one line, such as days and tags, are compared as a whole. */
function isItemwise(field: PlacedField, { before, after }: Versions<FormValue>): boolean {
  return [before, after].some(Array.isArray) && displayText(field, after ?? before) === undefined;
}

function inItems(
  list: PlacedField,
  { before, after }: Versions<readonly FormItem[]>,
  labels: readonly string[],
): readonly Difference[] {
  const hasStableIds = [...before, ...after].every(({ $id }) => $id !== undefined && !$id.startsWith('#'));
  const earlier = hasStableIds ? before : withSideIds(before, 'before');
  const later = alignItems(earlier, hasStableIds ? after : withSideIds(after, 'after')).items;
  const earlierById = new Map(earlier.map((item) => [item.$id, item]));
  const kept = new Set(later.flatMap(({ $id }) => (earlierById.has($id) ? [$id] : [])));
  const labelsOf = (index: number, item: FormItem) =>
    kindOf(list).nested?.hasSingleItem ? labels : [...labels.slice(0, -1), itemName(list, index, item)];
  const inLater = later.flatMap((item, index): readonly Difference[] => {
    const previous = earlierById.get(item.$id);
    if (previous) return inItem(list, { before: previous, after: item }, labelsOf(index, item));
    return [{ kind: 'added', labels: labelsOf(index, item), field: list, before: undefined, after: item }];
  });
  const removed = earlier.flatMap((item, index): readonly Difference[] =>
    kept.has(item.$id)
      ? []
      : [{ kind: 'removed', labels: labelsOf(index, item), field: list, before: item, after: undefined }],
  );
  const newPositions = new Map(later.map(({ $id }, index) => [$id, index]));
  const positions = earlier.flatMap((item, from) =>
    kept.has(item.$id) ? [{ item, from, to: newPositions.get(item.$id) ?? from }] : [],
  );
  const unmoved = new Set(longestIncreasing(positions.map(({ to }) => to)));
  const moved = positions
    .filter(({ to }) => !unmoved.has(to))
    .map(({ item, from, to }) => ({
      kind: 'moved' as const,
      labels: labelsOf(from, item),
      field: list,
      before: from + 1,
      after: to + 1,
    }));
  return [...inLater, ...removed, ...moved];
}

/** The longest increasing subsequence of distinct numbers, from its end: everything outside it was moved. */
function longestIncreasing(numbers: readonly number[]): readonly number[] {
  const lengths = increasingLengths(numbers);
  const longest = Math.max(0, ...lengths);
  return numbers.reduceRight<readonly number[]>(
    (found, number, index) => (lengths[index] === longest - found.length ? [...found, number] : found),
    [],
  );
}

function inItem(list: PlacedField, sides: Versions<FormItem>, labels: readonly string[]): readonly Difference[] {
  // A block whose type changed is compared as a whole.
  const fields = sides.before['type'] === sides.after['type'] ? itemFields(list, sides.after) : undefined;
  if (fields) return inFields(fields, sides, labels);
  if (sameValue(sides.before, sides.after, WITHOUT_IDS)) return [];
  return [{ kind: 'changed', labels, field: list, ...sides }];
}

/** Replaces unstable ids by ones that never match the other side, so that items are matched by content. */
function withSideIds(items: readonly FormItem[], side: string): readonly FormItem[] {
  return items.map((item, index) => ({ ...item, $id: `${side} ${index}` }));
}
