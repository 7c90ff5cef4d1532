import { BRANDS, EACH, FIRST, withBrand, type CardValue, type PageCard } from '../definition';
import { isVideo } from '../lib/videoLinks';

/** A picture or video of a card; properties are named as in the content service. */
export interface CardFile {
  readonly key: string;
  readonly alt_text: string | null;
  readonly file_type: string | null;
}

/** The values that lists show of a page, by the names of its card definition; values missing in the tree are absent. */
export type Card = Readonly<Record<string, string | readonly string[] | CardFile>>;

/** The part of a page's tree that a card needs, whichever query it comes from. */
interface CardContainer {
  readonly name: string;
  readonly field_collections: readonly CardCollection[];
}

interface CardCollection {
  readonly name: string;
  readonly fields: readonly CardField[];
  /** Absent at the deepest level of a tree that was read to a limited depth. */
  readonly children?: readonly CardCollection[];
}

interface CardField {
  readonly name: string;
  readonly value?: string | null;
  readonly meta_data?: object | null;
}

/** The card of a page, read from its tree; empty for pages without a card definition. */
export function cardOf(
  cards: readonly PageCard[],
  { tag, containers }: { readonly tag: string; readonly containers: readonly CardContainer[] },
): Card {
  const definition = cards.find(({ pages }) => BRANDS.some((brand) => withBrand(pages, brand) === tag));
  if (definition === undefined) return {};
  return Object.fromEntries(
    Object.entries(definition.values).flatMap(([name, places]) => {
      for (const place of places) {
        const value = readValue(containers, place);
        if (value !== undefined) return [[name, value]];
      }
      return [];
    }),
  );
}

function readValue(containers: readonly CardContainer[], place: CardValue): Card[string] | undefined {
  const fields = fieldsAt(containers, place).filter((field) => place.field === undefined || field.name === place.field);
  const texts = fields.flatMap(({ value }) => (value ? [value] : []));
  switch (place.as ?? 'text') {
    case 'text':
      return texts[0] === undefined ? undefined : truncate(texts[0]);
    case 'texts':
      return texts.length > 0 ? [...new Set(texts)] : undefined;
    case 'file':
      return fileOf(fields);
    case 'video':
      return texts.find(isVideo);
  }
}

function fieldsAt(
  containers: readonly CardContainer[],
  { at: [container, ...names] }: CardValue,
): readonly CardField[] {
  let children = named(containers, container).flatMap((node) => node.field_collections);
  let found: readonly CardCollection[] = [];
  for (const name of names) {
    found = named(children, name);
    children = found.flatMap((node) => node.children ?? []);
  }
  return found.flatMap((node) => node.fields);
}

function named<Node extends { readonly name: string }>(nodes: readonly Node[], name: string): readonly Node[] {
  if (name === EACH) return nodes;
  if (name === FIRST) return nodes.slice(0, 1);
  return nodes.filter((node) => node.name === name);
}

/** The featured file, else the first. */
function fileOf(fields: readonly CardField[]): CardFile | undefined {
  const files = fields.filter(({ value }) => value);
  const file = files.find((field) => metaOf(field)['featured'] === 'true') ?? files[0];
  if (!file?.value) return undefined;
  const meta = metaOf(file);
  return { key: file.value, alt_text: textOrNull(meta['alt_text']), file_type: textOrNull(meta['file_type']) };
}

function metaOf({ meta_data: meta }: CardField): Readonly<Record<string, unknown>> {
  return (meta ?? {}) as Readonly<Record<string, unknown>>;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Cards show an excerpt, and a list of a hundred must stay small. Counted in code points, so that no surrogate pair is split. */
function truncate(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : Array.from(text).slice(0, MAX_TEXT_LENGTH).join('');
}

const MAX_TEXT_LENGTH = 500;
