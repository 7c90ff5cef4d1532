import { groupFields, itemFields, kindOf, shownText } from '../kinds';
import { valueAt } from '../compile';
import { itemsIn } from '../fields/shared/rjsf';
import { describeValue, isText } from './conflicts';
import type { PlacedField, PlacedFields } from '../definition';
import { alignItems, sameValue, WITHOUT_IDS, type FormData, type FormItem, type FormValue, isGroup } from '../tree';

/** Characters of what an item is known by; more would hide what follows. */
const SAID_LENGTH = 40;

/** What two forms differ in at one place. */
export interface Difference {
  /** An item may have been added, removed or moved, past others that kept their order; anything else was changed. */
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The labels that lead to the place: ['Body 2', 'Web Content']. What was removed or moved is counted as it stood before. */
  readonly labels: readonly string[];
  /** The field that it is about; undefined for an item that has fields of its own. */
  readonly field: PlacedField | undefined;
  /** Of an item that was moved, its place, counted from 1. */
  readonly before: FormValue;
  readonly after: FormValue;
}

/** The two sides of one value. */
interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

/**
 * What an editor's fields differ in between two of its forms, in their order. Items are recognised by their ids or, where
 * those were made anew, by their content.
 */
export function differences(fields: PlacedFields, sides: Sides<FormData>): readonly Difference[] {
  return inFields(fields, sides, []);
}

function inFields(
  fields: PlacedFields,
  { before, after }: Sides<FormValue>,
  labels: readonly string[],
): readonly Difference[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const sides = { before: valueAt(before, [key]), after: valueAt(after, [key]) };
    if (sameValue(sides.before, sides.after, WITHOUT_IDS)) return [];
    const path = field.label === undefined ? labels : [...labels, field.label];
    const inside = groupFields(field);
    if (inside) return inFields(inside, sides, path);
    if (isItemwise(field, sides)) return inItems(field, itemsOf(sides), path);
    return [{ kind: 'changed', labels: path, field, ...sides }];
  });
}

/** Lists whose items stand on one line are read as a whole: days, tags. */
function isItemwise(field: PlacedField, { before, after }: Sides<FormValue>): boolean {
  return [before, after].some(Array.isArray) && shownText(field, after ?? before) === undefined;
}

function inItems(
  list: PlacedField,
  { before, after }: Sides<readonly FormItem[]>,
  labels: readonly string[],
): readonly Difference[] {
  const isKnown = [...before, ...after].every(({ $id }) => $id !== undefined && !$id.startsWith('#'));
  const earlier = isKnown ? before : numbered(before, 'before');
  const later = alignItems(earlier, isKnown ? after : numbered(after, 'after')).items;
  const earlierById = new Map(earlier.map((item) => [item.$id, item]));
  const kept = new Set(later.flatMap(({ $id }) => (earlierById.has($id) ? [$id] : [])));
  const own = (index: number, item: FormItem) =>
    kindOf(list).nested?.holdsOne ? labels : [...labels.slice(0, -1), itemName(list, index, item)];
  const inLater = later.flatMap((item, index): readonly Difference[] => {
    const was = earlierById.get(item.$id);
    if (was) return inItem(list, { before: was, after: item }, own(index, item));
    return [{ kind: 'added', labels: own(index, item), field: undefined, before: undefined, after: item }];
  });
  const removed = earlier.flatMap((item, index): readonly Difference[] =>
    kept.has(item.$id)
      ? []
      : [{ kind: 'removed', labels: own(index, item), field: undefined, before: item, after: undefined }],
  );
  const places = new Map(later.map(({ $id }, index) => [$id, index]));
  const stood = earlier.flatMap((item, from) =>
    kept.has(item.$id) ? [{ item, from, to: places.get(item.$id) ?? from }] : [],
  );
  const unmoved = new Set(longestRising(stood.map(({ to }) => to)));
  const moved = stood
    .filter(({ to }) => !unmoved.has(to))
    .map(({ item, from, to }) => ({
      kind: 'moved' as const,
      labels: own(from, item),
      field: list,
      before: from + 1,
      after: to + 1,
    }));
  return [...inLater, ...removed, ...moved];
}

/** The longest of the rising sequences in numbers that are all different: what it leaves out was moved. */
function longestRising(numbers: readonly number[]): readonly number[] {
  /** By length: the sequence of that length that ends lowest. */
  const ends: Rising[] = [];
  for (const last of numbers) {
    const found = ends.findIndex((end) => end.last > last);
    const at = found === -1 ? ends.length : found;
    ends[at] = { last, before: ends[at - 1] };
  }
  const rising: number[] = [];
  for (let end: Rising | undefined = ends.at(-1); end; end = end.before) rising.push(end.last);
  return rising;
}

/** A rising sequence from its end. */
interface Rising {
  readonly last: number;
  readonly before: Rising | undefined;
}

function inItem(list: PlacedField, sides: Sides<FormItem>, labels: readonly string[]): readonly Difference[] {
  // A block that has become another kind of block is another item.
  const fields = sides.before['type'] === sides.after['type'] ? itemFields(list, sides.after) : undefined;
  if (fields) return inFields(fields, sides, labels);
  if (sameValue(sides.before, sides.after, WITHOUT_IDS)) return [];
  return [{ kind: 'changed', labels, field: undefined, ...sides }];
}

/** `Unit 2`, or `Unit 2 (Tower 1)` where the definition says what an item is summed up by. */
function itemName(list: PlacedField, index: number, item: FormItem): string {
  const name = `${'itemLabel' in list ? list.itemLabel : (list.label ?? '')} ${index + 1}`;
  const { summary = [], fields = {} } = kindOf(list).nested?.holderOf(list, item) ?? {};
  const [known] = summary.filter((key) => isText(item[key]));
  if (known === undefined) return name;
  const said = describeValue(item[known], fields[known]);
  return `${name} (${said.length > SAID_LENGTH ? `${said.slice(0, SAID_LENGTH)}…` : said})`;
}

/** Items without ids that mean something get some that no item of the other side has: then their content decides. */
function numbered(items: readonly FormItem[], side: string): readonly FormItem[] {
  return items.map((item, index) => ({ ...item, $id: `${side} ${index}` }));
}

function itemsOf({ before, after }: Sides<FormValue>): Sides<readonly FormItem[]> {
  return { before: listOf(before), after: listOf(after) };
}

function listOf(value: FormValue): readonly FormItem[] {
  return itemsIn(value).filter(isGroup);
}
