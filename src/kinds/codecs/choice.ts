import type { Choice } from '../choices';
import type { FormValue } from '../values';
import { asText, isAbsent, type JsonValueCodec, type TextCodec } from './codec';

/** One of several choices, read case-insensitively; values of older data are read as the choice that lists them in `alsoRead`. */
export function choiceCodec(choices: readonly Choice[]): TextCodec {
  return {
    read: (stored) => readChoice(choices, asText(stored)),
    write: (value) => asText(storedChoice(choices, value)) ?? null,
  };
}

/** One of several choices as a JSON value. */
export function choiceJsonCodec({ choices }: { readonly choices: readonly Choice[] }): JsonValueCodec {
  return { read: (stored) => readChoice(choices, stored), write: (value) => storedChoice(choices, value) };
}

/** The value of the choice that a stored value stands for; the stored value itself if it matches none. */
export function readChoice(choices: readonly Choice[], stored: unknown): FormValue {
  if (isAbsent(stored)) return undefined;
  const exact =
    choices.find((choice) => storedOf(choice) === stored) ??
    choices.find((choice) => String(storedOf(choice)) === stored);
  const known =
    exact ??
    choices.find((choice) => choice.alsoRead?.some((old) => old === stored || String(old) === stored)) ??
    choices.find((choice) => sameText(storedOf(choice), stored));
  if (known) return known.value;
  return typeof stored === 'object' ? undefined : (stored as FormValue);
}

/** The stored value of a selected choice; the value itself if it is none of the choices. */
function storedChoice(choices: readonly Choice[], value: FormValue): FormValue {
  const selected = choices.find((choice) => choice.value === value);
  return selected ? storedOf(selected) : value;
}

function sameText(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.trim().toLowerCase();
}

function storedOf({ stored, value }: Choice): string | number | boolean {
  return stored ?? value;
}
