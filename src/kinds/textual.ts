import { countCharacters } from '../lib/characters';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/codec';
import { lineGuard, type Guard } from './guard';
import type { LengthLimit } from './kind';
import { textRules } from './rules';
import type { Count, MaxLength } from './scalars';
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

/**
 * The common parts of the kinds of plain texts, whose length may be limited.
 * @param longest the maximum number of characters unless the definition sets one
 */
export function plainTextual(longest: number) {
  return {
    ...textual,
    hasNoFormat: true,
    guard: ({ maxLength = longest }: LengthSettings): Guard => ({ as: 'text', maxLength }),
    rules: ({ maxLength = longest, ...field }: LengthSettings) => textRules(field, { maxLength }),
    warning: lengthWarning,
    countedTo({ maxLength, warn }: LengthSettings): LengthLimit | undefined {
      const max = warn?.maxLength ?? maxLength;
      return max === undefined ? undefined : { max, isAdvice: warn?.maxLength !== undefined };
    },
  } as const;
}

/** The initial text. */
export interface TextDefault {
  /** Initial value of a new form or item. */
  readonly default?: string;
}

function defaultText(field: object): FormValue {
  return 'default' in field ? (field as TextDefault).default : undefined;
}

/** Limits of the length of a text. */
export interface LengthSettings {
  /**
   * Maximum number of characters. Default: 2,000 for `text`, 20,000 for `multiline`. If given, the input shows a counter while it has the
   * focus, and from 80 % of the limit on.
   */
  readonly maxLength?: MaxLength;
  /** Recommended length: a text with more than `maxLength` characters is accepted with a warning. The input always shows a counter. */
  readonly warn?: { readonly maxLength?: Count };
}

/** The warning about a text that is longer than recommended. */
function lengthWarning(
  { label, warn }: LengthSettings & { readonly label: string },
  value: FormValue,
): string | undefined {
  const limit = warn?.maxLength;
  if (limit === undefined || typeof value !== 'string' || countCharacters(value) <= limit) return undefined;
  return warningMessages.maxLength({ label, limit });
}
