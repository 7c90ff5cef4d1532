/** A list as a file that spreadsheets read: CSV (RFC 4180), with a mark that says it is UTF-8. */

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Writes rows as CSV. A text that a spreadsheet would run as a formula gets an apostrophe before it.
 * @param rows the first one is the head; all have as many cells
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',') + LINE_END).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
    const { rows, total } = await ask(page, LIMIT);
    for (const row of rows) found.set(row.id, row);
    if (rows.length === 0 || page * LIMIT >= Math.min(total, most)) return [...found.values()].slice(0, most);
  }
}

/** As many as a service gives at once. */
const LIMIT = 100;
