import type { Queryable } from '../database/database';

/** What the file of a document is called: as it was uploaded, or by the end of its key. */
export async function findFileName(database: Queryable, key: string): Promise<string> {
  const [file] = await database.query<{ fileName: string }>('SELECT file_name AS "fileName" FROM file WHERE key = $1', [
    key,
  ]);
  return file?.fileName ?? key.split('/').at(-1) ?? key;
}
