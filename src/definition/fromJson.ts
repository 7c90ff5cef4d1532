import { isObject } from '../lib/objects';
import type { AreaDefinition } from './area';
import type { EditorDefinition } from './editor';
import { expandFragments, type Fragment } from './fragment';
import { DefinitionError } from './problem';

interface Using {
  /** What `$use` may name. */
  readonly fragments?: readonly Fragment[];
}

/**
 * An editor from plain JSON data, like one in TypeScript: `npm run editors -- check` and the build find its faults.
 * @param json the content of a file; its `$schema` is for text editors
 * @throws DefinitionError where it uses what is no fragment, or gives one what does not fit
 */
export function editorFromJson(json: unknown, using: Using = {}): EditorDefinition {
  return fromJson(json, using) as EditorDefinition;
}

/** An area from plain JSON data, as `editorFromJson` makes an editor. @throws DefinitionError as there */
export function areaFromJson(json: unknown, using: Using = {}): AreaDefinition {
  return fromJson(json, using) as AreaDefinition;
}

function fromJson(json: unknown, { fragments = [] }: Using): unknown {
  const { definition, problems } = expandFragments(withoutSchemaKey(json), fragments);
  if (problems.length > 0) throw new DefinitionError(nameOf(json), problems);
  return definition;
}

/** The data without what it says to text editors. */
export function withoutSchemaKey(json: unknown): unknown {
  if (!isObject(json)) return json;
  const { $schema: _$schema, ...definition } = json;
  return definition;
}

function nameOf(json: unknown): string {
  return isObject(json) && typeof json['name'] === 'string' ? json['name'] : '(no name)';
}
