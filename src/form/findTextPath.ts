import type { PlacedField, PlacedFields } from '../definition';
import { groupFields, itemFields, kindOf, displayText } from '../kinds';
import { plainLine } from '../lib/plainLine';
import { isGroup, type FormData, type FormPath, type FormValue } from '../tree';
import { ownProperty } from '../lib/objects';

/** A searched text: one that the form displays, or one that it refers to without displaying it. */
export type TextTarget = {
  /** The label of its field; other fields are used if none with this label contains the text. */
  readonly label: string | undefined;
} & (
  | {
      /** Words of the text, on one line. */
      readonly text: string;
    }
  | {
      /** An id, or part of a URL, in lower case. */
      readonly named: string;
    }
);

/** The path of the first value that displays or refers to a text; undefined if there is none. */
export function findTextPath(fields: PlacedFields, form: FormData, target: TextTarget): FormPath | undefined {
  const matches = 'named' in target ? refersTo(target.named) : displays(target.text);
  const leaves = [...leavesOf(fields, form, [])].filter(matches);
  return (leaves.find(({ field }) => field.label === target.label) ?? leaves[0])?.path;
}

function displays(text: string): (leaf: Leaf) => boolean {
  const searched = lettersOf(text);
  if (searched === '') return () => false;
  return ({ field, value }) => textsOf(field, value).some((one) => lettersOf(one).includes(searched));
}

function refersTo(name: string): (leaf: Leaf) => boolean {
  if (name === '') return () => false;
  const spellings = [name, encodeURIComponent(name).toLowerCase()];
  return ({ value }) =>
    stringsIn(value).some((text) => spellings.some((spelling) => text.toLowerCase().includes(spelling)));
}

interface Leaf {
  readonly field: PlacedField;
  readonly value: FormValue;
  readonly path: FormPath;
}

/** Every single value of a form, in order. */
function* leavesOf(fields: PlacedFields, form: FormData, above: FormPath): Generator<Leaf> {
  for (const [key, field] of Object.entries(fields)) {
    const value = ownProperty(form, key);
    const path = [...above, key];
    const grouped = groupFields(field);
    if (grouped) {
      if (isGroup(value)) yield* leavesOf(grouped, value, path);
    } else if (Array.isArray(value) && !kindOf(field).sharesInput) yield* leavesOfItems(field, value, path);
    else yield { field, value, path };
  }
}

function* leavesOfItems(list: PlacedField, items: readonly FormValue[], above: FormPath): Generator<Leaf> {
  for (const [index, item] of items.entries()) {
    const path = [...above, index];
    const fields = itemFields(list, item);
    if (fields && isGroup(item)) yield* leavesOf(fields, item, path);
    else yield { field: list, value: item, path };
  }
}

/** All texts of a value, including those of a file, such as its caption. */
function textsOf(field: PlacedField, value: FormValue): readonly string[] {
  const shown = displayText(field, value);
  const isHtml = kindOf(field).isHtml?.(value) === true;
  const stored = stringsIn(value).map((text) => (isHtml ? plainLine(text) : text));
  return shown === undefined ? stored : [shown, ...stored];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Ignores whitespace and punctuation, which differ between conversions of formatted text to one line. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
