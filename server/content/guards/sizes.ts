import { BadInput } from '../../errors';
import { MAX_TEXT_LENGTH } from '../html/cleanValue';
import type { PageTree } from '../tree/assembleTree';
import { MAX_LEVELS, MAX_NODES } from '../tree/flattenInput';
import type { PlacedTree } from '../tree/placeNodes';

/** Maximum length of the name of a page, a department or a document, in characters. */
const MAX_NAME_LENGTH = 255;
/** Maximum number of characters of all values of a mutation or a page together. */
const MAX_CHARACTERS = 10_000_000;

/**
 * Refuses changes whose texts are too large for a page, whether or not the nodes have definitions.
 * @param tree the nodes to be written
 * @throws BadInput naming the argument and its limit
 */
export function requireSizes({ containers, collections, fields }: PlacedTree): void {
  for (const { name, argument } of [...containers, ...collections, ...fields]) {
    requireLength(name, { argument: `${argument}.name`, max: MAX_TEXT_LENGTH });
  }
  let characters = 0;
  for (const { value, label, metaData, argument } of fields) {
    requireLength(label, { argument: `${argument}.label`, max: MAX_TEXT_LENGTH });
    requireLength(value, { argument: `${argument}.value`, max: MAX_TEXT_LENGTH });
    for (const [key, part] of Object.entries(metaData ?? {})) {
      requireLength(JSON.stringify(part), { argument: `${argument}.meta_data.${key}`, max: MAX_TEXT_LENGTH });
    }
    characters += value?.length ?? 0;
    if (characters > MAX_CHARACTERS) {
      throw tooMuch({
        argument: `${argument}.value`,
        max: MAX_CHARACTERS,
        got: characters,
        unit: 'characters in all',
      });
    }
  }
}

/**
 * Refuses a page that has grown beyond the maximum size, over any number of mutations. A page that was as large before may stay so.
 * @throws BadInput naming the limit
 */
export function requirePageSize(after: PageTree, before: PageTree | undefined): void {
  const size = sizeOf(after);
  const maxima = { nodes: MAX_NODES, characters: MAX_CHARACTERS, levels: MAX_LEVELS } as const;
  for (const unit of ['nodes', 'characters', 'levels'] as const) {
    if (size[unit] <= maxima[unit] || (before && size[unit] <= sizeOf(before)[unit])) continue;
    throw tooMuch({ argument: 'page', max: maxima[unit], got: size[unit], unit });
  }
}

function sizeOf({ containers, collections, fields }: PageTree) {
  let characters = 0;
  for (const { value } of fields.values()) characters += value?.length ?? 0;
  let levels = 0;
  let level = containers.flatMap((container) => container.field_collections);
  for (; level.length > 0; levels += 1) level = level.flatMap(({ children }) => children);
  return { nodes: containers.length + collections.size + fields.size, characters, levels };
}

/**
 * @param name the name of a page, a department or a document, if any
 * @param given.stored the stored name, which is always accepted
 * @throws BadInput for a name that is too long
 */
export function requireNameLength(
  name: string | null | undefined,
  { argument, stored }: { readonly argument: string; readonly stored?: string | null | undefined },
): void {
  if (name !== stored) requireLength(name, { argument, max: MAX_NAME_LENGTH });
}

/** @throws BadInput for a list that is too long for one call */
export function requireCount(
  items: readonly unknown[],
  { argument, max }: { readonly argument: string; readonly max: number },
): void {
  if (items.length > max) throw tooMuch({ argument, max, got: items.length, unit: 'items' });
}

/** @throws BadInput for a text that is too long */
export function requireLength(
  text: string | null | undefined,
  { argument, max }: { readonly argument: string; readonly max: number },
): void {
  if (text && text.length > max) throw tooMuch({ argument, max, got: text.length, unit: 'characters' });
}

function tooMuch(given: {
  readonly argument: string;
  readonly max: number;
  readonly got: number;
  readonly unit: string;
}): BadInput {
  const { argument, max, got, unit } = given;
  return new BadInput(argument, `${argument}: expected at most ${max} ${unit}, got ${got}.`);
}
