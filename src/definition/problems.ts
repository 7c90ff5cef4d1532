import { isObject } from '../lib/objects';
import { areaProblems } from './areaProblems';
import { brandProblems } from './brandProblems';
import type { EditorDefinition } from './editor';
import { editorProblems } from './editorProblems';
import {
  DefinitionError,
  locateProblem,
  type DefinitionKind,
  type DefinitionProblem,
  type FoundProblem,
} from './problem';
import { crossDefinitionProblems } from './crossDefinitionProblems';

/** Definitions to be checked together, as they are loaded: no types are assumed. */
export interface CheckedDefinitions {
  /** All editors, shared by all areas; or those of each area by the area's name, which other areas cannot name. */
  readonly editors: readonly unknown[] | Readonly<Record<string, readonly unknown[]>>;
  readonly areas: readonly unknown[];
  /** The facts of the brands; absent where they are not checked. */
  readonly brands?: readonly unknown[] | Readonly<Record<string, unknown>>;
  /** The names of the features whose permissions the services know; absent where they are not checked. */
  readonly features?: readonly string[];
}

/** How definitions are checked. */
interface CheckOptions {
  /** Whether more definitions exist than are given: named areas, or all editors of one, may be elsewhere. */
  readonly isPartial?: boolean;
}

/**
 * Every problem of definitions, all at once; empty when they may be used.
 * @param definitions all of them: each is checked by itself, then the references between areas and editors, then conflicts between any
 * two of them. A single editor may be given instead.
 */
export function findProblems(definitions: CheckedDefinitions, check?: CheckOptions): readonly FoundProblem[];
export function findProblems(editor: unknown): readonly DefinitionProblem[];
export function findProblems(given: unknown, check: CheckOptions = {}): readonly DefinitionProblem[] {
  return isDefinitions(given) ? problemsOfAll(given, check) : editorProblems(given);
}

/** @throws DefinitionError naming every problem of a definition that has some */
export function assertValidEditor(definition: EditorDefinition): void {
  const problems = findProblems(definition);
  if (problems.length > 0) throw new DefinitionError(definition.name, problems);
}

/** Tells definitions from a single editor, which has fields. */
function isDefinitions(given: unknown): given is CheckedDefinitions {
  return (
    isObject(given) && Array.isArray(given['areas']) && typeof given['editors'] === 'object' && !('fields' in given)
  );
}

function problemsOfAll(
  { editors, areas, brands = [], features }: CheckedDefinitions,
  { isPartial = false }: CheckOptions,
): readonly FoundProblem[] {
  const groups: readonly (readonly [area: string | undefined, editors: readonly unknown[]])[] = isList(editors)
    ? [[undefined, editors]]
    : Object.entries(editors);
  const all = groups.flatMap(([, group]) => group);
  const facts = isList(brands) ? brands : Object.values(brands);
  const editorsOf = (area: unknown) =>
    groups.flatMap(([name, group]) => (name === undefined || name === nameIn(area) ? group : []));
  return [
    ...all.flatMap((editor, index) => locateAll('editor', { definition: editor, index }, editorProblems(editor))),
    ...areas.flatMap((area, index) =>
      locateAll(
        'area',
        { definition: area, index },
        areaProblems(area, { editors: editorsOf(area), areas, hasSharedEditors: isList(editors), isPartial }),
      ),
    ),
    ...facts.flatMap((brand, index) => locateAll('brand', { definition: brand, index }, brandProblems(brand))),
    ...crossDefinitionProblems({ editors: all, areas, brands: facts, features, isPartial }),
  ];
}

function locateAll(
  kind: DefinitionKind,
  { definition, index }: { readonly definition: unknown; readonly index: number },
  problems: readonly DefinitionProblem[],
): readonly FoundProblem[] {
  return problems.map((problem) => locateProblem({ kind, name: nameIn(definition), index }, problem));
}

function nameIn(definition: unknown): string | undefined {
  const name = isObject(definition) ? definition['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function isList<Item>(value: readonly Item[] | Readonly<Record<string, unknown>>): value is readonly Item[] {
  return Array.isArray(value);
}
