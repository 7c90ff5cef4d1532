import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute and more. Without results of a former run, Vitest goes by the size of files, which says little. */
const LONGEST = [
  'unit/scripts/addedInCopy',
  'services/access',
  'services/archive',
  'services/process',
  'services/faults',
  'round-trip/laws',
].map((name) => `/tests/${name}.test.ts`);

/** Begins with the longest files, so that no worker is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((ending) => moduleId.endsWith(ending));
  return rank < 0 ? LONGEST.length : rank;
}
