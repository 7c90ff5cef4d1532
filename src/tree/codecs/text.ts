import { asText, isAbsent, type TextCodec } from './codec';

/** Text as it is. */
export const textCodec: TextCodec = {
  read: asText,
  write: (value) => (isAbsent(value) ? null : String(value)),
};
