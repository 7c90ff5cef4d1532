import { ArchiveUnusable } from '../../server/archive/format';
import { ImportUnfinished } from '../../server/archive/importState';
import { ImportDiffers, ImportRefused } from '../../server/archive/loadArchive';
import { NoSource } from '../../server/archive/place';
import { ConfigError } from '../../server/config';
import { DataFolderExposed } from '../../server/dataFolder';
import { DataFolderInUse } from '../../server/database/dataFolderLock';
import { OlderNodesRun } from '../../server/database/contract';
import { MigrationChanged, MigrationsWait, MigrationUnknown } from '../../server/database/migrate';
import { SnapshotRefused } from '../../server/database/operatorDoor';
import { DatabaseUnreachable } from '../../server/errors';
import { KeysUnreadable, SecretKeyExposed } from '../../server/identity/keyBox';
import { UsageWrong } from './command';

/** What to tell a person of an error: its message where it was written for people, else all that is known. */
export function explain(error: unknown): unknown {
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isSystemError(error);
  return isExpected && error instanceof Error ? error.message : error;
}

/** No room, no rights, no such folder: the system says it well enough. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

const EXPECTED = [
  ...[UsageWrong, ConfigError, NoSource, ArchiveUnusable, ImportRefused, ImportDiffers, ImportUnfinished],
  ...[DataFolderInUse, DataFolderExposed, SnapshotRefused, DatabaseUnreachable, MigrationChanged, MigrationUnknown],
  ...[MigrationsWait, OlderNodesRun, KeysUnreadable, SecretKeyExposed],
] as const;
