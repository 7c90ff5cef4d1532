/**
 * All rows of a query, read page by page; a row that moves to the next page while reading is returned once.
 * @param readPage reads one page, counted from 1
 * @param max maximum number of rows returned
 * @throws what `readPage` throws
 */
export async function readAllRows<Row extends { readonly id: string }>(
  readPage: (page: number, limit: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
  max = Infinity,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const { rows, total } = await readPage(page, MAX_PAGE_SIZE);
    const { size: before } = found;
    for (const row of rows) found.set(row.id, row);
    if (found.size === before || found.size >= Math.min(total, max)) return [...found.values()].slice(0, max);
  }
}

/** Maximum page size of the services. */
export const MAX_PAGE_SIZE = 100;
