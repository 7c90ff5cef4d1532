import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take a minute or more. Without results of an earlier run, Vitest sorts by file size, which says little. */
const SLOW_FILES = [
  'unit/scripts/addedInCopy',
  'services/access',
  'services/archive',
  'services/process',
  'services/faults',
  'round-trip/laws',
].map((name) => `/tests/${name}.test.ts`);

/** Starts the longest files first, so that no single worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW_FILES.findIndex((ending) => moduleId.endsWith(ending));
  return rank < 0 ? SLOW_FILES.length : rank;
}
