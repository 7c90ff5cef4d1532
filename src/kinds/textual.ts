import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { guardLine } from './guard';
import { storedAsText } from './storage';
import { oneValue } from './structure';
import { trimmedText } from './tidy';

/** What texts of every form have in common: they are stored as they are, and lose the blanks around them. */
export const textual = {
  ...oneValue,
  storage: storedAsText(textCodec),
  property: () => plainProperty,
  guard: guardLine,
  tidied: trimmedText,
} as const;
