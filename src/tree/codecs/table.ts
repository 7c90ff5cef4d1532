import type { PlacedScalar } from '../../definition';
import { booleanCodec } from './boolean';
import { dayCodec, instantCodec, monthCodec } from './calendar';
import { choiceCodec } from './choice';
import type { TextCodec } from './codec';
import { moneyCodec } from './money';
import { numberCodec } from './number';
import { textCodec } from './text';

/** Makes the codec of each scalar field type. */
const CODECS = {
  text: () => textCodec,
  multiline: () => textCodec,
  richText: () => textCodec,
  link: () => textCodec,
  videoLink: () => textCodec,
  number: () => numberCodec,
  money: () => moneyCodec,
  date: (field) => (field.place.as === 'instant' ? instantCodec : dayCodec),
  month: () => monthCodec,
  toggle: () => booleanCodec,
  email: () => textCodec,
  phone: () => textCodec,
  readOnly: () => textCodec,
  place: () => textCodec,
  coordinates: () => textCodec,
  radio: (field) => choiceCodec(field.choices),
  choice: (field) => (field.freeText ? textCodec : choiceCodec(field.choices)),
} as const satisfies {
  readonly [T in PlacedScalar['type']]: (field: Extract<PlacedScalar, { readonly type: T }>) => TextCodec;
};

/** The codec of a scalar field. */
export function codecOf(field: PlacedScalar): TextCodec {
  if (field.place.as === 'number' && field.type === 'text') return numberCodec;
  return (CODECS[field.type] as (field: PlacedScalar) => TextCodec)(field);
}
