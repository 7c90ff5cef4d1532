/** A fault in a definition: where it stands, what was expected there and what was found. */
export interface DefinitionProblem {
  /** Keys from the definition's root, for example `fields.main.fields.title.stored`. */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
  /** The name that was probably meant, where one is alike. */
  readonly suggestion?: string;
}

/** `schemas/about-us.ts at fields.title.widht: expected one of …, got "widht"; did you mean 'width'?` */
export function printProblem(definition: string, problem: DefinitionProblem): string {
  const { where, expected, got, suggestion } = problem;
  const question = suggestion === undefined ? '' : `; did you mean '${suggestion}'?`;
  return `${definition} at ${where || '(root)'}: expected ${expected}, got ${got}${question}`;
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
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, edits }) => edits < Math.max(name.length, other.length) / 2)
    .toSorted((one, two) => one.edits - two.edits);
  return nearest ? { suggestion: nearest.other } : {};
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
