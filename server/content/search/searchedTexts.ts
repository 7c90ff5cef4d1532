import type { PlacedField } from '../../../src/definition';
import { kindOf } from '../../../src/kinds';
import { isJsonRecord } from '../../../src/tree';
import { heldNodeIn, type HeldNode, type HeldPage } from '../guards/heldPlaces';
import type { HeldProperties } from '../guards/heldText';
import { listIn, type HeldText } from '../guards/heldText';
import { wordsOf } from '../html/wordsOf';
import type { RecordValues } from '../records/recordStore';
import type { CollectionNode, FieldNode, PageTree } from '../tree/assembleTree';

/** A text that a page or a record is found by. */
export interface SearchedText {
  /** The names from the container to the stored field; of a record its property. */
  readonly place: readonly string[];
  /** On one line. */
  readonly text: string;
}

/** What the forms of a page show as text, in the order in which it is stored. */
export function textsOfPage(held: HeldPage, { containers }: Pick<PageTree, 'containers'>): readonly SearchedText[] {
  const texts: SearchedText[] = [];
  function addNode(node: HeldNode | undefined, collection: CollectionNode, above: readonly string[]): void {
    const place = [...above, collection.name];
    for (const field of collection.fields) {
      const [text] = node?.texts.get(field.name) ?? [];
      for (const line of text ? linesOfField(text, field) : [])
        texts.push({ place: [...place, field.name], text: line });
    }
    for (const child of collection.children) addNode(heldNodeIn(held, node, child.name), child, place);
  }
  for (const { name, field_collections: collections } of containers) {
    const node = heldNodeIn(held, held.root, name);
    for (const collection of collections) addNode(heldNodeIn(held, node, collection.name), collection, [name]);
  }
  return texts;
}

/** What the form of a record shows as text. */
export function textsOfRecord(held: HeldProperties, values: RecordValues): readonly SearchedText[] {
  return Array.from(held).flatMap(([property, text]) => {
    const value = valueAt(values, property);
    const lines = text.guard.as === 'file' ? fileLines(values['meta_data'], value) : linesOf(text, value);
    return lines.filter((line) => line !== '').map((line) => ({ place: [property], text: line }));
  });
}

function linesOfField(held: HeldText, { value, meta_data: meta }: FieldNode): readonly string[] {
  const lines = held.guard.as === 'file' ? fileLines(meta, value) : linesOf(held, value);
  return lines.filter((line) => line !== '');
}

/** A file is found by its name and by what is written beside it. */
function fileLines(meta: unknown, key: unknown): readonly string[] {
  if (typeof key !== 'string' || key === '' || !isJsonRecord(meta)) return [];
  return FILE_TEXTS.flatMap((name) => lineIn(meta[name]));
}

const FILE_TEXTS = ['file_name', 'alt_text', 'description'] as const;

function linesOf(held: HeldText, value: unknown): readonly string[] {
  switch (held.guard.as) {
    case 'html':
      return typeof value === 'string' ? [wordsOfText(value)] : [];
    case 'text':
    case 'link':
      return lineIn(value);
    case 'choice':
      return typeof value === 'string' ? choiceLine(held.field, value) : [];
    case 'json':
      return linesOfItems(held, value);
    case 'number':
    case 'date':
    case 'file':
    case 'fields':
      return [];
  }
}

/** A choice by its label. That something is on is no word to look for. */
function choiceLine(field: PlacedField, value: string): readonly string[] {
  return field.type === 'toggle' ? [] : [kindOf(field).shown?.(field, value) ?? value];
}

/** A list that is kept in one text. */
function linesOfItems({ inside }: HeldText, value: unknown): readonly string[] {
  const items = typeof value === 'string' && inside ? (listIn(value) ?? []) : [];
  return items.flatMap((item) =>
    isJsonRecord(item) ? Array.from(inside ?? [], ([name, held]) => linesOf(held, item[name])).flat() : [],
  );
}

/** The tokenizer is needed only where there is something for it. */
function wordsOfText(value: string): string {
  return /[<&]/.test(value) ? wordsOf(value) : oneLine(value);
}

function lineIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [oneLine(value)] : [];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Dots lead into nested properties. */
function valueAt(values: RecordValues, property: string): unknown {
  return property
    .split('.')
    .reduce<unknown>(
      (holder, key) => (isJsonRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined),
      values,
    );
}
