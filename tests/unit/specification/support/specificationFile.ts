import { readFileSync } from 'node:fs';
import { withBrand, type Brand } from '../../../../src/definition';

/** A line of forms.txt or areas.txt. */
export interface SpecifiedLine {
  /** Line number, from 1. */
  readonly number: number;
  readonly indent: number;
  /** Text before the colon; the whole line if there is none. */
  readonly label: string;
  /** Whether the label is worded by the product, not by the specification. */
  readonly isOwnWord: boolean;
  /** Comma-separated settings after the colon; a `~` prefix marks wording of the product. */
  readonly settings: readonly string[];
  /** Ids of the rows it is derived from; a choice has those of its field. */
  readonly rows: readonly string[];
}

/** A form or an area: its heading and the lines below it. */
export interface SpecifiedPart {
  readonly name: string;
  readonly heading: SpecifiedLine;
  readonly lines: readonly SpecifiedLine[];
}

const BRANDS = '(?:ALP|AVIDA|AMAIA|ALISI)(?: (?:ALP|AVIDA|AMAIA|ALISI))*';
const ONLY = new RegExp(`^only (${BRANDS})$`);
const FOR = new RegExp(`^(.*) for (${BRANDS})$`);
const ROWS = / {2}\[([A-Z0-9 -]+)\]$/;
const PART = /^# ([a-z-]+): /;
const SHARED = /^let ([a-z ]+): (.*)$/;
const USE = /^\{([a-z ]+)\}$/;

/**
 * Reads a specification file: parts that begin with `# name: title`, and shared settings (`let`).
 * @param file name in tests/unit/specification
 * @throws RangeError for a line without rows, and for unknown shared settings
 */
export function readSpecification(file: string): readonly SpecifiedPart[] {
  const lines = readFileSync(`tests/unit/specification/${file}`, 'utf8').split('\n');
  const shared = new Map<string, readonly string[]>();
  const parts: (SpecifiedPart & { readonly lines: SpecifiedLine[] })[] = [];
  for (const [index, line] of lines.entries()) {
    const [, name = '', settings = ''] = SHARED.exec(line) ?? [];
    if (name !== '') shared.set(name, split(settings.replace(ROWS, '')));
    const [, part = ''] = PART.exec(line) ?? [];
    const number = index + 1;
    if (part !== '') parts.push({ name: part, heading: readLine({ line, number, shared, rows: [] }), lines: [] });
    else if (line.trim() !== '' && parts.length > 0) {
      const open = parts.at(-1)!.lines;
      const rows = line.trim().startsWith('- ')
        ? (open.findLast(({ label }) => !label.startsWith('- '))?.rows ?? [])
        : [];
      open.push(readLine({ line, number, shared, rows }));
    }
  }
  return parts;
}

function readLine(given: {
  readonly line: string;
  readonly number: number;
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** Rows of the choice's field. */
  readonly rows: readonly string[];
}): SpecifiedLine {
  const { line, number, shared } = given;
  const rows = ROWS.exec(line)?.[1]?.split(' ') ?? given.rows;
  if (rows.length === 0) throw new RangeError(`Line ${number} cites no row: ${line}`);
  const { label, settings } = partsOfLine(line.replace(ROWS, ''));
  return {
    number,
    indent: line.length - line.trimStart().length,
    label: label.replace(/^~/, ''),
    isOwnWord: label.startsWith('~'),
    settings: settings.flatMap((setting) => {
      const used = USE.exec(setting)?.[1];
      if (used === undefined) return [setting];
      const known = shared.get(used);
      if (!known) throw new RangeError(`Line ${number} uses ${setting}, which is not there.`);
      return known;
    }),
    rows,
  };
}

/** A line for a brand, settings in alphabetical order; undefined if the brand does not have it. */
export function lineForBrand(line: SpecifiedLine, brand: Brand | undefined): string | undefined {
  const settings: string[] = [];
  for (const setting of line.settings) {
    const only = ONLY.exec(setting)?.[1]?.split(' ');
    const [, text = setting, brands] = FOR.exec(setting) ?? [];
    if (only && !only.includes(brand ?? '')) return undefined;
    if (!only && (brands === undefined || brands.split(' ').includes(brand ?? ''))) settings.push(text);
  }
  const printed = print(line.indent, line.label, settings);
  return brand === undefined ? printed : withBrand(printed, brand);
}

/** A line for all brands, settings in alphabetical order. */
export function printSpecified({ indent, label, settings }: SpecifiedLine): string {
  return print(indent, label, settings);
}

/** Lines of a part for a brand; lines nested in an absent one are dropped too. */
export function linesForBrand(lines: readonly SpecifiedLine[], brand: Brand | undefined): readonly string[] {
  const printed: string[] = [];
  let absent = Infinity;
  for (const line of lines) {
    if (line.indent > absent) continue;
    const text = lineForBrand(line, brand);
    absent = text === undefined ? line.indent : Infinity;
    if (text !== undefined) printed.push(text);
  }
  return printed;
}

/** A line generated from a definition, in the format of `lineForBrand`. */
export function normalise(line: string): string {
  const { label, settings } = partsOfLine(line);
  return print(line.length - line.trimStart().length, label, settings);
}

function partsOfLine(line: string): { readonly label: string; readonly settings: readonly string[] } {
  const text = line.trim();
  if (text.startsWith('= ')) return { label: '=', settings: split(text.slice(2)) };
  if (text.startsWith('- ')) {
    const [label = '', ...settings] = split(text);
    return { label, settings };
  }
  const at = text.indexOf(': ');
  return { label: text.slice(0, at), settings: split(text.slice(at + 2)) };
}

/** Splits a text at commas outside quotes. */
function split(text: string): readonly string[] {
  return text.match(/(?:'[^']*'|[^,'])+/g)?.map((part) => part.trim()) ?? [];
}

function print(indent: number, label: string, settings: readonly string[]): string {
  const printedSettings = settings.map((setting) => setting.replace(/^~/, '')).sort();
  return `${' '.repeat(indent)}${label}: ${printedSettings.join(', ')}`;
}
