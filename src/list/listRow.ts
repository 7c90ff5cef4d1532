import type { ListColumn, TableList } from '../definition';
import type { ListQuery } from './listQuery';
import { listTexts } from './texts';
import { textOfValue } from './Value';

/** A row of a list: values by column name. */
export interface ListRow {
  readonly id: string;
}

/** Name of a row: the value of its first column. */
export function nameOf(row: object, [first]: readonly ListColumn[]): string {
  return first ? textOfValue(row, first) : '';
}

/** The columns that are visible in a query. */
export function visibleColumns(
  columns: readonly ListColumn[],
  { columns: visible }: Pick<ListQuery, 'columns'>,
): readonly ListColumn[] {
  return visible === undefined ? columns : columns.filter(({ field }) => visible.includes(field));
}

/** Rows as formatted texts, below a row with the labels of the columns. */
export function tableOf(columns: readonly ListColumn[], rows: readonly object[]): readonly (readonly string[])[] {
  const header = columns.map(({ label }) => label);
  return [header, ...rows.map((row) => columns.map((column) => textOfValue(row, column)))];
}

/** Prefix of the file name for an export; in lists with a toggle it contains the current side. */
export function csvNameOf(
  { csv, activeToggle, toggleLabels = listTexts }: Partial<Pick<TableList, 'csv' | 'activeToggle' | 'toggleLabels'>>,
  { isActive }: Pick<ListQuery, 'isActive'>,
): string | undefined {
  if (csv === undefined || !activeToggle) return csv;
  const { active, inactive } = toggleLabels;
  return `${csv}-${(isActive ? active : inactive).toLowerCase()}`;
}
