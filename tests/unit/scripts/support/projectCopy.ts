import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../../../scripts/mutants/copyProject';

/** Timeout in milliseconds for several consecutive test runs. */
export const TEST_TIMEOUT = 600_000;

/** In bytes; the output names every test of the project and of the added screens. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export const TSC = path.resolve('node_modules', '@typescript', 'native', 'bin', 'tsc');
export const TSX = ['--import', import.meta.resolve('tsx')];
export const VITEST = path.resolve('node_modules', 'vitest', 'vitest.mjs');

/** A copy of the project in which documentation pages are followed. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs Node.js in the copy. @returns its standard output; @throws Error with it on failure */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/** Copies the project to a folder in .cache, replacing its contents. */
export function makeProjectCopy(name: string): ProjectCopy {
  const folder = path.resolve('.cache', name);
  copyProject(process.cwd(), folder);
  // Runs in the copy are independent of this one, and write the snapshot of a new screen as on a developer's machine.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([variable]) => variable !== 'CI' && !variable.startsWith('VITEST')),
  );
  return {
    folder,
    async run(args) {
      try {
        return (await promisify(execFile)(process.execPath, args, { cwd: folder, env, maxBuffer: MAX_OUTPUT_BYTES }))
          .stdout;
      } catch (error) {
        const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
        throw new Error(`${args.join(' ')}: ${printed}`, { cause: error });
      }
    },
  };
}
