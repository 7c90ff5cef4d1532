import type { Brand } from '../lib/brand';

/** A problem of a definition: where it is, what was expected there and what was found. */
export interface DefinitionProblem {
  /** Keys from the definition's root, for example `fields.main.fields.title.stored`. */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
  /** The name that was probably intended, where a similar one exists. */
  readonly suggestion?: string;
  /** The only brand that is affected, where there is one. */
  readonly brand?: Brand;
  /** The brands, of those checked, that lack what is expected; `{BRANDS}` in `expected` stands for all of them. */
  readonly lacking?: readonly Brand[];
}

/** A kind of definitions that are checked together. */
export type DefinitionKind = 'editor' | 'area' | 'brand';

/** Identifies one of several definitions. */
export interface DefinitionRef {
  readonly kind: DefinitionKind;
  /** Undefined where it has none, or one that is not a string. */
  readonly name: string | undefined;
  /** Its position among those of its kind. */
  readonly index: number;
}

/** A problem with the definition that it is in. */
export interface FoundProblem extends DefinitionProblem {
  readonly definition: DefinitionRef;
  /** The keys of `where`. */
  readonly path: readonly string[];
  /** The definition that it conflicts with, where there is one. */
  readonly other?: DefinitionRef;
}

/** Adds the definition that a problem is in. */
export function locateProblem(
  definition: DefinitionRef,
  problem: DefinitionProblem & Pick<FoundProblem, 'other'>,
): FoundProblem {
  return { ...problem, definition, path: problem.where === '' ? [] : problem.where.split('.') };
}

/** `schemas/about-us.ts at fields.title.widht: expected one of …, got "widht"; did you mean 'width'?` */
export function printProblem(definition: string, problem: DefinitionProblem): string {
  const { where, brand } = problem;
  const only = brand === undefined || where.startsWith(`overlays.${brand}`) ? '' : ` for ${brand}`;
  return `${definition} at ${where || '(root)'}${only}: ${printExpectation(problem)}`;
}

/** `expected one of …, got "widht"; did you mean 'width'?` */
export function printExpectation({
  expected,
  got,
  suggestion,
}: Pick<DefinitionProblem, 'expected' | 'got' | 'suggestion'>): string {
  return `expected ${expected}, got ${got}${suggestion === undefined ? '' : `; did you mean '${suggestion}'?`}`;
}

/** Thrown when a definition that has problems is used. */
export class DefinitionError extends Error {
  constructor(
    readonly definition: string,
    readonly problems: readonly DefinitionProblem[],
  ) {
    super(problems.map((problem) => printProblem(definition, problem)).join('\n'));
    this.name = 'DefinitionError';
  }
}

/** Prints a value for a message: quoted, and truncated where it is long. */
export function print(value: unknown): string {
  if (value === undefined) return 'nothing';
  // JSON has no such numbers: it would show null.
  if (typeof value === 'number') return String(value);
  const json = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** A check of a setting: its place and value, whether it is wrong, and what is expected instead. */
type SettingCheck = readonly [where: string, value: unknown, isWrong: boolean, expected: string];

/** A problem for each check that fails. */
export function failedChecks(checks: readonly SettingCheck[]): DefinitionProblem[] {
  return checks.flatMap(([where, value, isWrong, expected]) =>
    isWrong ? [{ where, expected, got: print(value) }] : [],
  );
}

/**
 * The known name most similar to a misspelt one, as a part of a problem.
 * @param known the valid names
 * @returns an empty object where half of the letters would have to change
 */
export function suggestionFor(name: unknown, known: readonly string[]): Pick<DefinitionProblem, 'suggestion'> {
  if (typeof name !== 'string') return {};
  const [nearest] = known
    .filter((other) => other !== name)
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, edits }) => edits < Math.max(name.length, other.length) / 2)
    .toSorted((one, two) => one.edits - two.edits || editsBetween(name, one.other) - editsBetween(name, two.other));
  return nearest ? { suggestion: nearest.other } : {};
}

/** The valid names. */
export interface KnownNames {
  readonly known: readonly string[];
  /** What the name should be; the list of names unless given. */
  readonly expected?: string;
}

/** The problem of an unknown name; none for a known one. */
export function unknownNameProblems(
  where: string,
  name: unknown,
  {
    known,
    expected = known.length === 0 ? 'a name, of which there is none' : `one of ${known.join(', ')}`,
  }: KnownNames,
): DefinitionProblem[] {
  if (known.some((other) => other === name)) return [];
  return [{ where, expected, got: print(name), ...suggestionFor(name, known) }];
}

/** What is expected, with the names to choose from; without any, it says so. */
export function oneOfNames(what: string, known: readonly string[]): string {
  return known.length === 0 ? `${what}, of which there is none` : `${what}: one of ${known.join(', ')}`;
}

/** A problem with the brands that lack what is expected; none where no brand does. */
export function lackingBrandProblems(lacking: readonly Brand[], problem: DefinitionProblem): DefinitionProblem[] {
  return lacking.length === 0 ? [] : [{ ...problem, lacking }];
}

/** Edit distance: letters substituted, missing, added or swapped with the next one. */
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
