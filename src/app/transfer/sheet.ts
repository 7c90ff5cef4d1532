/** The form of a record as one row of a table: converts its fields to cells and back. */
import { valueAt } from '../../compile';
import type { OptionSourceName, PlacedField, PlacedFields } from '../../definition';
import { textToHtml } from '../../fields/richText/plain';
import { groupFields, holdsOneValue, kindOf, valueType } from '../../kinds';
import type { ServedOption } from '../../lib/options';
import { emptyValue, isGroup, sameValue, type FormData, type FormValue } from '../../tree';

/** The columns that are not fields: id and revision of the record. */
export const ID = 'id';
export const REVISION = 'revision';

/** The column of one field; groups have none. */
export interface SheetColumn {
  /** The labels of its groups and its own: `SEO: Title`. */
  readonly label: string;
  readonly field: PlacedField;
  /** Its path in the form. */
  readonly path: readonly string[];
  /** The options of a service that the field offers; empty if it offers none, or they are not known. */
  readonly options: readonly ServedOption[];
}

/** The options of services, where they are known. */
export type KnownOptions = ReadonlyMap<OptionSourceName, readonly ServedOption[]>;

/** A cell that cannot be converted into a value of its field, for example because it names none or several of its choices. */
export class UnreadableCell extends Error {
  constructor(
    readonly column: SheetColumn,
    readonly reason: 'unreadable' | 'noChoice' | 'severalChoices' | 'unclear' = 'unreadable',
  ) {
    super(`No value of '${column.label}' can be made of the cell.`);
    this.name = 'UnreadableCell';
  }
}

/** The columns of an editor's fields, in the order of its form. @param known none if omitted */
export function sheetColumnsOf(fields: PlacedFields, known: KnownOptions = new Map()): readonly SheetColumn[] {
  return columnsIn(fields, [], []).map((column) => {
    const source = sourceOf(column.field);
    return { ...column, options: (source && known.get(source)) ?? [] };
  });
}

/** What a single option is selected from, if that depends on no other field. */
export function sourceOf(field: PlacedField): OptionSourceName | undefined {
  if (!('options' in field) || Array.isArray(emptyValue(field))) return undefined;
  return field.options.by ? undefined : field.options.source;
}

function columnsIn(
  fields: PlacedFields,
  above: readonly string[],
  labels: readonly string[],
): readonly Omit<SheetColumn, 'options'>[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const path = [...above, key];
    const allLabels = field.label === undefined ? labels : [...labels, field.label];
    const inside = groupFields(field);
    return inside ? columnsIn(inside, path, allLabels) : [{ label: allLabels.join(': '), field, path }];
  });
}

/** The head cell of a column: label for people, path for finding the column again. */
export function headOf({ label, path }: SheetColumn): string {
  return `${label} [${path.join('.')}]`;
}

/** The path in a head cell: the whole cell, or the brackets at its end. */
export function keyOfHead(cell: string): string {
  return (/\[([^[\]]+)\]\s*$/.exec(cell)?.[1] ?? cell).trim();
}

/** The key of a column in the head. */
export function keyOf({ path }: SheetColumn): string {
  return path.join('.');
}

/**
 * The cell of a value: text verbatim, an option of a service by its label, texts that are stored as one like that; anything else as
 * JSON, '' for no value.
 */
export function cellOf({ path, field, options }: SheetColumn, form: FormData): string {
  const value = valueAt(form, path);
  if (sameValue(value, undefined)) return '';
  const option = options.find((one) => one.value === value);
  if (option && optionsCalled(options, option.label).every((one) => one === option)) return option.label;
  const joined = joinedTexts(field);
  if (joined) return joined.write(value, undefined) ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The option with this value, or else those with this label. */
function optionsCalled(options: readonly ServedOption[], name: string): readonly ServedOption[] {
  const byValue = options.find(({ value }) => value === name);
  return byValue ? [byValue] : options.filter(({ label }) => label === name);
}

/** The codec of texts that are stored as one, such as tags, and their separator. */
function joinedTexts(field: PlacedField) {
  const storage = kindOf(field).storage(field);
  return storage.as === 'json' && 'joined' in field.place ? { ...storage.codec, by: field.place.by } : undefined;
}

/** A form takes each of these texts once. */
function withoutDuplicates(cell: string, separator: string): string {
  return [...new Set(cell.split(separator).map((text) => text.trim()))].join(separator);
}

/** Whether two cells are equivalent: spreadsheets rewrite line breaks and the case of TRUE and FALSE. */
export function isSameCell(a: string, b: string): boolean {
  return a === b || normalized(a) === normalized(b);
}

function normalized(cell: string): string {
  const text = cell.replaceAll(/\r\n?/g, '\n');
  return FLAG.test(text) ? text.toLowerCase() : text;
}

/**
 * Converts a cell into a value of its field.
 * @throws UnreadableCell
 */
export function valueOf(column: SheetColumn, cell: string): FormValue {
  const { field, options } = column;
  if (cell.trim() === '') return emptyValue(field);
  if (options.length > 0) return optionIn(column, cell);
  const joined = joinedTexts(field);
  if (joined) {
    // Older consoles wrote them as JSON.
    const parts = cell.startsWith('[{') ? partsIn(field, cell) : undefined;
    return parts ?? joined.read(withoutDuplicates(cell, joined.by));
  }
  const { parseCell } = kindOf(field);
  if (!holdsOneValue(field)) {
    const parts = partsIn(field, cell);
    if (parts === undefined) throw new UnreadableCell(column);
    return parts;
  }
  if (parseCell) {
    const parsed = parseCell(cell);
    if (parsed === undefined) throw new UnreadableCell(column, 'unclear');
    return parsed;
  }
  const choice = 'choices' in field ? choiceValue(field.choices, cell.trim()) : undefined;
  return choice ?? scalarOf(column, cell);
}

function optionIn(column: SheetColumn, cell: string): FormValue {
  const exact = optionsCalled(column.options, cell);
  const [option, another] = exact.length > 0 ? exact : optionsCalled(column.options, cell.trim());
  if (!option || another) throw new UnreadableCell(column, option ? 'severalChoices' : 'noChoice');
  return option.value;
}

/** The list or group that a cell holds as JSON; undefined for any other text. */
function partsIn(field: PlacedField, cell: string): FormValue {
  const isList = Array.isArray(emptyValue(field));
  try {
    const value = JSON.parse(cell) as unknown;
    return (isList ? Array.isArray(value) && value.every(isGroup) : isGroup(value)) ? (value as FormValue) : undefined;
  } catch {
    return undefined;
  }
}

/** Finds a choice by its value in the form, or by its label. */
function choiceValue(choices: unknown, cell: string): FormValue {
  if (!Array.isArray(choices)) return undefined;
  const offered = choices.filter(isGroup);
  const byValue = offered.find(({ value }) => typeof value !== 'object' && String(value ?? '') === cell);
  return (byValue ?? offered.find(({ label }) => label === cell))?.['value'];
}

function scalarOf(column: SheetColumn, cell: string): FormValue {
  const { field } = column;
  switch (valueType(field)) {
    case 'boolean':
      if (!FLAG.test(cell.trim())) throw new UnreadableCell(column);
      return cell.trim().toLowerCase() === 'true';
    case 'number': {
      const number = Number(cell);
      if (!Number.isFinite(number)) throw new UnreadableCell(column);
      return number;
    }
    default:
      return kindOf(field).isHtml?.(cell) === true ? htmlOf(cell) : cell;
  }
}

const MARKUP = /<\/?[a-z][^>]*>|&#?\w+;/i;

/** Lines of plain text become paragraphs: HTML ignores line breaks. */
function htmlOf(cell: string): FormValue {
  const isLines = /[\r\n]/.test(cell) && !MARKUP.test(cell);
  return isLines ? textToHtml(cell.trim()) : cell;
}

const FLAG = /^(true|false)$/i;
