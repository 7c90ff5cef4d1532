/** Tables as files that spreadsheets read and write: CSV (RFC 4180), in UTF-8. What is written is read as it was. */
import Papa from 'papaparse';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/**
 * What a spreadsheet would take for a formula; with apostrophes before it, it would be read as a formula once they are gone. One that
 * begins with a line end must be known whichever way a program has written that.
 */
const FORMULA = /^'*[=+\-@\t\r\n]/;
/** What programs put between cells, the one of RFC 4180 first. */
const SEPARATORS = [',', ';', '\t'] as const;

/** Why a text is no table, in words for people. */
export class CsvError extends Error {
  /** @param row where, counted from 1, the head among them; undefined: there is no such head */
  constructor(readonly row: number | undefined) {
    super(row === undefined ? 'The head was not found.' : `A quote is not closed in row ${row}.`);
    this.name = 'CsvError';
  }
}

/**
 * Writes rows as CSV, with a mark that says it is UTF-8. A text that a spreadsheet would run as a formula gets an apostrophe before it.
 * @param rows the first one is the head; all have as many cells
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const table = Papa.unparse([...rows.map((row) => [...row])], { newline: LINE_END, escapeFormulae: FORMULA });
  return BYTE_ORDER_MARK + table + LINE_END;
}

/**
 * Reads CSV, whatever separates its cells, and takes the apostrophes before formulas away.
 * @param column a cell that the head has: by it the separator is told
 * @returns the rows, the head first; empty rows among them, so that a row has the number that a spreadsheet gives it
 * @throws CsvError
 */
export function fromCsv(text: string, column: string): readonly (readonly string[])[] {
  const separator = SEPARATORS.find((delimiter) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.some((cell) => cell.trim() === column),
  );
  if (separator === undefined) throw new CsvError(undefined);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) throw new CsvError((unclosed.row ?? 0) + 1);
  return data.map((row) => row.map((cell) => (FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell)));
}
