import { requireFinishedImport } from './importState';
import { servingNodes } from '../servingNode';
import { isContraction, migrate, programMigrations, appliedMigrations } from './migrate';
import type { Database } from './queryable';

/** Nodes are running that could not serve the database after the contraction. */
export class OlderNodesRunning extends Error {
  constructor(nodes: readonly { readonly version: string; readonly newestMigration: string }[]) {
    const named = nodes.map(({ version, newestMigration }) => `${version} (knows ${newestMigration})`).join(', ');
    super(`Nodes of older versions run, or did within the last minute: ${named}. Stop them first.`);
    this.name = 'OlderNodesRunning';
  }
}

/** The state of a database's schema compared with that of this program. */
export interface SchemaState {
  /** The oldest migration that a program has to know to serve the database, and the newest one applied. */
  readonly served: { readonly from: string; readonly to: string };
  /** Migrations that the next start applies. */
  readonly pending: readonly string[];
  /** Contractions, which an operator has to request. */
  readonly pendingContractions: readonly string[];
}

/** Reads the state of the schema without changing it. @param folder as in migrate */
export async function schemaState(database: Database, folder?: string): Promise<SchemaState> {
  const [applied, own] = await Promise.all([appliedMigrations(database), programMigrations(folder)]);
  const appliedNames = new Set(applied.map(({ name }) => name));
  const missing = own.filter(({ name }) => !appliedNames.has(name));
  const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);
  return {
    served: {
      from: applied.findLast(({ isRequired }) => isRequired)?.name ?? 'nothing',
      to: applied.at(-1)?.name ?? 'nothing',
    },
    pending: names(missing.filter((file) => !isContraction(file))),
    pendingContractions: names(missing.filter(isContraction)),
  };
}

/**
 * Applies the contractions, which remove schema objects that older versions use: those can no longer serve the database.
 * @param folder as in migrate
 * @returns the names of the applied files
 * @throws OlderNodesRunning, MigrationChanged, MigrationUnknown, ImportUnfinished
 */
export async function contract(database: Database, folder?: string): Promise<readonly string[]> {
  await requireFinishedImport(database);
  const { pendingContractions } = await schemaState(database, folder);
  const [first] = pendingContractions;
  const last = pendingContractions.at(-1);
  if (first === undefined || last === undefined) return [];
  const older = (await servingNodes(database)).filter(({ newestMigration }) => newestMigration < last);
  if (older.length > 0) throw new OlderNodesRunning(older);
  return migrate(database, { isContracting: true, ...(folder !== undefined && { folder }) });
}
