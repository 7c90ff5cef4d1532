import { choiceCodec } from './codecs/choice';
import { choiceProperty } from './codecs/property';
import { defineKind } from './kind';
import { shownChoice } from './shown';
import { aValue } from './structure';

/** One of a few choices, all of them in sight. */
export const radio = defineKind<'radio'>({
  isInput: true,
  drawn: 'line',
  codec: ({ choices }) => choiceCodec(choices),
  property: choiceProperty,
  structure: aValue,
  rules: ({ choices }) => ({ enum: choices.map(({ value }) => value) }),
  shown: shownChoice,
});
