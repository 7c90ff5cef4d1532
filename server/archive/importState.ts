import type { Queryable } from '../database/database';

/** The database contains a partially imported archive. */
export class ImportUnfinished extends Error {
  constructor() {
    super(
      'An import into this database was not finished. To go on with it: npm run data -- import, with the same archive; or begin with a new database.',
    );
    this.name = 'ImportUnfinished';
  }
}

/** Prevents the services from using a partially imported database. @throws ImportUnfinished */
export async function requireFinishedImport(database: Queryable): Promise<void> {
  const unfinished = await database.query('SELECT 1 FROM data_import WHERE finished_at IS NULL');
  if (unfinished.length > 0) throw new ImportUnfinished();
}
