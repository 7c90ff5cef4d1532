import { booleanCodec } from './codecs/boolean';
import { flagProperty } from './codecs/property';
import { defineKind } from './kind';
import { textOf } from './shown';
import { inText } from './storage';
import { aValue } from './structure';

/** On or off. */
export const toggle = defineKind<'toggle'>({
  isInput: true,
  drawn: 'nothing',
  storage: inText(booleanCodec),
  property: () => flagProperty,
  structure: aValue,
  rules: () => ({ type: 'boolean' }),
  shown: ({ labels }, value) => (typeof value === 'boolean' ? labels[value ? 'on' : 'off'] : textOf(value)),
});
