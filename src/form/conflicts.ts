import { fieldTexts } from '../fields/shared/texts';
import { itemFields, kindOf, shownText, textOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../definition';
import { writeAt } from '../fields/shared/path';
import { plainLine } from '../lib/plainLine';
import {
  arranged,
  isGroup,
  isPlainText,
  type Conflict,
  type FormData,
  type FormItem,
  type FormPath,
  type FormValue,
  type Merged,
} from '../tree';
import { fieldAt, valueAt } from '../compile';
import { formTexts } from './texts';

/** A conflict, with the labels that lead to its place: ['Body 2', 'Web Content']. */
export interface LabelledConflict extends Conflict {
  readonly labels: readonly string[];
  /** The field that it is about; undefined for an item, or a part of a value. */
  readonly field: PlacedField | undefined;
}

/** Which side of a conflict is kept. */
export type Side = 'mine' | 'theirs';

/**
 * The merged form with the chosen sides.
 * @param merged.form with mine where there are conflicts, or the items that one side kept
 * @param sides one for each conflict, in their order
 */
export function withSides(
  { form, conflicts, fields }: Merged & { readonly fields: PlacedFields },
  sides: readonly Side[],
): FormData {
  const chosen = conflicts.map((conflict, index) => ({ path: conflict.path, value: conflict[sides[index] ?? 'mine'] }));
  const written = chosen.reduce(
    (data, { path, value }) => (isRemovedItem(path, value) ? data : writeAt(data, path, value)),
    form,
  );
  const removed = chosen.filter(({ path, value }) => isRemovedItem(path, value)).map(({ path }) => path);
  const lists = conflicts.map(({ path }) => listAround(path));
  // From the last to the first, so that the places of the others still hold.
  return [...removed, ...lists]
    .toSorted(fromLastToFirst)
    .reduce(
      (data, path) => (typeof path.at(-1) === 'number' ? withoutItem(data, path) : arrangedAt(data, path, fields)),
      written,
    );
}

/** Characters of a text that is read more easily beside its other version than above it. */
export const LONG_TEXT = 160;

/** Whether a value is there and its words can be compared; a picture or a number of items is another one as a whole. */
export function isText(value: FormValue): boolean {
  return typeof value === 'string' ? value !== '' : isPlainText(value);
}

/** A value as a line of text, for comparing by eye; in the words of its field, where that is known. */
export function describeValue(value: FormValue, field?: PlacedField): string {
  const shown = field && shownText(field, value);
  if (shown) return shown;
  if (value === undefined || value === null || value === '') return fieldTexts.nothing;
  if (Array.isArray(value)) return formTexts.items({ count: value.length });
  if (isGroup(value)) {
    const fields = (field && itemFields(field, value)) ?? {};
    const texts = Object.entries(value).filter(([key, part]) => key !== '$id' && typeof part !== 'object');
    return texts.map(([key, part]) => describeValue(part, fields[key])).join(' · ') || formTexts.items({ count: 1 });
  }
  // Only formatted text is marked up; in any other what looks like a tag is what somebody typed.
  if (field && kindOf(field).isHtml?.(value)) return plainLine(textOf(value));
  return textOf(value).replaceAll(/\s+/g, ' ').trim();
}

function isRemovedItem(path: FormPath, value: FormValue): boolean {
  return typeof path.at(-1) === 'number' && value === undefined;
}

/** The innermost list that a place is in; of a place in none the part above it. */
function listAround(path: FormPath): FormPath {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, last);
}

/** Of two places the later one comes first; what is inside an item comes before the item. */
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
  return writeAt(form, path, arranged(field, list as readonly FormItem[]));
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
