/** CSV files for spreadsheets (RFC 4180), in UTF-8. Reading returns exactly what was written. */
import Papa from 'papaparse';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/**
 * Cells that a spreadsheet would run as a formula, or would once their leading apostrophes are removed. A leading line break
 * must be recognized in whichever form a program has written it.
 */
const FORMULA = /^'*[=+\-@\t\r\n]/;
/** Separators that programs use, the one of RFC 4180 first. */
const SEPARATORS = [',', ';', '\t'] as const;

/** A text is not valid CSV. */
export class CsvError extends Error {
  /** @param row where, counted from 1 and including the header; undefined: the header was not found */
  constructor(readonly row: number | undefined) {
    super(row === undefined ? 'The head was not found.' : `A quote is not closed in row ${row}.`);
    this.name = 'CsvError';
  }
}

/**
 * Writes rows as CSV, with a byte order mark. A text that a spreadsheet would run as a formula is prefixed with an apostrophe.
 * @param rows header first; all with the same number of cells
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const table = Papa.unparse([...rows.map((row) => [...row])], { newline: LINE_END, escapeFormulae: FORMULA });
  return BYTE_ORDER_MARK + table + LINE_END;
}

/**
 * Reads CSV with any of the separators, and removes the apostrophes before formulas.
 * @param column a cell of the header, by which the separator is detected
 * @returns the rows, header first; including empty rows, so that row numbers are those of a spreadsheet
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
