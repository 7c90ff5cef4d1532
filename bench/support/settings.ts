import { BRIEF_PROCESS } from '../../tests/services/support/briefProcess';

/** The settings of `npm run bench -- --smallest`: each bench runs, but its figures mean nothing. */
export const SMALLEST: Readonly<Record<string, string>> = {
  BENCH_ROUNDS: '1',
  BENCH_WARM_UP: '0',
  BENCH_REST: '0',
  BENCH_SIZES: '1',
  BENCH_PAGES: '100',
  BENCH_PEER_PAGES: '100',
  BENCH_RECORDS: '100',
  BENCH_FIELDS: '400',
  BENCH_FILES_MB: '2',
  BENCH_UPLOAD_MB: '1',
  BENCH_SECONDS: '1',
  BENCH_STAFF: '2',
  BENCH_ENGINE: 'embedded',
  BENCH_CALLS: '4',
  BENCH_CODE: 'baseline',
};

/** The number of measured rounds: BENCH_ROUNDS, or the default of the bench. */
export function roundsOfRun(byDefault: number): number {
  return Number(process.env['BENCH_ROUNDS'] ?? byDefault);
}

/** The number of rounds before the measured ones: BENCH_WARM_UP, or the default of the bench. */
export function warmUpOfRun(byDefault: number): number {
  return Number(process.env['BENCH_WARM_UP'] ?? byDefault);
}

/** Milliseconds that a process is idle before it is measured: BENCH_REST, or the default of the bench. */
export function restOfRun(byDefault: number): number {
  return Number(process.env['BENCH_REST'] ?? byDefault);
}

/** The number of calls to measure a job, or of keys to measure a form: BENCH_CALLS, or the default of the bench. */
export function callsOfRun(byDefault: number): number {
  return Number(process.env['BENCH_CALLS'] ?? byDefault);
}

/**
 * The options of Node.js for started programs: none, as in an installation, so that their code is optimized; with BENCH_CODE=baseline it
 * is not.
 */
export function optionsOfNode(): readonly string[] {
  return process.env['BENCH_CODE'] === 'baseline' ? BRIEF_PROCESS : [];
}

/** The sizes that are measured: as many as BENCH_SIZES says, from the smallest; all by default. */
export function sizesOfRun<Size>(sizes: readonly Size[]): readonly Size[] {
  return sizes.slice(0, Number(process.env['BENCH_SIZES'] ?? sizes.length));
}
