import { CsvError, fromCsv } from '../../list/csv';
import { ID, keyOf, keyOfHead, REVISION, type SheetColumn } from './sheet';
import { transferTexts } from './texts';

/** Maximum number of rows in a file. */
export const MAX_IMPORTED_ROWS = 5_000;

const MEGABYTE = 1_000_000;
const MAX_MEGABYTES = 50;

/** The reason why a file is rejected, as a message for the user. */
export class FileError extends Error {}

/** One row of a file. */
export interface SheetRow {
  /** Row number as in a spreadsheet: the head is row 1. */
  readonly number: number;
  /** '' for a new record. */
  readonly id: string;
  readonly revision: string;
  /** By column key; only the columns of the file. */
  readonly cells: ReadonlyMap<string, string>;
  /** Number of its cells. */
  readonly count: number;
  /** Number of cells in the head. */
  readonly expected: number;
}

/**
 * Reads the rows of a file, omitting empty ones.
 * @throws FileError
 */
export async function readTable(file: File, columns: readonly SheetColumn[]): Promise<readonly SheetRow[]> {
  const { name } = file;
  const { fault } = transferTexts;
  if (file.size > MAX_MEGABYTES * MEGABYTE) throw new FileError(fault.tooLarge({ name, megabytes: MAX_MEGABYTES }));
  const [head = [], ...below] = tableOf(await textOf(file), name);
  const keys = head.map(keyOfHead);
  requireKnown(keys, columns);
  const rows = below.flatMap((cells, index) => (cells.every((cell) => cell.trim() === '') ? [] : [{ cells, index }]));
  if (rows.length === 0) throw new FileError(fault.empty({ name }));
  if (rows.length > MAX_IMPORTED_ROWS)
    throw new FileError(fault.tooMany({ name, count: rows.length, most: MAX_IMPORTED_ROWS }));
  return rows.map(({ cells, index }) => {
    const byKey = new Map(keys.map((key, place) => [key, cells[place] ?? '']));
    return {
      number: index + 2,
      id: (byKey.get(ID) ?? '').trim(),
      revision: (byKey.get(REVISION) ?? '').trim(),
      cells: byKey,
      count: cells.length,
      expected: keys.length,
    };
  });
}

async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new FileError(transferTexts.fault.notText({ name: file.name }));
  }
}

function tableOf(text: string, name: string): readonly (readonly string[])[] {
  const { fault } = transferTexts;
  if (text.trim() === '') throw new FileError(fault.empty({ name }));
  try {
    return fromCsv(text, ID);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileError(error.row === undefined ? fault.head({ name }) : fault.quotes({ row: error.row }));
  }
}

function requireKnown(keys: readonly string[], columns: readonly SheetColumn[]): void {
  const known = new Set([ID, REVISION, ...columns.map(keyOf)]);
  for (const [index, column] of keys.entries()) {
    if (!known.has(column)) throw new FileError(transferTexts.fault.unknown({ column }));
    if (keys.indexOf(column) < index) throw new FileError(transferTexts.fault.twice({ column }));
  }
}
