import { fieldTexts } from '../fields/shared/texts';
import { itemFields, kindOf, displayText, textOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../definition';
import { writeAt } from '../fields/shared/path';
import { plainLine } from '../lib/plainLine';
import {
  arrangeItems,
  isGroup,
  isPlainText,
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
  const resolved = conflicts.map((conflict, index) => ({
    path: conflict.path,
    value: conflict[sides[index] ?? 'mine'],
  }));
  const written = resolved.reduce(
    (data, { path, value }) => (isRemovedItem(path, value) ? data : writeAt(data, path, value)),
    form,
  );
  const removed = resolved.filter(({ path, value }) => isRemovedItem(path, value)).map(({ path }) => path);
  const lists = conflicts.map(({ path }) => listAround(path));
  // From last to first, so that the remaining paths stay valid.
  return [...removed, ...lists]
    .toSorted(fromLastToFirst)
    .reduce(
      (data, path) => (typeof path.at(-1) === 'number' ? withoutItem(data, path) : arrangedAt(data, path, fields)),
      written,
    );
}

/** Texts with more characters are shown side by side instead of below each other. */
export const LONG_TEXT = 160;

/** Whether a value is a text whose words can be compared; pictures and lists can only be compared as a whole. */
export function isText(value: FormValue): boolean {
  return typeof value === 'string' ? value !== '' : isPlainText(value);
}

/** A value as a line of text for comparison, displayed as its field does if that is known. */
export function describeValue(value: FormValue, field?: PlacedField): string {
  const shown = field && displayText(field, value);
  if (shown) return shown;
  if (value === undefined || value === null || value === '') return fieldTexts.nothing;
  if (Array.isArray(value)) return formTexts.items({ count: value.length });
  if (isGroup(value)) {
    const fields = (field && itemFields(field, value)) ?? {};
    const texts = Object.entries(value).filter(([key, part]) => key !== '$id' && typeof part !== 'object');
    return texts.map(([key, part]) => describeValue(part, fields[key])).join(' · ') || formTexts.items({ count: 1 });
  }
  // Only HTML is converted: in any other text, what looks like a tag was typed.
  if (field && kindOf(field).isHtml?.(value)) return plainLine(textOf(value));
  return textOf(value).replaceAll(/\s+/g, ' ').trim();
}

function isRemovedItem(path: FormPath, value: FormValue): boolean {
  return typeof path.at(-1) === 'number' && value === undefined;
}

/** The path of the innermost list around a path; the parent path if there is none. */
function listAround(path: FormPath): FormPath {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, last);
}

/** Sorts later paths first, and paths inside an item before the item. */
function fromLastToFirst(a: FormPath, b: FormPath): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  const [left, right] = [a[at], b[at]];
  if (left === undefined || right === undefined) return b.length - a.length;
  return typeof left === 'number' && typeof right === 'number'
    ? right - left
    : String(right).localeCompare(String(left));
}

function arrangedAt(form: FormData, path: FormPath, fields: PlacedFields): FormData {
  const { field } = fieldAt(fields, path, form);
  const list = valueAt(form, path);
  if (!field || !Array.isArray(list)) return form;
  return writeAt(form, path, arrangeItems(field, list as readonly FormItem[]));
}

function withoutItem(form: FormData, path: FormPath): FormData {
  const list = valueAt(form, path.slice(0, -1));
  if (!Array.isArray(list)) return form;
  return writeAt(
    form,
    path.slice(0, -1),
    (list as readonly FormValue[]).filter((_, index) => index !== path.at(-1)) as FormValue,
  );
}
