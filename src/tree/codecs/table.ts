import type { PlacedScalar } from '../../definition';
import { choiceCodec } from './choice';
import type { TextCodec } from './codec';
import { numberCodec } from './number';
import { textCodec } from './text';

/** Makes the codec of each scalar field type. */
const CODECS = {
  text: () => textCodec,
  multiline: () => textCodec,
  richText: () => textCodec,
  link: () => textCodec,
  number: () => numberCodec,
  radio: (field) => (field.type === 'radio' ? choiceCodec(field.choices) : textCodec),
} as const satisfies Record<PlacedScalar['type'], (field: PlacedScalar) => TextCodec>;

/** The codec of a scalar field. */
export function codecOf(field: PlacedScalar): TextCodec {
  if (field.place.as === 'number' && field.type !== 'radio') return numberCodec;
  return CODECS[field.type](field);
}
