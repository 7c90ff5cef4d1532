import type { PageTree } from '../tree/assembleTree';
import { listIn } from './textRules';

/** The values of a page before the document, by the names of collection and field. */
export interface StoredValues {
  /** @param place names of collection and field, and for items stored as JSON the key */
  has(place: readonly string[], value: string): boolean;
  /** The values of all fields with a name. */
  named(name: string): readonly string[];
}

/** @param tree undefined for a new page */
export function storedValues(tree: PageTree | undefined): StoredValues {
  let known: ReadonlySet<string> | undefined;
  let byName: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    has(place, value) {
      known ??= new Set(tree && valuesOf(tree));
      return known.has(JSON.stringify([...place, value]));
    },
    named(name) {
      byName ??= valuesByName(tree);
      return byName.get(name) ?? [];
    },
  };
}

function valuesByName(tree: PageTree | undefined): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const { name, value } of tree?.fields.values() ?? []) {
    if (value === null) continue;
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return values;
}

function valuesOf(tree: PageTree): readonly string[] {
  return [...tree.collections.values()].flatMap(({ name: collection, fields }) =>
    fields.flatMap(({ name, value, meta_data: meta }) => {
      const key = meta?.['key'];
      const values = [value, typeof key === 'string' ? key : null].filter((text) => text !== null);
      return [
        ...values.map((text) => JSON.stringify([collection, name, text])),
        ...valuesInside(value ?? '').map(([inner, text]) => JSON.stringify([collection, name, inner, text])),
      ];
    }),
  );
}

/** The texts of the items of a list stored as JSON, with their keys; empty for any other text. */
export function valuesInside(text: string): readonly (readonly [key: string, text: string])[] {
  if (!text.startsWith('[')) return [];
  return (listIn(text) ?? []).flatMap((item) =>
    typeof item === 'object' && item !== null
      ? Object.entries(item).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
        )
      : [],
  );
}
