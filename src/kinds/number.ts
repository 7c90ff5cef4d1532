import { numberCodec } from './codecs/number';
import { numberProperty } from './codecs/property';
import { defineKind } from './kind';
import { numberProblems, numberRules, numberWarning } from './numeric';
import { inText } from './storage';
import { aValue } from './structure';

/** A number. */
export const number = defineKind<'number'>({
  isInput: true,
  drawn: 'line',
  storage: inText(numberCodec),
  property: () => numberProperty,
  structure: aValue,
  rules: numberRules,
  problems: numberProblems,
  warning: numberWarning,
});
