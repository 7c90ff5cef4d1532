import { findCitations } from '../requirements/citations';
import type { ImportGraph } from './importGraph';
import type { Mutant } from './mutant';

/** The tests that compare the definitions with the specification: they come first. */
const SPECIFICATION = 'tests/unit/specification/';
const SERVICES = 'tests/services/';
/** The tests of access rights: every row of the policy with every account, and the cases that no row covers. */
const ACCESS_TESTS = new Set(['access', 'content-access', 'kind-rights'].map((name) => `${SERVICES}${name}.test.ts`));
/** Maximum numbers of test files; the rest notice less and less. */
const MAX_UNIT_FILES = 14;
const MAX_SERVICE_FILES = 5;
/** In characters; shorter texts occur everywhere and are not searched for in tests. */
const MIN_SUBJECT_LENGTH = 4;

/** The tests that can notice a mutant. */
export type SelectTests = (mutant: Mutant) => readonly string[];

/**
 * Ranks the tests that reach a file: those that compare with the specification, then those that contain the changed text, mention the
 * names the file exports, cite a row that the file names, or are near it in the import graph. Tests that render take longer and come
 * later.
 */
export function testSelection(graph: ImportGraph): SelectTests {
  const tests = graph.files.filter((file) => /^(tests\/(unit|round-trip|services)|src)\/.*\.test\.tsx?$/.test(file));
  const cited = new Map<string, ReadonlySet<string>>();
  const rowsCitedBy = (file: string): ReadonlySet<string> => {
    const cached = cited.get(file);
    if (cached) return cached;
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
      if (ACCESS_TESTS.has(file) && mutant.class === 'policy') return 1000;
      const hasSubject = mutant.subject.length >= MIN_SUBJECT_LENGTH && source.includes(mutant.subject);
      const mentions = names.filter((name) => source.includes(name)).length;
      const cites = rows.filter((row) => rowsCitedBy(file).has(row)).length;
      return (
        (hasSubject ? 100 : 0) +
        Math.min(mentions, 3) * 20 +
        Math.min(cites, 3) * 20 -
        (distances.get(file) ?? 0) * 3 -
        (file.endsWith('x') ? 10 : 0)
      );
    }

    const ranked = reaching.map((file) => ({ file, score: score(file) })).sort((a, b) => b.score - a.score);
    const services = ranked.filter(({ file }) => file.startsWith(SERVICES)).slice(0, MAX_SERVICE_FILES);
    const others = ranked.filter(({ file }) => !file.startsWith(SERVICES)).slice(0, MAX_UNIT_FILES);
    const isOfServices = mutant.file.startsWith('server/') || mutant.class === 'policy';
    return [...others, ...(isOfServices ? services : [])].map(({ file }) => file);
  };
}

/** The test of the specification that covers the file or class of a mutant. */
function nearestSpecification({ file, class: kind }: Mutant): string {
  if (file.endsWith('/area.ts')) return `${SPECIFICATION}areas.test.ts`;
  return `${SPECIFICATION}${kind === 'name' || kind === 'order' ? 'storedTree' : 'forms'}.test.ts`;
}
