import { execFile } from 'node:child_process';
import path from 'node:path';
import { builtName, PROGRAMS, type ProgramName } from '../../../scripts/programs.mjs';
import { BRIEF_PROCESS } from './briefProcess';
import { servicesBuild } from './servicesBuild';

/** What came of a program: its exit code, and all that it has written. */
export interface Ended {
  readonly code: number | string;
  readonly output: string;
}

/**
 * Runs a program of operators as an installation has it, to its end.
 * @param name as `npm run` knows it
 * @param env its settings; none of this process is handed on
 */
export async function runProgram(
  name: ProgramName,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const program = path.join(await servicesBuild(), builtName(PROGRAMS[name]));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...BRIEF_PROCESS, program, ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
