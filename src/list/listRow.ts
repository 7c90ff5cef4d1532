import type { ListColumn } from '../definition';
import type { ListQuery } from './listQuery';
import { textOfValue } from './Value';

/** A record of a list: its columns' values by name. */
export interface ListRow {
  readonly id: string;
}

/** What a row is called: the value of its first column. */
export function nameOf(row: object, [first]: readonly ListColumn[]): string {
  return first ? textOfValue(row, first) : '';
}

/** The columns that a query shows. */
export function columnsShown(
  columns: readonly ListColumn[],
  { columns: shown }: Pick<ListQuery, 'columns'>,
): readonly ListColumn[] {
  return shown === undefined ? columns : columns.filter(({ field }) => shown.includes(field));
}

/** Rows as texts below the labels of their columns, as a list shows them. */
export function tableOf(columns: readonly ListColumn[], rows: readonly object[]): readonly (readonly string[])[] {
  const head = columns.map(({ label }) => label);
  return [head, ...rows.map((row) => columns.map((column) => textOfValue(row, column)))];
}

/** What is done with rows at a time. */
export interface RowPlanning {
  /** What a row says of its plans. */
  readonly marksOf: (id: string) => readonly string[];
  /** Opens the plans of a row; undefined where this person may change none. */
  readonly open: ((row: { readonly id: string; readonly name: string }) => void) | undefined;
}
