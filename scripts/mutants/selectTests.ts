import { findCitations } from '../requirements/citations';
import type { ImportGraph } from './importGraph';
import type { Mutant } from './mutant';

/** The tests that compare the definitions with the specification: they come first. */
const SPECIFICATION = 'tests/unit/specification/';
const SERVICES = 'tests/services/';
/** What tries rights: every row of the policy with every account, and what a row does not say. */
const RIGHTS = new Set(['access', 'content-access', 'kind-rights'].map((name) => `${SERVICES}${name}.test.ts`));
/** So many files of tests are asked; those that are left say less and less. */
const MOST_UNIT_FILES = 14;
const MOST_SERVICE_FILES = 5;
/** A word of a text that is looked for in tests; a shorter one stands everywhere. */
const SHORTEST_SUBJECT = 4;

/** The tests that can notice a mutant. */
export type SelectTests = (mutant: Mutant) => readonly string[];

/**
 * Ranks the tests that reach a file: those that compare with the specification, then those that have the changed text, speak of
 * what the file defines, cite a row that its comments name, or stand near it. A test that shows something takes longer and comes
 * later.
 */
export function testSelection(graph: ImportGraph): SelectTests {
  const tests = graph.files.filter((file) => /^(tests\/(unit|round-trip|services)|src)\/.*\.test\.tsx?$/.test(file));
  const cited = new Map<string, ReadonlySet<string>>();
  const rowsCitedBy = (file: string): ReadonlySet<string> => {
    const known = cited.get(file);
    if (known) return known;
    const rows = new Set(findCitations({ file, source: graph.textOf(file) }).flatMap(({ ids }) => ids));
    cited.set(file, rows);
    return rows;
  };

  return (mutant) => {
    const nearest = nearestSpecification(mutant);
    const distances = graph.distancesTo(mutant.file);
    const text = graph.textOf(mutant.file);
    const rows = text.match(/\b[A-Z]+(-[A-Z]+)*-\d{3}\b/g) ?? [];
    const names = [...text.matchAll(/export (?:const|function) (\w+)|\bname: '([a-z]+(?:-[a-z]+)+)'/g)].map(
      ([, exported, name]) => exported ?? name ?? '',
    );
    const reaching = tests.filter(
      (file) => distances.has(file) || (file.startsWith(SPECIFICATION) && mutant.file.startsWith('schemas/')),
    );

    function score(file: string): number {
      const source = graph.textOf(file);
      if (file.startsWith(SPECIFICATION)) return file === nearest ? 1001 : 1000;
      if (RIGHTS.has(file) && mutant.class === 'policy') return 1000;
      const hasSubject = mutant.subject.length >= SHORTEST_SUBJECT && source.includes(mutant.subject);
      const speaks = names.filter((name) => source.includes(name)).length;
      const cites = rows.filter((row) => rowsCitedBy(file).has(row)).length;
      return (
        (hasSubject ? 100 : 0) +
        Math.min(speaks, 3) * 20 +
        Math.min(cites, 3) * 20 -
        (distances.get(file) ?? 0) * 3 -
        (file.endsWith('x') ? 10 : 0)
      );
    }

    const ranked = reaching.map((file) => ({ file, score: score(file) })).sort((a, b) => b.score - a.score);
    const services = ranked.filter(({ file }) => file.startsWith(SERVICES)).slice(0, MOST_SERVICE_FILES);
    const others = ranked.filter(({ file }) => !file.startsWith(SERVICES)).slice(0, MOST_UNIT_FILES);
    const isOfServices = mutant.file.startsWith('server/') || mutant.class === 'policy';
    return [...others, ...(isOfServices ? services : [])].map(({ file }) => file);
  };
}

/** The test of the specification that speaks of what a mutant changes. */
function nearestSpecification({ file, class: kind }: Mutant): string {
  if (file.endsWith('/area.ts')) return `${SPECIFICATION}areas.test.ts`;
  return `${SPECIFICATION}${kind === 'name' || kind === 'order' ? 'storedTree' : 'forms'}.test.ts`;
}
