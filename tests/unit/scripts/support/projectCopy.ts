import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../../../scripts/mutants/copyProject';

/** Milliseconds for several runs of tests, one after the other. */
export const PATIENCE = 600_000;

/** Bytes: every test of the project by its name, and of the screens that were added to it. */
const LONGEST_PRINT = 64 * 1024 * 1024;

export const TSC = path.resolve('node_modules', '@typescript', 'native', 'bin', 'tsc');
export const TSX = ['--import', import.meta.resolve('tsx')];
export const VITEST = path.resolve('node_modules', 'vitest', 'vitest.mjs');

/** A copy of the project, in which somebody follows a page of the documentation. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs Node.js in it. @returns what it printed; @throws Error with that when it failed */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/** Copies the project to a folder below .cache; what was there goes. */
export function makeProjectCopy(name: string): ProjectCopy {
  const folder = path.resolve('.cache', name);
  copyProject(process.cwd(), folder);
  // The runs of the copy are no part of this one, and write the snapshot of a new screen as they do at a desk.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([variable]) => variable !== 'CI' && !variable.startsWith('VITEST')),
  );
  return {
    folder,
    async run(args) {
      try {
        return (await promisify(execFile)(process.execPath, args, { cwd: folder, env, maxBuffer: LONGEST_PRINT }))
          .stdout;
      } catch (error) {
        const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
        throw new Error(`${args.join(' ')}: ${printed}`, { cause: error });
      }
    },
  };
}
