import type { ListColumn } from '../definition';
import { textOfValue } from './Value';

/** Rows as texts below the labels of their columns, as a list shows them. */
export function tableOf(columns: readonly ListColumn[], rows: readonly object[]): readonly (readonly string[])[] {
  const head = columns.map(({ label }) => label);
  return [head, ...rows.map((row) => columns.map((column) => textOfValue(row, column)))];
}
