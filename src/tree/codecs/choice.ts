import type { Choice } from '../../definition';
import type { FormValue } from '../form';
import { asText, isAbsent, type TextCodec } from './codec';

/** One of several choices; older stored values are read as the choice that names them in `alsoRead`. */
export function choiceCodec(choices: readonly Choice[]): TextCodec {
  return {
    read: (stored) => readChoice(choices, asText(stored)),
    write: (value) => asText(value) ?? null,
  };
}

/** The choice a stored value stands for; the value itself when it is none of them. */
export function readChoice(choices: readonly Choice[], stored: unknown): FormValue {
  if (isAbsent(stored)) return undefined;
  const exact =
    choices.find((choice) => choice.value === stored) ?? choices.find((choice) => String(choice.value) === stored);
  const known =
    exact ?? choices.find((choice) => choice.alsoRead?.some((old) => old === stored || String(old) === stored));
  if (known) return known.value;
  return typeof stored === 'object' ? undefined : (stored as FormValue);
}
