import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { fieldPlace } from './placing';
import { storedAsText } from './storage';
import { valueStructure } from './structure';
import { trimmedText } from './tidy';

/** What texts of every form have in common: they are stored as they are, and lose the blanks around them. */
export const textual = {
  isInput: true,
  drawn: 'line',
  place: fieldPlace,
  storage: storedAsText(textCodec),
  property: () => plainProperty,
  structure: valueStructure,
  tidied: trimmedText,
} as const;
