/** The form of a record as one row of a table: a cell for each field, read as it was written. */
import { valueAt } from '../../compile';
import type { PlacedField, PlacedFields } from '../../definition';
import { groupFields, kindOf } from '../../kinds';
import { emptyValue, isGroup, sameValue, type FormData, type FormValue } from '../../tree';

/** The columns that are no fields: which record it is, and how often it had been saved. */
export const ID = 'id';
export const REVISION = 'revision';

/** One field that is no group. */
export interface SheetColumn {
  /** The labels that lead to it: `SEO: Title`. */
  readonly label: string;
  readonly field: PlacedField;
  /** Where the form has it. */
  readonly path: readonly string[];
}

/** A cell that no value of its field can be made of. */
export class UnreadableCell extends Error {
  constructor(readonly column: SheetColumn) {
    super(`No value of '${column.label}' can be made of the cell.`);
    this.name = 'UnreadableCell';
  }
}

/** The columns of an editor's fields, in the order of its form. */
export function sheetColumnsOf(fields: PlacedFields): readonly SheetColumn[] {
  return inGroup(fields, [], []);
}

function inGroup(fields: PlacedFields, above: readonly string[], labels: readonly string[]): readonly SheetColumn[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const path = [...above, key];
    const led = field.label === undefined ? labels : [...labels, field.label];
    const inside = groupFields(field);
    return inside ? inGroup(inside, path, led) : [{ label: led.join(': '), field, path }];
  });
}

/** What the head says of a column: the words for people, the path by which it is found again. */
export function headOf({ label, path }: SheetColumn): string {
  return `${label} [${path.join('.')}]`;
}

/** The path that a cell of the head names; alone, or in brackets behind other words. */
export function keyOfHead(cell: string): string {
  return (/\[([^[\]]+)\]\s*$/.exec(cell)?.[1] ?? cell).trim();
}

/** The key of a column in the head. */
export function keyOf({ path }: SheetColumn): string {
  return path.join('.');
}

/** The cell of a value: texts as they are, anything else as JSON, '' for none. */
export function cellOf({ path }: SheetColumn, form: FormData): string {
  const value = valueAt(form, path);
  if (sameValue(value, undefined)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether two cells say the same: spreadsheets write line ends, and the words for on and off, in their own way. */
export function isSameCell(a: string, b: string): boolean {
  return a === b || plain(a) === plain(b);
}

function plain(cell: string): string {
  const text = cell.replaceAll(/\r\n?/g, '\n');
  return FLAG.test(text) ? text.toLowerCase() : text;
}

/**
 * The value that a cell gives its field.
 * @throws UnreadableCell
 */
export function valueOf(column: SheetColumn, cell: string): FormValue {
  const { field } = column;
  if (cell.trim() === '') return emptyValue(field);
  const { type } = kindOf(field).structure(field, () => ({ type: 'object' }));
  if (type === 'object' || type === 'array') return partsOf(column, cell);
  const choice = 'choices' in field ? chosen(field.choices, cell.trim()) : undefined;
  return choice ?? scalarOf(column, cell);
}

function partsOf(column: SheetColumn, cell: string): FormValue {
  const isList = Array.isArray(emptyValue(column.field));
  try {
    const value = JSON.parse(cell) as unknown;
    if (isList ? Array.isArray(value) && value.every(isGroup) : isGroup(value)) return value as FormValue;
  } catch {
    // What is no JSON is no value either.
  }
  throw new UnreadableCell(column);
}

/** A choice goes by what it is stored as in the form, or by its words. */
function chosen(choices: unknown, cell: string): FormValue {
  if (!Array.isArray(choices)) return undefined;
  const offered = choices.filter(isGroup);
  const byValue = offered.find(({ value }) => typeof value !== 'object' && String(value ?? '') === cell);
  return (byValue ?? offered.find(({ label }) => label === cell))?.['value'];
}

function scalarOf(column: SheetColumn, cell: string): FormValue {
  const { field } = column;
  switch (kindOf(field).rules(field, () => ({}))['type']) {
    case 'boolean':
      if (!FLAG.test(cell.trim())) throw new UnreadableCell(column);
      return cell.trim().toLowerCase() === 'true';
    case 'number': {
      const number = Number(cell);
      if (!Number.isFinite(number)) throw new UnreadableCell(column);
      return number;
    }
    default:
      return cell;
  }
}

const FLAG = /^(true|false)$/i;
