import type { Schema } from 'ts-json-schema-generator';

/** The number of parts that must have the same setting for it to be written once. */
const MIN_PARTS = 3;

/**
 * The same schema, in which a setting that several parts have in the same words is a definition of its own, to which they refer: all types
 * of field have the common settings of fields. Of a setting that is described in several ways, only the most frequent one is shared.
 */
export function withSharedSettings({ definitions = {}, ...schema }: Schema): Schema {
  const shared = sharedSettings(Object.values(definitions));
  const parts = Object.entries(definitions).map(([name, part]) => [name, withReferences(part, shared)] as const);
  const settings = [...shared].map(([name, text]) => [name, JSON.parse(text) as Schema] as const);
  return { ...schema, definitions: Object.fromEntries([...parts, ...settings]) };
}

/** The text of each shared setting, by name: the most frequent one. */
function sharedSettings(parts: readonly (Schema | boolean)[]): ReadonlyMap<string, string> {
  const settings = parts.flatMap((part) => (typeof part === 'object' ? Object.entries(part.properties ?? {}) : []));
  const counts = new Map<string, { name: string; text: string; count: number }>();
  for (const [name, setting] of settings) {
    const text = JSON.stringify(setting);
    const { count } = counts.get(name + text) ?? { count: 0 };
    counts.set(name + text, { name, text, count: count + 1 });
  }
  const frequent = [...counts.values()].filter(({ name, text, count }) => count >= MIN_PARTS && isLong(text, name));
  return new Map(frequent.toSorted((one, other) => one.count - other.count).map(({ name, text }) => [name, text]));
}

/** Whether a setting is longer than the reference that replaces it. */
function isLong(text: string, name: string): boolean {
  return text.length > JSON.stringify(referenceTo(name)).length;
}

function withReferences(part: Schema | boolean, shared: ReadonlyMap<string, string>): Schema | boolean {
  if (typeof part !== 'object' || !part.properties) return part;
  const properties = Object.entries(part.properties).map(([name, setting]) => [
    name,
    shared.get(name) === JSON.stringify(setting) ? referenceTo(name) : setting,
  ]);
  return { ...part, properties: Object.fromEntries(properties) as NonNullable<Schema['properties']> };
}

function referenceTo(name: string): Schema {
  return { $ref: `#/definitions/${name}` };
}
