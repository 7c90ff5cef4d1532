import type { Queryable } from './queryable';

/** The database contains a partially imported archive. */
export class ImportUnfinished extends Error {
  constructor() {
    super(
      'An import into this database was not finished. To go on with it: npm run data -- import, with the same archive; or begin with a new database.',
    );
    this.name = 'ImportUnfinished';
  }
}

/**
 * Prevents the use of a partially imported database, and its migration: an archive is imported into the schema of its time.
 * @throws ImportUnfinished
 */
export async function requireFinishedImport(database: Queryable): Promise<void> {
  const [table] = await database.query<{ name: string | null }>(`SELECT to_regclass('data_import') AS name`);
  if (!table?.name) return;
  const unfinished = await database.query('SELECT 1 FROM data_import WHERE finished_at IS NULL');
  if (unfinished.length > 0) throw new ImportUnfinished();
}
