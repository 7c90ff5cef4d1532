import { asText, type TextCodec } from './codec';

/** Text as it is. */
export const textCodec: TextCodec = {
  read: asText,
  write: (value) => asText(value) ?? null,
};
