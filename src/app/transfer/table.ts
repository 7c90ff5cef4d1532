import { CsvError, fromCsv } from '../../list/csv';
import { ID, keyOf, keyOfHead, REVISION, type SheetColumn } from './sheet';
import { transferTexts } from './texts';

/** As many rows as one file may bring. */
export const MOST_IMPORTED_ROWS = 5_000;

const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 50;

/** Why a file cannot be taken, in words for people. */
export class FileFault extends Error {}

/** One row of a file. */
export interface SheetRow {
  /** As a spreadsheet counts it: the head is row 1. */
  readonly number: number;
  /** '' for a new record. */
  readonly id: string;
  readonly revision: string;
  /** By the key of the column; those that the file has. */
  readonly cells: ReadonlyMap<string, string>;
  /** How many cells it has. */
  readonly count: number;
  /** How many the head has. */
  readonly expected: number;
}

/**
 * The rows of a file; those without any text are left out.
 * @throws FileFault
 */
export async function readTable(file: File, columns: readonly SheetColumn[]): Promise<readonly SheetRow[]> {
  const { name } = file;
  const { fault } = transferTexts;
  if (file.size > MOST_MEGABYTES * MEGABYTE) throw new FileFault(fault.tooLarge({ name, megabytes: MOST_MEGABYTES }));
  const [head = [], ...below] = tableOf(await textOf(file), name);
  const keys = head.map(keyOfHead);
  requireKnown(keys, columns);
  const rows = below.flatMap((cells, index) => (cells.every((cell) => cell.trim() === '') ? [] : [{ cells, index }]));
  if (rows.length === 0) throw new FileFault(fault.empty({ name }));
  if (rows.length > MOST_IMPORTED_ROWS)
    throw new FileFault(fault.tooMany({ name, count: rows.length, most: MOST_IMPORTED_ROWS }));
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
    throw new FileFault(transferTexts.fault.notText({ name: file.name }));
  }
}

function tableOf(text: string, name: string): readonly (readonly string[])[] {
  const { fault } = transferTexts;
  if (text.trim() === '') throw new FileFault(fault.empty({ name }));
  try {
    return fromCsv(text, ID);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileFault(error.row === undefined ? fault.head({ name }) : fault.quotes({ row: error.row }));
  }
}

function requireKnown(keys: readonly string[], columns: readonly SheetColumn[]): void {
  const known = new Set([ID, REVISION, ...columns.map(keyOf)]);
  for (const [index, column] of keys.entries()) {
    if (!known.has(column)) throw new FileFault(transferTexts.fault.unknown({ column }));
    if (keys.indexOf(column) < index) throw new FileFault(transferTexts.fault.twice({ column }));
  }
}
