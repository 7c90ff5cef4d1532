import type { Choice } from '../choices';
import { asText, type PropertyCodec } from './codec';
import { parseNumber } from './number';

export const plainProperty: PropertyCodec = {
  toText: (value) => (value === null || value === '' ? value : asText(value)),
  fromText: (text) => text,
};

/** A number; any other text is sent unchanged, so that the service reports it. */
export const numberProperty: PropertyCodec = { ...plainProperty, fromText: parseNumber };

/** True and false by their texts. */
export const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** True or false; any other text is sent unchanged, so that the service reports it. */
export const flagProperty: PropertyCodec = { ...plainProperty, fromText: (text) => FLAGS.get(text) ?? text };

/** A list of texts, such as ids. */
export const idsProperty: PropertyCodec = {
  toText(value) {
    if (value === null) return null;
    return Array.isArray(value) ? JSON.stringify(value) : undefined;
  },
  fromText: (text) => JSON.parse(text) as unknown,
};

/** One of several choices: restores the type of the stored value. */
export function choiceProperty({ choices }: { readonly choices: readonly Choice[] }): PropertyCodec {
  const stored = choices.map((choice) => choice.stored ?? choice.value);
  return { ...plainProperty, fromText: (text) => stored.find((value) => String(value) === text) ?? text };
}
