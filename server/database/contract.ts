import { servingNodes } from '../servingNode';
import { isContraction, migrate, ownMigrations, seenMigrations } from './migrate';
import type { Database } from './queryable';

/** Nodes run that could not serve the database afterwards. */
export class OlderNodesRun extends Error {
  constructor(nodes: readonly { readonly version: string; readonly newestMigration: string }[]) {
    const named = nodes.map(({ version, newestMigration }) => `${version} (knows ${newestMigration})`).join(', ');
    super(`Nodes of older versions run, or did within the last minute: ${named}. Stop them first.`);
    this.name = 'OlderNodesRun';
  }
}

/** What stands between a database and the schema of this program. */
export interface SchemaState {
  /** The first migration up to which a program has to know the database, and the last that the database has. */
  readonly served: { readonly from: string; readonly to: string };
  /** To come with the next start. */
  readonly toCome: readonly string[];
  /** Waiting to be asked for. */
  readonly waiting: readonly string[];
}

/** Looks at the schema without changing it. @param folder as that of migrate */
export async function schemaState(database: Database, folder?: string): Promise<SchemaState> {
  const [seen, own] = await Promise.all([seenMigrations(database), ownMigrations(folder)]);
  const applied = new Set(seen.map(({ name }) => name));
  const missing = own.filter(({ name }) => !applied.has(name));
  const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);
  return {
    served: {
      from: seen.findLast(({ isRequired }) => isRequired)?.name ?? 'nothing',
      to: seen.at(-1)?.name ?? 'nothing',
    },
    toCome: names(missing.filter((file) => !isContraction(file))),
    waiting: names(missing.filter(isContraction)),
  };
}

/**
 * Applies what takes away from the schema what older versions use: none of them can serve the database any more.
 * @param folder as that of migrate
 * @returns the names of the files that were applied
 * @throws OlderNodesRun, MigrationChanged, MigrationUnknown
 */
export async function contract(database: Database, folder?: string): Promise<readonly string[]> {
  const { waiting } = await schemaState(database, folder);
  const [first] = waiting;
  const last = waiting.at(-1);
  if (first === undefined || last === undefined) return [];
  const older = (await servingNodes(database)).filter(({ newestMigration }) => newestMigration < last);
  if (older.length > 0) throw new OlderNodesRun(older);
  return migrate(database, { isContracting: true, ...(folder !== undefined && { folder }) });
}
