import { isObject } from '../lib/objects';
import { areaProblems } from './areaProblems';
import { brandProblems } from './brandProblems';
import type { EditorDefinition } from './editor';
import { editorProblems } from './editorProblems';
import { DefinitionError, foundIn, type DefinitionKind, type DefinitionProblem, type FoundProblem } from './problem';
import { togetherProblems } from './togetherProblems';

/** Definitions that belong together, as they are loaded: nothing is taken for granted. */
export interface CheckedDefinitions {
  /** All editors, which every area may name; or those of each area by the area's name, which no other area finds. */
  readonly editors: readonly unknown[] | Readonly<Record<string, readonly unknown[]>>;
  readonly areas: readonly unknown[];
  /** The facts of the brands; none where they are not to be checked. */
  readonly brands?: readonly unknown[] | Readonly<Record<string, unknown>>;
}

/** How definitions are checked. */
interface Check {
  /** Whether there is more than what is checked: an area that is named, or all editors of one, may stand elsewhere. */
  readonly isPart?: boolean;
}

/**
 * Every fault of definitions, all at once; empty when they may be used.
 * @param definitions all of them: each is checked by itself, then how areas and editors refer to each other, then what two of them
 * claim. A single editor may be given instead.
 */
export function findProblems(definitions: CheckedDefinitions, check?: Check): readonly FoundProblem[];
export function findProblems(editor: unknown): readonly DefinitionProblem[];
export function findProblems(given: unknown, check: Check = {}): readonly DefinitionProblem[] {
  return isTogether(given) ? problemsOfAll(given, check) : editorProblems(given);
}

/** @throws DefinitionError naming every problem of a definition that has some */
export function requireSound(definition: EditorDefinition): void {
  const problems = findProblems(definition);
  if (problems.length > 0) throw new DefinitionError(definition.name, problems);
}

/** An editor has settings; what has editors and areas is no editor. */
function isTogether(given: unknown): given is CheckedDefinitions {
  return (
    isObject(given) && Array.isArray(given['areas']) && typeof given['editors'] === 'object' && !('fields' in given)
  );
}

function problemsOfAll(
  { editors, areas, brands = [] }: CheckedDefinitions,
  { isPart = false }: Check,
): readonly FoundProblem[] {
  const groups: readonly (readonly [area: string | undefined, editors: readonly unknown[]])[] = isList(editors)
    ? [[undefined, editors]]
    : Object.entries(editors);
  const all = groups.flatMap(([, group]) => group);
  const facts = isList(brands) ? brands : Object.values(brands);
  const editorsOf = (area: unknown) =>
    groups.flatMap(([name, group]) => (name === undefined || name === nameIn(area) ? group : []));
  return [
    ...all.flatMap((editor, index) => located('editor', { definition: editor, index }, editorProblems(editor))),
    ...areas.flatMap((area, index) =>
      located(
        'area',
        { definition: area, index },
        areaProblems(area, { editors: editorsOf(area), areas, isShared: isList(editors), isPart }),
      ),
    ),
    ...facts.flatMap((brand, index) => located('brand', { definition: brand, index }, brandProblems(brand))),
    ...togetherProblems({ editors: all, areas, brands: facts, isPart }),
  ];
}

function located(
  kind: DefinitionKind,
  { definition, index }: { readonly definition: unknown; readonly index: number },
  problems: readonly DefinitionProblem[],
): readonly FoundProblem[] {
  return problems.map((problem) => foundIn({ kind, name: nameIn(definition), index }, problem));
}

function nameIn(definition: unknown): string | undefined {
  const name = isObject(definition) ? definition['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function isList<Item>(value: readonly Item[] | Readonly<Record<string, unknown>>): value is readonly Item[] {
  return Array.isArray(value);
}
