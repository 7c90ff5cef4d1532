import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { userInfo } from 'node:os';

/** The external programs that the rounds run. */
const PROGRAMS = ['initdb', 'pg_ctl', 'pg_basebackup', 'psql', 'pgbouncer', 'bash'] as const;
/** PostgreSQL's servers refuse to run as root. */
const SERVER_USER = 'postgres';
const DEBIAN = '/usr/lib/postgresql';

/** The user that the servers run as; undefined for the user who runs the rounds. */
export const serverUser = userInfo().uid === 0 ? SERVER_USER : undefined;

/** The search path for programs: Debian keeps those of a PostgreSQL server in a separate folder. */
function searchPath(): string {
  return [...serverFolders(), process.env['PATH'], '/usr/sbin'].join(path.delimiter);
}

function serverFolders(): readonly string[] {
  try {
    return readdirSync(DEBIAN)
      .toSorted((first, second) => Number(second) - Number(first))
      .map((version) => path.join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

/** What the rounds need and this machine lacks. */
export function missingPrograms(): readonly string[] {
  const needed = serverUser === undefined ? PROGRAMS : [...PROGRAMS, 'runuser'];
  const missing = needed.filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH: searchPath() } }).status !== 0,
  );
  const hasUser = serverUser === undefined || spawnSync('id', [serverUser]).status === 0;
  return hasUser ? missing : [...missing, `a user ${SERVER_USER}`];
}

/**
 * Runs shell commands as the user of the servers, and stops at the first that fails.
 * @throws Error with the end of their output
 */
export async function runCommands(commands: string, env: Readonly<Record<string, string>>): Promise<void> {
  const shell = ['bash', '-euo', 'pipefail', '-c', commands] as const;
  const [program, ...rest] = serverUser === undefined ? shell : ['runuser', '-u', serverUser, '--', ...shell];
  const child = spawn(program, rest, {
    cwd: '/',
    env: { ...env, PATH: searchPath() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output = (output + bytes.toString()).slice(-MAX_OUTPUT_LENGTH);
    });
  }
  // Not 'close': a server that was started keeps the streams open.
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The commands ended with code ${String(code)}: ${output}\n${commands}`);
}

const MAX_OUTPUT_LENGTH = 2_000;
