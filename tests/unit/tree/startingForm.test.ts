import { describe, expect, it } from 'vitest';
import { placeFields } from '../../../src/definition';
import { startingForm } from '../../../src/tree';

const fields = placeFields({
  person: {
    type: 'group',
    fields: {
      name: { type: 'text', label: 'Name', stored: 'NAME' },
      since: { type: 'date', label: 'Since', stored: 'SINCE', default: 'today' },
      born: { type: 'date', label: 'Born', stored: 'BORN' },
    },
  },
  status: { type: 'toggle', label: 'Status', stored: 'S', labels: { on: 'Show', off: 'Hidden' }, default: false },
  kind: { type: 'choice', label: 'Kind', stored: 'KIND', choices: ['A', 'B'], default: 'B' },
  hours: { type: 'timeRange', label: 'Hours', stored: { start: 'FROM', end: 'TO' } },
  days: { type: 'days', label: 'Days', stored: { each: { field: 'DAY' } } },
});

describe('startingForm', () => {
  it('has the default values of the definition, every group and every list', () => {
    expect(startingForm(fields, '2026-01-31')).toEqual({
      person: { since: '2026-01-31' },
      status: false,
      kind: 'B',
      hours: {},
      days: [],
    });
  });
});
