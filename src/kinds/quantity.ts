import { numberCodec } from './codecs/number';
import { numberProperty } from './codecs/property';
import { textCodec } from './codecs/codec';
import { MAX_LENGTHS } from './guard';
import { defineKind } from './kind';
import { quantityText } from './number';
import type { WithPlace, QuantityPlace } from './places';
import { fieldPlace } from './placing';
import { isRequired } from './rules';
import type { CommonSettings } from './settings';
import { storedAsText } from './storage';
import type { StoredQuantity } from './stored';
import { partsValue } from './structure';
import { ruleMessages } from './texts';
import { isGroup } from './values';

/** A number and a unit selected next to it, such as `sqm` or `ha`. Each is stored in a field of its own. */
export interface QuantityField extends CommonSettings {
  readonly type: 'quantity';
  readonly label: string;
  /** Where the amount and its unit are stored. */
  readonly stored: StoredQuantity;
  /**
   * The available units, shown as they are stored. The first is the default for a new number.
   * @uniqueItems true
   */
  readonly units: readonly [string, ...string[]];
  /** Shown in the empty input. */
  readonly placeholder?: string;
  /** Makes the number required. The text is the message shown when it is missing. */
  readonly required?: string;
  /** Minimum amount. */
  readonly min?: number;
  /** Maximum amount. */
  readonly max?: number;
}

/** The same with resolved storage. */
export type PlacedQuantity = WithPlace<QuantityField, QuantityPlace>;

export const quantity = defineKind<QuantityField, PlacedQuantity>({
  isInput: true,
  isLabelledGroup: true,
  previewShape: 'line',
  place: ({ stored: { amount, unit }, label }, scope) => ({
    amount: fieldPlace({ stored: amount, label }, scope),
    unit: fieldPlace({ stored: unit, label }, scope),
  }),
  storage: ({ place: { amount, unit } }) => ({
    as: 'parts',
    parts: { amount: storedAsText(numberCodec)({ place: amount }), unit: storedAsText(textCodec)({ place: unit }) },
  }),
  property: () => numberProperty,
  guard: () => ({ as: 'text', maxLength: MAX_LENGTHS.short }),
  ...partsValue,
  rules: ({ units, min, max, ...field }) => ({
    type: 'object',
    properties: {
      unit: { enum: units },
      amount: {
        type: 'number',
        ...(min === undefined ? {} : { minimum: min }),
        ...(max === undefined ? {} : { maximum: max }),
      },
    },
    ...(isRequired(field) ? { required: ['amount'] } : {}),
  }),
  problems: {
    type: ({ label }) => ruleMessages.number({ label }),
    enum: ({ label, units }) => ruleMessages.unit({ label, units: units.join(', ') }),
  },
  displayText(_field, value) {
    const { amount, unit } = isGroup(value) ? value : {};
    return amount === undefined ? '' : `${quantityText(amount)} ${quantityText(unit)}`.trim();
  },
});
