import { fileNameOf, summaryOf } from '../fields/list/summary';
import { fieldTexts } from '../fields/shared/texts';
import { kindOf, displayText, textOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../definition';
import { writeAt } from '../fields/shared/path';
import { plainLine } from '../lib/plainLine';
import {
  arrangeItems,
  isGroup,
  isPlainText,
  itemsIn,
  type Conflict,
  type FormData,
  type FormItem,
  type FormPath,
  type FormValue,
  type MergeResult,
} from '../tree';
import { fieldAt, valueAt } from '../compile';
import { formTexts } from './texts';

/** A conflict with the labels along its path: ['Body 2', 'Web Content']. */
export interface LabelledConflict extends Conflict {
  readonly labels: readonly string[];
  /** The field in conflict; undefined for an item, or a part of a value. */
  readonly field: PlacedField | undefined;
}

/** The side of a conflict to keep. */
export type ConflictSide = 'mine' | 'theirs';

/**
 * Applies the selected sides of all conflicts to the merged form.
 * @param merged.form contains mine at conflicts, or the item that one side kept
 * @param sides one for each conflict, in order
 */
export function resolveConflicts(
  { form, conflicts, fields }: MergeResult & { readonly fields: PlacedFields },
  sides: readonly ConflictSide[],
): FormData {
  const chosen = conflicts.map((conflict, index) => ({ ...conflict, value: conflict[sides[index] ?? 'mine'] }));
  const written = chosen.reduce(
    (data, { path, value, isOrder }) => (isOrder ? data : writeAt(data, path, value)),
    form,
  );
  // Inner lists first, because their paths have positions in the outer ones; a list's order before removed items leave it.
  return chosen
    .map((conflict) => (conflict.isOrder ? chosenOrder(conflict) : { path: listAround(conflict.path) }))
    .toSorted((a, b) => b.path.length - a.path.length || Number('order' in b) - Number('order' in a))
    .reduce((data, list) => settle(data, list, fields), written);
}

/** Maximum number of characters of an item's summary; more would push out what follows. */
const MAX_SUMMARY_LENGTH = 40;

/** Texts with more characters are shown side by side instead of below each other. */
export const LONG_TEXT = 160;

/** Whether a value is a text whose words can be compared; pictures and lists can only be compared as a whole. */
export function isText(value: FormValue): boolean {
  return typeof value === 'string' ? value !== '' : isPlainText(value);
}

/** A side of a conflict as a line of text. */
export function describeSide(conflict: LabelledConflict, side: ConflictSide | 'base'): string {
  const { field, isOrder, base } = conflict;
  const value = conflict[side];
  if (!isOrder || !field || displayText(field, value)) return describeValue(value, field);
  return itemsIn(value)
    .map((item) => nameInOrder(field, itemsIn(base).indexOf(item), item))
    .join(', ');
}

/** `Body 2 (We build for…)`: with what its row shows even without a summary, as its number is not that of the row any more. */
function nameInOrder(list: PlacedField, index: number, item: FormItem): string {
  const name = itemName(list, index, item);
  const { summary, fields } = kindOf(list).nested?.fieldSetOf(list, item) ?? {};
  if (summary !== undefined) return name;
  const text = fields ? summaryOf(fields, item) : fileNameOf(item);
  return text === '' ? name : withSummary(name, text);
}

/** `Unit 2`, or `Unit 2 (Tower 1)` if the definition has a summary. */
export function itemName(list: PlacedField, index: number, item: FormItem): string {
  const name = `${'itemLabel' in list ? list.itemLabel : (list.label ?? '')} ${index + 1}`;
  const { summary = [], fields = {} } = kindOf(list).nested?.fieldSetOf(list, item) ?? {};
  const [known] = summary.filter((key) => isText(item[key]));
  if (known === undefined) return name;
  const text = describeValue(item[known], fields[known]);
  return withSummary(name, text);
}

function withSummary(name: string, text: string): string {
  return `${name} (${text.length > MAX_SUMMARY_LENGTH ? `${text.slice(0, MAX_SUMMARY_LENGTH)}…` : text})`;
}

/** A value as a line of text for comparison, displayed as its field does if that is known. */
export function describeValue(value: FormValue, field?: PlacedField): string {
  const shown = field && displayText(field, value);
  if (shown) return shown;
  if (value === undefined || value === null || value === '') return fieldTexts.nothing;
  if (Array.isArray(value)) return formTexts.items({ count: value.length });
  if (isGroup(value)) {
    return partsOf(value, field).join(' · ') || formTexts.items({ count: 1 });
  }
  // Only HTML is converted: in any other text, what looks like a tag was typed.
  if (field && kindOf(field).isHtml?.(value)) return plainLine(textOf(value));
  return textOf(value).replaceAll(/\s+/g, ' ').trim();
}

/** The parts of a group or an item that can be shown on one line: the name of its type, and the values of its fields. */
function partsOf(value: FormData, field: PlacedField | undefined): readonly string[] {
  const set = field && kindOf(field).nested?.fieldSetOf(field, value);
  return Object.entries(value).flatMap(([key, part]) => {
    const own = set?.fields[key];
    if (set && !own) return key === 'type' ? (set.label ?? []) : [];
    const isShown = typeof part === 'object' ? own && displayText(own, part) : key !== '$id' && part !== '';
    return isShown ? describeValue(part, own) : [];
  });
}

/** The path of the innermost list around a path; the parent path if there is none. */
function listAround(path: FormPath): FormPath {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, last);
}

/** A list to bring in order once the chosen values are written. */
interface ListToSettle {
  readonly path: FormPath;
  /** The positions of its items in the chosen order. */
  readonly order?: readonly number[];
}

function chosenOrder({ path, mine, value }: Conflict & { readonly value: FormValue }): ListToSettle {
  return { path, order: itemsIn(value).map((item) => itemsIn(mine).indexOf(item)) };
}

/** Applies the chosen order, drops the items that the chosen side removed, for which `writeAt` left null, and arranges the rest. */
function settle(form: FormData, { path, order }: ListToSettle, fields: PlacedFields): FormData {
  const list = valueAt(form, path);
  if (!Array.isArray(list)) return form;
  const written = list as readonly (FormItem | null)[];
  const sorted = order ? order.map((position) => written[position]) : written;
  const items = sorted.filter((item) => item != null);
  const { field } = fieldAt(fields, path, form);
  return writeAt(form, path, field ? arrangeItems(field, items) : items);
}
