/**
 * `npm run data -- export|import|backup|restore|verify …`: moves an installation, whatever its database and storage, and manages its
 * archives (docs/operate.md, "Take it along").
 */
import { pino } from 'pino';
import { createProgress } from '../server/archive/progress';
import { UsageError } from '../server/commandLine';
import { readConfig } from '../server/config';
import { backUp, exportTo, importFrom, restoreFrom, verifyArchive } from './archives/commands';
import type { DataCommand } from './archives/command';
import { runForOperator } from './runForOperator';

const COMMANDS: Readonly<Record<string, (command: DataCommand) => Promise<boolean>>> = {
  export: exportTo,
  import: importFrom,
  backup: backUp,
  restore: restoreFrom,
  verify,
};

/** Loads the whole product only to verify an installation, after installDefinitions has completed the areas that it reads. */
async function verify(command: DataCommand): Promise<boolean> {
  if (command.place !== undefined) return verifyArchive(command);
  const { installDefinitions } = await import('../server/installed/install');
  await installDefinitions(command.config);
  const { verifyInstallation } = await import('./archives/verify');
  return verifyInstallation(command);
}

const usage = `npm run data -- export <file>               writes the database and its files into one archive
npm run data -- import <file> [--replace]   brings an archive into an empty installation, or into the place of what is there
npm run data -- backup <folder> [--keep 7]  writes a dated archive, reads it again, and removes older ones
npm run data -- restore <file or folder> [--replace]
npm run data -- verify [<file>]             looks over the installation, or over an archive`;

const options = { replace: { type: 'boolean' }, keep: { type: 'string' } } as const;
await runForOperator({ usage, options, allowPositionals: true }, ({ values, positionals }) => {
  const [name = '', place, ...rest] = positionals;
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run || rest.length > 0) throw new UsageError(usage);
  if (values.keep !== undefined && name !== 'backup') throw new UsageError(`--keep belongs to backup.\n${usage}`);
  if (values.replace && name !== 'import' && name !== 'restore') {
    throw new UsageError(`--replace belongs to import and restore.\n${usage}`);
  }
  return run({
    config: readConfig(process.env),
    place,
    replaces: values.replace ?? false,
    keep: values.keep,
    logger: pino({ level: 'silent' }),
    print: console.log,
    warn: console.error,
    progress: createProgress(console.error, Date.now),
  });
});
