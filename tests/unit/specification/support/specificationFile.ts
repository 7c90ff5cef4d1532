import { readFileSync } from 'node:fs';
import { withBrand, type Brand } from '../../../../src/definition';

/** A line of forms.txt or areas.txt. */
export interface SpecifiedLine {
  /** Counted from 1. */
  readonly number: number;
  readonly indent: number;
  /** What stands before the colon; the whole line where there is none. */
  readonly label: string;
  /** Whether the label is the product's own word. */
  readonly isOwnWord: boolean;
  /** What stands behind it, parted by commas; one that begins with `~` has words of the product's own. */
  readonly settings: readonly string[];
  /** The rows that it follows from; a choice has those of its field. */
  readonly rows: readonly string[];
}

/** A form or an area: its heading, and the lines below it. */
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
 * Reads a file of the specification: parts that begin with `# name: title`, and settings that they share.
 * @param file beside this folder
 * @throws RangeError for a line without rows, and for settings that are not there
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
  /** The rows of the field that a choice is of. */
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

/** A line as a brand has it, its settings in alphabetical order; undefined: the brand does not have it. */
export function lineForBrand(line: SpecifiedLine, brand: Brand | undefined): string | undefined {
  const settings: string[] = [];
  for (const setting of line.settings) {
    const only = ONLY.exec(setting)?.[1]?.split(' ');
    const [, said = setting, brands] = FOR.exec(setting) ?? [];
    if (only && !only.includes(brand ?? '')) return undefined;
    if (!only && (brands === undefined || brands.split(' ').includes(brand ?? ''))) settings.push(said);
  }
  const printed = print(line.indent, line.label, settings);
  return brand === undefined ? printed : withBrand(printed, brand);
}

/** A line as it stands, its settings in alphabetical order. */
export function printSpecified({ indent, label, settings }: SpecifiedLine): string {
  return print(indent, label, settings);
}

/** The lines of a part as a brand has them; what is inside a line that it does not have goes with it. */
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

/** A line that describes what a definition says, in the form of `lineForBrand`. */
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

/** Parts a text at its commas, but for those inside quotes. */
function split(text: string): readonly string[] {
  return text.match(/(?:'[^']*'|[^,'])+/g)?.map((part) => part.trim()) ?? [];
}

function print(indent: number, label: string, settings: readonly string[]): string {
  const said = settings.map((setting) => setting.replace(/^~/, '')).sort();
  return `${' '.repeat(indent)}${label}: ${said.join(', ')}`;
}
