import { isObject } from '../lib/objects';
import type { AreaDefinition } from './area';
import type { EditorDefinition } from './editor';
import { expandFragments, type Fragment } from './fragment';
import { DefinitionError } from './problem';

interface ExpansionOptions {
  /** The fragments that `$use` may name. */
  readonly fragments?: readonly Fragment[];
}

/**
 * An editor from plain JSON data, like one in TypeScript: `npm run editors -- check` and the build find its problems.
 * @param json the content of a file; its `$schema` is for text editors
 * @throws DefinitionError for an unknown fragment, or invalid parameters of one
 */
export function editorFromJson(json: unknown, options: ExpansionOptions = {}): EditorDefinition {
  return fromJson(json, options) as EditorDefinition;
}

/** An area from plain JSON data; see `editorFromJson`. @throws DefinitionError as there */
export function areaFromJson(json: unknown, options: ExpansionOptions = {}): AreaDefinition {
  return fromJson(json, options) as AreaDefinition;
}

function fromJson(json: unknown, { fragments = [] }: ExpansionOptions): unknown {
  const { definition, problems } = expandFragments(withoutSchemaKey(json), fragments);
  if (problems.length > 0) throw new DefinitionError(nameOf(json), problems);
  return definition;
}

/** The data without `$schema`, which is for text editors. */
export function withoutSchemaKey(json: unknown): unknown {
  if (!isObject(json)) return json;
  const { $schema: _$schema, ...definition } = json;
  return definition;
}

function nameOf(json: unknown): string {
  return isObject(json) && typeof json['name'] === 'string' ? json['name'] : '(no name)';
}
