import type { PageTree } from '../tree/assembleTree';
import { listIn } from './heldText';

/** The values that a page had before a document, by the name of their collection and their own. */
export interface StoredValues {
  /** @param place names from the collection to the field, and to the key of an item that is kept as JSON */
  has(place: readonly string[], value: string): boolean;
  /** The values of all fields of a name. */
  named(name: string): readonly string[];
}

/** @param tree undefined for a page that is new */
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

/** The texts of the items of a list that is kept as JSON, by their keys; none of any other text. */
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
