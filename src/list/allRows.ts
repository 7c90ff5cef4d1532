import type { RecordPage, RecordQuery, RecordRow } from '../stores/records/source';

/** As many as a service gives at once. */
const LIMIT = 100;

/**
 * All rows that a query finds, page by page; a row that moved to the next page meanwhile comes once.
 * @throws what `ask` throws
 */
export async function allRows(
  ask: (query: RecordQuery) => Promise<RecordPage>,
  query: Omit<RecordQuery, 'page' | 'limit'>,
): Promise<readonly RecordRow[]> {
  const found = new Map<string, RecordRow>();
  for (let page = 1; ; page++) {
    const { rows, total } = await ask({ ...query, page, limit: LIMIT });
    for (const row of rows) found.set(row.id, row);
    if (rows.length === 0 || page * LIMIT >= total) return [...found.values()];
  }
}
