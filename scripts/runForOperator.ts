import { existsSync } from 'node:fs';
import { InvalidArchive } from '../server/archive/format';
import { ImportUnfinished } from '../server/archive/importState';
import { ImportMismatch, ImportRefused } from '../server/archive/loadArchive';
import { SourceNotFound } from '../server/archive/source';
import { ArchiveInProgress } from '../server/archive/partialFiles';
import { readArguments, UsageError, type CommandLine } from '../server/commandLine';
import { ConfigError } from '../server/config';
import { DataFolderExposed } from '../server/dataFolder';
import { DataFolderInUse } from '../server/database/dataFolderLock';
import { EngineFailed } from '../server/database/engine';
import { OlderNodesRunning } from '../server/database/contract';
import { MigrationChanged, MigrationsWait, MigrationUnknown } from '../server/database/migrate';
import { SnapshotRefused } from '../server/database/snapshotServer';
import { explainStorage } from '../server/doctor/finding';
import { DatabaseUnreachable, messageForOperator } from '../server/errors';
import { KeysUnreadable, SecretKeyExposed } from '../server/identity/keyEncryption';
import { InvalidDefinitions } from '../server/installed/invalidDefinitions';

/**
 * Runs a command with the settings that `npm start` would have; what goes wrong is told in words for people where there are some.
 * @param work is given what stands on the command line, and says whether all is well; else the process ends with code 1
 */
export async function runForOperator<const Options extends CommandLine['options']>(
  commandLine: CommandLine<Options>,
  work: (given: Given<Options>) => Promise<boolean>,
): Promise<void> {
  for (const output of [process.stdout, process.stderr]) output.on('error', ignoreClosed);
  try {
    const given = readArguments(commandLine);
    if (!given) return;
    if (existsSync('.env')) process.loadEnvFile('.env');
    if (!(await work(given))) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** Who reads no further, as `head` does, does not break off the work. */
function ignoreClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

type Given<Options extends CommandLine['options']> = NonNullable<ReturnType<typeof readArguments<Options>>>;

/** The message of an error where it was written for people, else all that is known. */
function explain(error: unknown): unknown {
  if (isOfBucket(error)) {
    const { says, todo } = explainStorage(error, 'The bucket');
    return `${says} ${todo}`;
  }
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isSystemError(error);
  return isExpected && error instanceof Error ? messageForOperator(error) : error;
}

/** The client of S3 marks its errors; the library of the storage makes others of some, with those as their cause. */
function isOfBucket(error: unknown): boolean {
  return error instanceof Error && ('$metadata' in error || isOfBucket(error.cause));
}

/** No room, no rights, no such folder: the system says it well enough. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

const EXPECTED = [
  ...[
    UsageError,
    ConfigError,
    SourceNotFound,
    InvalidArchive,
    ArchiveInProgress,
    ImportRefused,
    ImportMismatch,
    ImportUnfinished,
  ],
  ...[DataFolderInUse, DataFolderExposed, SnapshotRefused, DatabaseUnreachable, MigrationChanged, MigrationUnknown],
  ...[MigrationsWait, OlderNodesRunning, EngineFailed, KeysUnreadable, SecretKeyExposed, InvalidDefinitions],
] as const;
