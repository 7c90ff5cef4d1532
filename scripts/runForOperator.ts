import { existsSync } from 'node:fs';
import { InvalidArchive } from '../server/archive/format';
import { ImportUnfinished } from '../server/database/importState';
import { ImportMismatch, ImportRefused } from '../server/archive/loadArchive';
import { SourceNotFound } from '../server/archive/source';
import { ArchiveInProgress } from '../server/archive/partialFiles';
import { SnapshotInterrupted } from '../server/archive/writeArchive';
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
import { KeysUnreadable, SecretKeyExposed, SecretKeyUnusable } from '../server/identity/keyEncryption';
import { InvalidDefinitions } from '../server/installed/invalidDefinitions';

/**
 * Runs a command with the settings that `npm start` would have, and prints readable messages for expected errors.
 * @param work receives the parsed command line, and returns whether it succeeded; if not, the process exits with code 1
 */
export async function runForOperator<const Options extends CommandLine['options']>(
  commandLine: CommandLine<Options>,
  work: (parsed: ParsedArguments<Options>) => Promise<boolean>,
): Promise<void> {
  for (const output of [process.stdout, process.stderr]) output.on('error', ignoreClosed);
  try {
    const parsed = readArguments(commandLine);
    if (!parsed) return;
    if (existsSync('.env')) process.loadEnvFile('.env');
    if (!(await work(parsed))) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** A reader that closes the pipe early, such as `head`, does not abort the work. */
function ignoreClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

type ParsedArguments<Options extends CommandLine['options']> = NonNullable<ReturnType<typeof readArguments<Options>>>;

/** The readable message of an expected error; otherwise the error itself. */
function explain(error: unknown): unknown {
  if (isBucketError(error)) {
    const { says, todo } = explainStorage(error, 'The bucket');
    return `${says} ${todo}`;
  }
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isSystemError(error);
  return isExpected && error instanceof Error ? messageForOperator(error) : error;
}

/** The S3 client marks its errors; the storage library wraps some of them as the cause of its own. */
function isBucketError(error: unknown): boolean {
  return error instanceof Error && ('$metadata' in error || isBucketError(error.cause));
}

/** No space, no permission, no such folder: the message of the system is clear enough. */
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
    SnapshotInterrupted,
    ImportRefused,
    ImportMismatch,
    ImportUnfinished,
  ],
  ...[DataFolderInUse, DataFolderExposed, SnapshotRefused, DatabaseUnreachable, MigrationChanged, MigrationUnknown],
  ...[
    MigrationsWait,
    OlderNodesRunning,
    EngineFailed,
    KeysUnreadable,
    SecretKeyExposed,
    SecretKeyUnusable,
    InvalidDefinitions,
  ],
] as const;
