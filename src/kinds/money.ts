import { CURRENCY, printAmount } from '../lib/money';
import { moneyCodec } from './codecs/money';
import { numberProperty } from './codecs/property';
import { defineKind } from './kind';
import { numberProblems, numberRules, numberWarning } from './numeric';
import { textOf } from './shown';
import { inText } from './storage';
import { aValue } from './structure';

/** An amount of money. */
export const money = defineKind<'money'>({
  isInput: true,
  drawn: 'line',
  storage: inText(moneyCodec),
  property: () => numberProperty,
  structure: aValue,
  rules: numberRules,
  problems: numberProblems,
  warning: numberWarning,
  shown: (_field, value) => (typeof value === 'number' ? `${CURRENCY} ${printAmount(value)}` : textOf(value)),
});
