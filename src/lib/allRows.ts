/**
 * All rows that a query finds, page by page; a row that moved to the next page meanwhile comes once.
 * @param ask for one page, which counts from 1
 * @param most as many as are wanted
 * @throws what `ask` throws
 */
export async function allRows<Row extends { readonly id: string }>(
  ask: (page: number, limit: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
  most = Infinity,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const { rows, total } = await ask(page, MOST_AT_ONCE);
    const { size: before } = found;
    for (const row of rows) found.set(row.id, row);
    if (found.size === before || found.size >= Math.min(total, most)) return [...found.values()].slice(0, most);
  }
}

/** As many as a service gives at once. */
export const MOST_AT_ONCE = 100;
