/** One row of the catalogue: something the product must do. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

export interface Catalogue {
  readonly requirements: readonly Requirement[];
  /** Ids of the lists at the end (A-1, B-1, C-1 …): tests may cite them, but they are not counted as rows. */
  readonly decisions: ReadonlySet<string>;
}

const ROW = /^\| ([A-Z]+(?:-[A-Z]+)*)-(\d{3}) \| (.*?) \|/;
const DECISION_ROW = /^\| ([AB]-\d{1,2}) \|/;
const INDEX_ROW = /^\| ([A-Z]+(?:-[A-Z]+)*) \| (\d+) \|/;
const NUMBERED = /^(\d{1,2})\. /;
const NUMBERED_LIST = /^# List ([A-Z]) /;

/** The catalogue contradicts itself. */
export class CatalogueError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The catalogue of requirements is not sound:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

/**
 * Reads the catalogue.
 * @param markdown the text of docs/requirements.md
 * @throws CatalogueError when an id occurs twice, or the number of rows of an area differs from the index
 */
export function readCatalogue(markdown: string): Catalogue {
  const requirements: Requirement[] = [];
  const expectedCounts = new Map<string, number>();
  const decisions = new Set<string>();
  let list: string | undefined;
  // The amendments before the index name rows in the same form.
  for (const line of markdown.slice(Math.max(0, markdown.indexOf('\n## Index'))).split('\n')) {
    list = NUMBERED_LIST.exec(line)?.[1] ?? list;
    const row = ROW.exec(line);
    const [, area, number, text] = row ?? [];
    if (area && number && text) requirements.push({ id: `${area}-${number}`, area, text });
    const [, indexed, count] = INDEX_ROW.exec(line) ?? [];
    if (indexed && count) expectedCounts.set(indexed, Number(count));
    const decision = DECISION_ROW.exec(line)?.[1];
    if (decision) decisions.add(decision);
    const point = NUMBERED.exec(line)?.[1];
    if (list && point) decisions.add(`${list}-${point}`);
  }
  const problems = [...findDuplicates(requirements), ...findMiscounts(requirements, expectedCounts)];
  if (problems.length > 0) throw new CatalogueError(problems);
  return { requirements, decisions };
}

function findDuplicates(requirements: readonly Requirement[]): string[] {
  const seen = new Set<string>();
  return requirements.flatMap(({ id }) => {
    if (seen.has(id)) return [`${id}: expected one row, got two.`];
    seen.add(id);
    return [];
  });
}

function findMiscounts(requirements: readonly Requirement[], expectedCounts: ReadonlyMap<string, number>): string[] {
  const areas = new Set([...expectedCounts.keys(), ...requirements.map(({ area }) => area)]);
  return [...areas].flatMap((area) => {
    const expected = expectedCounts.get(area) ?? 0;
    const got = requirements.filter((requirement) => requirement.area === area).length;
    return expected === got ? [] : [`${area}: expected ${expected} rows, as the index says, got ${got}.`];
  });
}
