import type { PlacedField, PlacedFields } from '../definition';
import { groupFields, itemFields, kindOf, shownText } from '../kinds';
import { plainLine } from '../lib/plainLine';
import { isGroup, type FormData, type FormPath, type FormValue } from '../tree';

/** A text that is looked for in a form: what it shows, or what it names without showing it. */
export type SoughtText = {
  /** What its field is called; fields of another name are taken where none of this name holds the text. */
  readonly label: string | undefined;
} & (
  | {
      /** Some words of the text, on one line. */
      readonly text: string;
    }
  | {
      /** An id, or a part of an address, in lower case. */
      readonly named: string;
    }
);

/** The place of the form that shows a text, or names something; undefined where none does. */
export function placeOfText(fields: PlacedFields, form: FormData, sought: SoughtText): FormPath | undefined {
  const holds = 'named' in sought ? naming(sought.named) : showing(sought.text);
  const places = [...leavesOf(fields, form, [])].filter(holds);
  return (places.find(({ field }) => field.label === sought.label) ?? places[0])?.path;
}

function showing(text: string): (leaf: Leaf) => boolean {
  const wanted = lettersOf(text);
  if (wanted === '') return () => false;
  return ({ field, value }) => textsOf(field, value).some((one) => lettersOf(one).includes(wanted));
}

function naming(name: string): (leaf: Leaf) => boolean {
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

/** Every single value of a form, in its order. */
function* leavesOf(fields: PlacedFields, form: FormData, above: FormPath): Generator<Leaf> {
  for (const [key, field] of Object.entries(fields)) {
    const value = Object.hasOwn(form, key) ? form[key] : undefined;
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

/** Everything that a value shows, and what is written beside a file. */
function textsOf(field: PlacedField, value: FormValue): readonly string[] {
  const shown = shownText(field, value);
  const isHtml = kindOf(field).isHtml?.(value) === true;
  const kept = stringsIn(value).map((text) => (isHtml ? plainLine(text) : text));
  return shown === undefined ? kept : [shown, ...kept];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Blanks and signs are not the same wherever formatted text is put on one line. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
