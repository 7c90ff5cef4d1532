import type { Brand } from '../lib/brand';

/** A fault in a definition: where it stands, what was expected there and what was found. */
export interface DefinitionProblem {
  /** Keys from the definition's root, for example `fields.main.fields.title.stored`. */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
  /** The name that was probably meant, where one is alike. */
  readonly suggestion?: string;
  /** The brand that has it, where the others have it not. */
  readonly brand?: Brand;
  /** The brands that lack what is expected, of those that were looked at; `{BRANDS}` stands for all that do. */
  readonly lacking?: readonly Brand[];
}

/** A kind of definitions that are checked together. */
export type DefinitionKind = 'editor' | 'area' | 'brand';

/** A definition among all of them. */
export interface DefinitionRef {
  readonly kind: DefinitionKind;
  /** Undefined where it has none that is a text. */
  readonly name: string | undefined;
  /** Its place among those of its kind. */
  readonly index: number;
}

/** A fault in one of several definitions. */
export interface FoundProblem extends DefinitionProblem {
  readonly definition: DefinitionRef;
  /** The keys of `where`. */
  readonly path: readonly string[];
  /** The definition that it is at odds with, where there is one. */
  readonly other?: DefinitionRef;
}

/** A problem of one of several definitions. */
export function foundIn(
  definition: DefinitionRef,
  problem: DefinitionProblem & Pick<FoundProblem, 'other'>,
): FoundProblem {
  return { ...problem, definition, path: problem.where === '' ? [] : problem.where.split('.') };
}

/** `schemas/about-us.ts at fields.title.widht: expected one of …, got "widht"; did you mean 'width'?` */
export function printProblem(definition: string, problem: DefinitionProblem): string {
  const { where, expected, got, suggestion, brand } = problem;
  const question = suggestion === undefined ? '' : `; did you mean '${suggestion}'?`;
  const only = brand === undefined || where.startsWith(`overlays.${brand}`) ? '' : ` for ${brand}`;
  return `${definition} at ${where || '(root)'}${only}: expected ${expected}, got ${got}${question}`;
}

/** Raised when a definition that has problems is put to use. */
export class DefinitionError extends Error {
  constructor(
    readonly definition: string,
    readonly problems: readonly DefinitionProblem[],
  ) {
    super(problems.map((problem) => printProblem(definition, problem)).join('\n'));
    this.name = 'DefinitionError';
  }
}

/** Prints a value for a message: short, quoted, never the whole of a large object. */
export function print(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/**
 * The name that a misspelt one was probably meant to be, as a part of a problem.
 * @param known the names that there are
 * @returns nothing where half of the letters would have to change
 */
export function suggestionFor(name: unknown, known: readonly string[]): Pick<DefinitionProblem, 'suggestion'> {
  if (typeof name !== 'string') return {};
  const [nearest] = known
    .filter((other) => other !== name)
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, edits }) => edits < Math.max(name.length, other.length) / 2)
    .toSorted((one, two) => one.edits - two.edits);
  return nearest ? { suggestion: nearest.other } : {};
}

/** The names that there are. */
export interface KnownNames {
  readonly known: readonly string[];
  /** What is to be named, where the names do not say it. */
  readonly expected?: string;
}

/** The problem of a name that is none of the known ones; none where it is one of them. */
export function unknownName(
  where: string,
  name: unknown,
  { known, expected = `one of ${known.join(', ')}` }: KnownNames,
): DefinitionProblem[] {
  if (known.some((other) => other === name)) return [];
  return [{ where, expected, got: print(name), ...suggestionFor(name, known) }];
}

/** A problem of the brands that lack what is expected; none where no brand does. */
export function lackedBy(lacking: readonly Brand[], problem: DefinitionProblem): DefinitionProblem[] {
  return lacking.length === 0 ? [] : [{ ...problem, lacking }];
}

/** How many letters differ, are missing, are too many or have changed places with their neighbour. */
function editsBetween(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_none, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    const edits = [row];
    rows.push(edits);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      edits.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
