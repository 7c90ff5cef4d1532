import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { builtName, PROGRAMS, type ProgramName } from '../../../scripts/programs.mjs';
import { BRIEF_PROCESS } from './briefProcess';
import { servicesBuild } from './servicesBuild';

/** The result of a program: its exit code and all of its output. */
export interface Ended {
  readonly code: number | string;
  readonly output: string;
}

/**
 * Runs a program of operators, as it is built for installations, to its end.
 * @param name of its `npm run` script
 * @param env its settings; only PATH of this process's environment is passed on
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
