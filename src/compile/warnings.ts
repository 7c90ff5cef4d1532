import type { PlacedField } from '../definition';
import type { FormValue } from '../tree';
import { warningMessages } from './messages';
import { TIME } from './valuePatterns';

/**
 * What is to be said about a value that is taken all the same: the field's `warn` expects another one.
 * @returns undefined for a value that is as expected, or that is no value of the field's type
 */
export function warningOf(field: PlacedField, value: FormValue): string | undefined {
  switch (field.type) {
    case 'number':
    case 'money':
      return typeof value === 'number' ? numberWarning(field, value) : undefined;
    case 'timeRange':
      return field.warn?.inOrder && isOutOfOrder(value) ? warningMessages.inOrder(field.label) : undefined;
    default:
      return undefined;
  }
}

function numberWarning(
  { label, warn = {} }: Extract<PlacedField, { readonly type: 'number' | 'money' }>,
  value: number,
): string | undefined {
  if (warn.max !== undefined && value > warn.max) return warningMessages.max(label, warn.max);
  return warn.whole && !Number.isInteger(value) ? warningMessages.whole(label) : undefined;
}

const A_TIME = new RegExp(TIME);
const MIDNIGHT = '00:00';

/** Times of day as `HH:mm` compare as texts; a range may end at midnight. */
function isOutOfOrder(value: FormValue): boolean {
  const { start, end } = (value ?? {}) as { readonly start?: unknown; readonly end?: unknown };
  if (typeof start !== 'string' || typeof end !== 'string' || !A_TIME.test(start) || !A_TIME.test(end)) return false;
  return end !== MIDNIGHT && end <= start;
}
