import type { FormData, FormItem, FormValue } from '../../../src/tree';

/** Draws the next random natural number. */
export type Draw = () => number;

/** The edits that one side makes to a form. Every text it writes begins with its name. */
export interface Side {
  readonly name: string;
  /** Whether the side changes a text. */
  readonly writes: (draw: Draw) => boolean;
  /** Whether it adds items to a list and moves them. */
  readonly arranges: (draw: Draw) => boolean;
  /** Whether it removes an item of a list that it arranges. */
  readonly removes: (draw: Draw) => boolean;
}

/** A form after the edits of one side. */
export function editedBy(side: Side, form: FormData, draw: Draw): FormData {
  let count = 0;
  const newText = () => `${side.name}${++count}`;

  function edit(value: FormValue): FormValue {
    if (typeof value === 'string') return side.writes(draw) ? newText() : value;
    if (Array.isArray(value)) return isMergedByItem(value) ? arrange(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    return mapGroup(value as FormData, edit);
  }

  function arrange(list: readonly FormItem[]): FormValue {
    const items = list.map((item) => edit(item) as FormItem);
    if (!side.arranges(draw)) return items;
    if (side.removes(draw)) items.splice(draw() % items.length, 1);
    if (items.length > 1) items.splice(draw() % items.length, 0, ...items.splice(draw() % items.length, 1));
    const template = list[draw() % list.length];
    if (template) items.splice(draw() % (items.length + 1), 0, rewritten(template) as FormItem);
    return items;
  }

  /** An item of the same shape, without ids, every text of it new. */
  function rewritten(value: FormValue): FormValue {
    if (typeof value === 'string') return newText();
    if (Array.isArray(value)) return value.map((item) => rewritten(item as FormValue)) as unknown as FormValue;
    if (typeof value !== 'object' || value === null) return value;
    const { $id: _, ...content } = value as FormItem;
    return mapGroup(content, rewritten);
  }

  return edit(form) as FormData;
}

/** The texts that a side wrote, at any depth of a value. */
export function textsOf(side: string, value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string' && part.startsWith(side)) found.add(part);
    return part;
  });
  return found;
}

/** Lists of items without stored ids are merged as one value. */
function isMergedByItem(list: readonly FormValue[]): boolean {
  return list.length > 0 && (list as readonly FormItem[]).every(({ $id = '#' }) => !$id.startsWith('#'));
}

/** Keeps the ids and types of items, which identify them. */
function mapGroup(group: FormData, change: (value: FormValue) => FormValue): FormData {
  return Object.fromEntries(
    Object.entries(group).map(([key, part]) => [key, key === '$id' || key === 'type' ? part : change(part)]),
  );
}
