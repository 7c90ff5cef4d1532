import { asText, type TextCodec } from './codec';

/** On or off as `true` or `false`; any other text stays the text it is. */
export const booleanCodec: TextCodec = {
  read(stored) {
    const text = asText(stored);
    if (text?.trim().toLowerCase() === 'true') return true;
    return text?.trim().toLowerCase() === 'false' ? false : text;
  },
  write: (value) => asText(value) ?? null,
};
