import type { Schema } from 'ts-json-schema-generator';

/** A setting of a part of the language, and its place in a definition. */
export interface ShownSetting {
  /** The name of the part in the JSON Schema, for example `TextField`; undefined for the definition itself. */
  readonly part: string | undefined;
  readonly setting: string;
  /** The path of keys to it. */
  readonly keys: readonly string[];
}

interface Walk {
  readonly root: Schema;
  readonly found: ShownSetting[];
}

interface Position {
  readonly value: unknown;
  readonly part: string | undefined;
  readonly keys: readonly string[];
}

/**
 * The settings that a definition has, each by the part of the language that it belongs to.
 * @param root the JSON Schema of such definitions
 */
export function settingsIn(root: Schema, definition: unknown): readonly ShownSetting[] {
  const walk: Walk = { root, found: [] };
  visit(walk, root, { value: definition, part: undefined, keys: [] });
  return walk.found;
}

function visit(walk: Walk, schema: Schema | boolean | undefined, at: Position): void {
  if (typeof schema !== 'object') return;
  const named = referencedPart(walk, schema);
  if (named) {
    visit(walk, named.schema, { ...at, part: named.name });
    return;
  }
  for (const branch of schema.allOf ?? []) {
    if (typeof branch !== 'object') continue;
    if (branch.if === undefined) visit(walk, branch, at);
    else if (fits(walk, branch.if, at.value)) visit(walk, branch.then, at);
  }
  for (const branch of schema.anyOf ?? []) if (fits(walk, branch, at.value)) visit(walk, branch, at);
  if (Array.isArray(at.value)) {
    at.value.forEach((item: unknown, index) => visit(walk, itemsOf(schema, index), inside(at, item, String(index))));
    return;
  }
  if (typeof at.value !== 'object' || at.value === null) return;
  for (const [key, inner] of Object.entries(at.value)) {
    const setting = schema.properties?.[key];
    if (setting !== undefined) walk.found.push({ part: at.part, setting: key, keys: [...at.keys, key] });
    visit(walk, setting ?? schema.additionalProperties, inside(at, inner, key));
  }
}

function inside(at: Position, value: unknown, key: string): Position {
  return { value, part: at.part, keys: [...at.keys, key] };
}

/** Whether a value matches a branch, checked only as far as the branches of the language differ. */
function fits(walk: Walk, schema: Schema | boolean, value: unknown): boolean {
  if (typeof schema !== 'object') return schema;
  const named = referencedPart(walk, schema);
  if (named) return fits(walk, named.schema, value);
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.includes(value as never);
  if (schema.anyOf) return schema.anyOf.some((branch) => fits(walk, branch, value));
  if (schema.type !== undefined && ![schema.type].flat().some((type) => typesOf(value).includes(type))) return false;
  if (Array.isArray(value)) return value.every((item, index) => fits(walk, itemsOf(schema, index) ?? true, item));
  if (typeof value !== 'object' || value === null) return true;
  const entries = Object.entries(value);
  const properties = schema.properties ?? {};
  return (
    (schema.required ?? []).every((key) => Object.hasOwn(value, key)) &&
    entries.every(([key, inner]) =>
      properties[key] === undefined ? schema.additionalProperties !== false : fits(walk, properties[key], inner),
    )
  );
}

/** The types of JSON Schema that a value has. */
function typesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return ['array'];
  if (value === null) return ['null'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

function itemsOf({ items }: Schema, index: number): Schema | boolean | undefined {
  return Array.isArray(items) ? items[index] : items;
}

/** The name of the part that a schema refers to; undefined for an inline schema. */
export function nameIn(schema: Schema | boolean | undefined): string | undefined {
  const name = typeof schema === 'object' ? schema.$ref?.split('/').at(-1) : undefined;
  return name === undefined ? undefined : decodeURIComponent(name);
}

function referencedPart(
  { root }: Walk,
  schema: Schema,
): { readonly name: string; readonly schema: Schema } | undefined {
  const name = nameIn(schema);
  const part = name === undefined ? undefined : root.definitions?.[name];
  return name !== undefined && typeof part === 'object' ? { name, schema: part } : undefined;
}
