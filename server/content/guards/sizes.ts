import { BadInput } from '../../errors';
import { LONGEST_TEXT } from '../html/cleanValue';
import type { PageTree } from '../tree/assembleTree';
import { MOST_LEVELS } from '../tree/flattenInput';
import type { PlacedTree } from '../tree/placeNodes';

/** The most characters of the name of a page, a department or a document. */
const LONGEST_NAME = 255;
/** The most that one mutation writes, and that a page holds: nodes, and characters of all their values. */
const MOST_NODES = 20_000;
const MOST_CHARACTERS = 10_000_000;

/**
 * Refuses what is too much for a page, whether a definition knows the place or not.
 * @param tree what would be written
 * @throws BadInput naming the part and its bound
 */
export function requireSizes({ containers, collections, fields }: PlacedTree): void {
  const nodes = [...containers, ...collections, ...fields];
  if (nodes.length > MOST_NODES) {
    throw tooMuch({ argument: nodes[0]?.argument ?? '', most: MOST_NODES, got: nodes.length, unit: 'nodes' });
  }
  for (const { name, argument } of nodes) requireLength(name, { argument: `${argument}.name`, most: LONGEST_TEXT });
  let characters = 0;
  for (const { value, label, metaData, argument } of fields) {
    requireLength(label, { argument: `${argument}.label`, most: LONGEST_TEXT });
    requireLength(value, { argument: `${argument}.value`, most: LONGEST_TEXT });
    for (const [key, told] of Object.entries(metaData ?? {})) {
      requireLength(JSON.stringify(told), { argument: `${argument}.meta_data.${key}`, most: LONGEST_TEXT });
    }
    characters += value?.length ?? 0;
    if (characters > MOST_CHARACTERS) {
      throw tooMuch({
        argument: `${argument}.value`,
        most: MOST_CHARACTERS,
        got: characters,
        unit: 'characters in all',
      });
    }
  }
}

/**
 * Refuses a page that grew beyond what a page holds, by however many mutations. One that was as large before may stay so.
 * @throws BadInput naming the bound
 */
export function requirePageSize(after: PageTree, before: PageTree | undefined): void {
  const size = sizeOf(after);
  const bounds = { nodes: MOST_NODES, characters: MOST_CHARACTERS, levels: MOST_LEVELS } as const;
  for (const unit of ['nodes', 'characters', 'levels'] as const) {
    if (size[unit] <= bounds[unit] || (before && size[unit] <= sizeOf(before)[unit])) continue;
    throw tooMuch({ argument: 'page', most: bounds[unit], got: size[unit], unit });
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
 * @param name of a page, a department or a document; null and undefined are none
 * @param given.stored what it was before: that may stay
 * @throws BadInput for a name that is too long
 */
export function requireNameLength(
  name: string | null | undefined,
  { argument, stored }: { readonly argument: string; readonly stored?: string | null | undefined },
): void {
  if (name !== stored) requireLength(name, { argument, most: LONGEST_NAME });
}

/** @throws BadInput for a list that is longer than what one call takes */
export function requireCount(
  items: readonly unknown[],
  { argument, most }: { readonly argument: string; readonly most: number },
): void {
  if (items.length > most) throw tooMuch({ argument, most, got: items.length, unit: 'items' });
}

/** @throws BadInput for a text that is too long; undefined and null are none */
export function requireLength(
  text: string | null | undefined,
  { argument, most }: { readonly argument: string; readonly most: number },
): void {
  if (text && text.length > most) throw tooMuch({ argument, most, got: text.length, unit: 'characters' });
}

function tooMuch(given: {
  readonly argument: string;
  readonly most: number;
  readonly got: number;
  readonly unit: string;
}): BadInput {
  const { argument, most, got, unit } = given;
  return new BadInput(argument, `${argument}: expected at most ${most} ${unit}, got ${got}.`);
}
