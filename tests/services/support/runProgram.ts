import { execFile, spawn, type ChildProcess } from 'node:child_process';
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
  const command = await commandOf(name, args);
  return new Promise((resolve) => {
    execFile(process.execPath, command, optionsWith(env), (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

/** As runProgram, without waiting for its end. */
export async function spawnProgram(...[name, args, env]: Parameters<typeof runProgram>): Promise<ChildProcess> {
  return spawn(process.execPath, await commandOf(name, args), optionsWith(env));
}

async function commandOf(name: ProgramName, args: readonly string[]): Promise<string[]> {
  return [...BRIEF_PROCESS, path.join(await servicesBuild(), builtName(PROGRAMS[name])), ...args];
}

function optionsWith(env: Readonly<Record<string, string>>) {
  return { env: { PATH: process.env['PATH'], ...env } };
}
