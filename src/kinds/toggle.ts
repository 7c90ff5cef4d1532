import { booleanCodec } from './codecs/boolean';
import { flagProperty } from './codecs/property';
import { defineKind } from './kind';
import { textOf } from './shown';
import { storedAsText } from './storage';
import { valueStructure } from './structure';

/** On or off. */
export const toggle = defineKind<'toggle'>({
  isInput: true,
  drawn: 'nothing',
  storage: storedAsText(booleanCodec),
  property: () => flagProperty,
  structure: valueStructure,
  rules: () => ({ type: 'boolean' }),
  shown: ({ labels }, value) => (typeof value === 'boolean' ? labels[value ? 'on' : 'off'] : textOf(value)),
});
