import type { Field } from '../../src/definition';

/**
 * A map: an ordered list of values by unique keys.
 * @param noun for one row: `Fact`
 * @param stored the field that holds the rows as JSON, a list of `{ key, value }`
 * @param key label of the keys
 * @param value label of the values
 */
export function keyValues({
  label,
  noun,
  stored,
  key = 'Key',
  value = 'Value',
}: {
  readonly label: string;
  readonly noun: string;
  readonly stored: string;
  readonly key?: string;
  readonly value?: string;
}) {
  return {
    type: 'list',
    label,
    itemLabel: noun,
    addLabel: `Add ${noun}`,
    stored: { field: stored, as: 'json' },
    uniqueBy: ['key'],
    summary: ['key', 'value'],
    fields: {
      key: { type: 'text', label: key, stored: 'key', required: `${key} is required.`, width: 'half' },
      value: { type: 'text', label: value, stored: 'value', required: `${value} is required.`, width: 'half' },
    },
  } as const satisfies Field;
}
