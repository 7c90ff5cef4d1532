import { CURRENCY, printAmount } from '../lib/money';
import { moneyCodec } from './codecs/money';
import { defineKind } from './kind';
import { numeric } from './numeric';
import { textOf } from './shown';
import { storedAsText } from './storage';

/** An amount of money. */
export const money = defineKind<'money'>({
  ...numeric,
  storage: storedAsText(moneyCodec),
  shown: (_field, value) => (typeof value === 'number' ? `${CURRENCY} ${printAmount(value)}` : textOf(value)),
});
