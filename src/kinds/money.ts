import { CURRENCY, printAmount } from '../lib/money';
import { moneyCodec } from './codecs/money';
import { defineKind } from './kind';
import { numeric, type NumberSettings } from './numeric';
import { textOf } from './displayText';
import { storedAsText } from './storage';

/** A price in Philippine pesos, shown with thousands separators and at most two decimals, stored without separators. */
export interface MoneyField extends NumberSettings {
  readonly type: 'money';
}

export const money = defineKind<MoneyField>({
  ...numeric,
  example: 4500000,
  storage: storedAsText(moneyCodec),
  displayText: (_field, value) => (typeof value === 'number' ? `${CURRENCY} ${printAmount(value)}` : textOf(value)),
});
