/**
 * The text of a form from top to bottom, one line per part:
 *
 *     # Landmarks                                  the heading of a card; `##` of a list in a row
 *     Title *: text "Override Label" (In words) = A  label, input, placeholder, help, value
 *     Landmark 1 Market                            the header of a row
 *     Add to Images: upload .png                   a file input and the types it accepts
 *     + Add Row
 *
 * The form is read in one pass, since role queries over a whole form take seconds.
 */
export function shownForm(root: ParentNode = document): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>(PARTS)].map(lineOf).filter((line) => line !== undefined);
}

/** Lines of a card or an open row, without its heading. */
export function shownUnder(heading: string, lines: readonly string[]): readonly string[] {
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`There is no '${heading}' among: ${lines.join(' | ')}`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('# '));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Consecutive lines, starting at the first that begins with a text. */
export function linesFrom(beginning: string, lines: readonly string[], count: number): readonly string[] {
  const start = lines.findIndex((line) => line.startsWith(beginning));
  if (start < 0) throw new Error(`There is no '${beginning}' among: ${lines.join(' | ')}`);
  return lines.slice(start, start + count);
}

const PARTS = [
  '.f-card-title',
  '.f-list-head > .f-subheading',
  '.f-row-toggle',
  '.f-field',
  '.f-text-row',
  '.f-tile',
  'input[type=file]',
  '.f-add',
].join(', ');

function lineOf(part: HTMLElement): string | undefined {
  const text = part.textContent;
  if (part.matches('.f-card-title')) return `# ${text}`;
  if (part.matches('.f-subheading')) return `## ${text}`;
  if (part.matches('.f-row-toggle')) return nameOf(part);
  if (part.matches('.f-field')) return fieldLine(part);
  if (part.matches('.f-text-row')) return linkLine(part);
  if (part.matches('.f-tile')) return tileLine(part);
  if (part instanceof HTMLInputElement) return `${nameOf(part)}: upload ${part.accept.split(',').join(' ')}`;
  return text;
}

function fieldLine(field: HTMLElement): string {
  const label = field.querySelector('.f-label > span:first-child, .f-label > label')?.textContent ?? '';
  const input = field.querySelector<HTMLElement>(INPUTS);
  if (!input || field.querySelector('input[type=file], .f-tile')) return `${label}: file`;
  const help = field.querySelector('.f-help')?.textContent;
  const count = field.querySelector('.f-count:not([data-advice])')?.textContent;
  const placeholder = input.getAttribute('placeholder');
  const parts = [
    `${label}: ${kindOf(input)}`,
    input.hasAttribute('readonly') && 'locked',
    input.hasAttribute('disabled') && 'disabled',
    placeholder && `"${placeholder}"`,
    help && `(${help})`,
    count && `[${count}]`,
  ];
  const value = valueOf(field, input);
  return [...parts.filter(Boolean), ...(value === '' ? [] : [`= ${value}`])].join(' ');
}

const INPUTS = 'select, textarea, [role=textbox], [role=group], input:not([type=file])';

function kindOf(input: HTMLElement): string {
  if (input.matches('select')) return 'choice';
  if (input.matches('textarea')) return 'lines';
  if (input.matches('[role=textbox]')) return 'formatted text';
  if (input.matches('.f-days')) return 'days';
  if (input.matches('.f-times')) return 'times';
  if (input.closest('.f-tags')) return 'tags';
  if (input.matches('[role=combobox]')) return 'search';
  if (input.closest('.f-prefixed')) return input.closest('.f-prefixed')?.querySelector('.f-prefix')?.textContent ?? '';
  switch (input.getAttribute('inputmode')) {
    case 'decimal':
      return 'number';
    case null:
      return 'text';
    default:
      return input.getAttribute('inputmode') ?? '';
  }
}

function valueOf(field: HTMLElement, input: HTMLElement): string {
  const tags = [...field.querySelectorAll('.f-tag')].map(({ textContent }) => textContent);
  if (tags.length > 0) return tags.join(', ');
  if (input.matches('.f-times')) return [...input.querySelectorAll('input')].map(({ value }) => value).join(' – ');
  if (input.matches('.f-days')) {
    const selected = [...input.querySelectorAll<HTMLInputElement>('input:checked')];
    return selected.map((box) => box.closest('label')?.textContent).join(', ');
  }
  return 'value' in input ? String(input.value) : input.textContent;
}

function linkLine(row: HTMLElement): string {
  const input = row.querySelector('input');
  return `${nameOf(input)}: link${input?.value ? ` = ${input.value}` : ''}`;
}

function tileLine(tile: HTMLElement): string {
  const texts = [...tile.querySelectorAll('.f-tile-label')].map((label) => {
    const input = label.querySelector('input');
    return `${label.querySelector('span')?.textContent ?? ''} = ${input?.value ?? ''}`;
  });
  return `${nameOf(tile)}: ${[tile.querySelector('.f-file-name')?.textContent, ...texts].filter(Boolean).join(', ')}`;
}

function nameOf(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? '';
}
