import { countCharacters } from '../lib/characters';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/codec';
import { lineGuard } from './guard';
import type { Count } from './scalars';
import { storedAsText } from './storage';
import { oneValue } from './structure';
import { warningMessages } from './texts';
import { trimmedText } from './tidy';
import type { FormValue } from './values';

/** The common parts of the kinds of texts: stored verbatim, with surrounding whitespace trimmed. */
export const textual = {
  ...oneValue,
  storage: storedAsText(textCodec),
  property: () => plainProperty,
  guard: lineGuard,
  startingValue: defaultText,
  tidy: trimmedText,
} as const;

/** What a text begins with. */
export interface TextDefault {
  /** What a new form or item begins with. */
  readonly default?: string;
}

function defaultText(field: object): FormValue {
  return 'default' in field ? (field as TextDefault).default : undefined;
}

/** How long a text is meant to be. */
export interface LengthSettings {
  /** The most characters. The input counts them while it has the focus and where few are left. */
  readonly maxLength?: Count;
  /** What is taken with a warning: more characters than `maxLength` here. The input always counts them. */
  readonly warn?: { readonly maxLength?: Count };
}

/** The warning about a text that is longer than recommended. */
export function lengthWarning(
  { label, warn }: LengthSettings & { readonly label: string },
  value: FormValue,
): string | undefined {
  const limit = warn?.maxLength;
  if (limit === undefined || typeof value !== 'string' || countCharacters(value) <= limit) return undefined;
  return warningMessages.maxLength({ label, limit });
}
