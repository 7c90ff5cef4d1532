import type { PlacedField } from '../../../src/definition';
import { holdsFlag, kindOf } from '../../../src/kinds';
import { isObject } from '../../../src/lib/objects';
import { propertyAt } from '../../../src/tree';
import { childRules, type NodeRules, type PageRules } from '../guards/pageRules';
import type { PropertyRules } from '../guards/textRules';
import { listIn, type TextRules } from '../guards/textRules';
import { htmlToText } from '../html/htmlToText';
import type { RecordValues } from '../records/recordStore';
import type { CollectionNode, PageTree } from '../tree/assembleTree';

/** A text of a page or a record that the search index contains. */
export interface SearchableText {
  /** The names from the container down to the stored field, or the property of a record. */
  readonly place: readonly string[];
  /** On one line. */
  readonly text: string;
}

/** A stored value that has a definition. */
export interface PlacedValue {
  readonly rules: TextRules;
  /** As the place of a text. */
  readonly place: readonly string[];
  readonly value: unknown;
  /** Meta data stored along with the value, for instance the name of a file. */
  readonly meta: unknown;
}

/** The values of a page that have definitions, in tree order. */
export function valuesOfPage(rules: PageRules, { containers }: Pick<PageTree, 'containers'>): readonly PlacedValue[] {
  const values: PlacedValue[] = [];
  function addNode(node: NodeRules | undefined, collection: CollectionNode, above: readonly string[]): void {
    const place = [...above, collection.name];
    for (const { name, value, meta_data: meta } of collection.fields) {
      const [text] = node?.texts.get(name) ?? [];
      if (text) values.push({ rules: text, place: [...place, name], value, meta });
    }
    for (const child of collection.children) addNode(childRules(rules, node, child.name), child, place);
  }
  for (const { name, field_collections: collections } of containers) {
    const node = childRules(rules, rules.root, name);
    for (const collection of collections) addNode(childRules(rules, node, collection.name), collection, [name]);
  }
  return values;
}

/** The values of a record that have definitions. */
export function valuesOfRecord(rules: PropertyRules, values: RecordValues): readonly PlacedValue[] {
  const meta = values['meta_data'];
  return Array.from(rules, ([property, text]) => ({
    ...{ rules: text, place: [property], value: propertyAt(values, property), meta },
  }));
}

/** The texts that forms show for stored values. */
export function searchableTexts(values: readonly PlacedValue[]): readonly SearchableText[] {
  return values.flatMap(({ rules, place, value, meta }) => {
    const lines = rules.guard.as === 'file' ? fileLines(meta, value) : linesOf(rules, value);
    return lines.filter((line) => line !== '').map((line) => ({ place, text: line }));
  });
}

/** A file is found by its name, alt text and description. */
function fileLines(meta: unknown, key: unknown): readonly string[] {
  if (typeof key !== 'string' || key === '' || !isObject(meta)) return [];
  return FILE_TEXTS.flatMap((name) => lineIn(meta[name]));
}

const FILE_TEXTS = ['file_name', 'alt_text', 'description'] as const;

function linesOf(rules: TextRules, value: unknown): readonly string[] {
  switch (rules.guard.as) {
    case 'html':
      return typeof value === 'string' ? [htmlLine(value)] : [];
    case 'text':
    case 'link':
      return lineIn(value);
    case 'choice':
      return typeof value === 'string' ? choiceLine(rules.field, value) : [];
    case 'json':
      return linesOfItems(rules, value);
    case 'number':
    case 'date':
    case 'file':
    case 'fields':
      return [];
  }
}

/** A choice is found by its label. Flags are not indexed. */
function choiceLine(field: PlacedField, value: string): readonly string[] {
  return holdsFlag(field) ? [] : [kindOf(field).displayText?.(field, value) ?? value];
}

/** The lines of a list stored as JSON. */
function linesOfItems({ itemRules }: TextRules, value: unknown): readonly string[] {
  const items = typeof value === 'string' && itemRules ? (listIn(value) ?? []) : [];
  return items.flatMap((item) =>
    isObject(item) ? Array.from(itemRules ?? [], ([name, rules]) => linesOf(rules, item[name])).flat() : [],
  );
}

/** Skips the tokenizer for texts without markup. */
function htmlLine(value: string): string {
  return /[<&]/.test(value) ? htmlToText(value) : oneLine(value);
}

function lineIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [oneLine(value)] : [];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
