import type { ListColumn, TableList } from '../definition';
import type { ListQuery } from './listQuery';
import { listTexts } from './texts';
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

/** Begins the name of the file that a list is exported as: of a list with two sides it is the one that shows. */
export function csvNameOf(
  { csv, activeToggle, toggleLabels = listTexts }: Partial<Pick<TableList, 'csv' | 'activeToggle' | 'toggleLabels'>>,
  { isActive }: Pick<ListQuery, 'isActive'>,
): string | undefined {
  if (csv === undefined || !activeToggle) return csv;
  const { active, inactive } = toggleLabels;
  return `${csv}-${(isActive ? active : inactive).toLowerCase()}`;
}
