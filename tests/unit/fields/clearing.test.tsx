import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineEditor } from '../../../src/definition';
import { openForm } from './support/openForm';

const definition = defineEditor({
  name: 'clearing',
  title: 'Clearing',
  stored: {
    page: { tag: 'T-{BRAND}', slug: 'clearing-{brand}', name: 'Clearing {BRAND}', save: 'rewriteContainers' },
  },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'FC' },
      fields: {
        kind: { type: 'text', label: 'Kind', stored: 'KIND' },
        subkind: { type: 'text', label: 'Subkind', stored: 'SUBKIND' },
        note: { type: 'text', label: 'Note', stored: 'NOTE', clearedBy: 'subkind' },
        remark: { type: 'text', label: 'Remark', stored: 'REMARK', clearedBy: ['subkind', 'note'] },
      },
    },
  },
});

describe('a value that depends on another one', () => {
  const form = { main: { kind: 'a', subkind: 'b', note: 'c', remark: 'd' } };

  it('is cleared when that one changes', async () => {
    const { user, current } = openForm({ definition, form });
    await user.type(screen.getByLabelText('Subkind'), 'x');
    expect(current()).toMatchObject({ main: { kind: 'a', subkind: 'bx' } });
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(screen.getByLabelText('Remark')).toHaveValue('');
  });

  it('stays when a field changes whose key is contained in the other key', async () => {
    const { user, current } = openForm({ definition, form });
    await user.type(screen.getByLabelText('Kind'), 'x');
    expect(current()).toMatchObject({ main: { kind: 'ax', subkind: 'b', note: 'c', remark: 'd' } });
  });
});

describe('a value that depends on a group or a list', () => {
  const text = { type: 'text' } as const;
  const grouped = defineEditor({
    ...definition,
    fields: {
      main: {
        type: 'group',
        stored: { container: 'DEFAULT', collection: 'FC' },
        fields: {
          lot: {
            type: 'group',
            stored: { collection: 'LOT' },
            fields: { area: { ...text, label: 'Area', stored: 'AREA' } },
          },
          rows: {
            type: 'list',
            label: 'Rows',
            itemLabel: 'Row',
            addLabel: 'Add Row',
            stored: { in: 'ROWS', each: 'ROW' },
            fields: { name: { ...text, label: 'Name', stored: 'NAME' } },
          },
          ofLot: { ...text, label: 'Of the lot', stored: 'OF-LOT', clearedBy: 'lot' },
          ofRows: { ...text, label: 'Of the rows', stored: 'OF-ROWS', clearedBy: 'rows' },
          whileLot: {
            ...text,
            label: 'While there is a lot',
            stored: 'WHILE-LOT',
            visibleWhen: { field: 'lot', present: true },
            clearWhenHidden: true,
          },
        },
      },
    },
  });
  const form = {
    main: { lot: { area: '9' }, rows: [{ $id: 'r', name: 'a' }], ofLot: 'b', ofRows: 'c', whileLot: 'd' },
  };

  it('is cleared when something in the group changes', async () => {
    const { user, current } = openForm({ definition: grouped, form });
    await user.type(screen.getByLabelText('Area'), '8');
    expect(current()).toEqual({ main: { lot: { area: '98' }, rows: form.main.rows, ofRows: 'c', whileLot: 'd' } });
  });

  it('is cleared when something in an item of the list changes', async () => {
    const { user, current } = openForm({ definition: grouped, form });
    await user.click(screen.getByRole('button', { name: /Row/, expanded: false }));
    await user.type(screen.getByLabelText('Name'), 'x');
    expect(current()).toEqual({
      main: { lot: { area: '9' }, rows: [{ $id: 'r', name: 'ax' }], ofLot: 'b', whileLot: 'd' },
    });
  });

  it('is hidden and cleared when the group becomes empty', async () => {
    const { user, current } = openForm({ definition: grouped, form });
    await user.clear(screen.getByLabelText('Area'));
    expect(screen.queryByLabelText('While there is a lot')).not.toBeInTheDocument();
    expect(current()).toMatchObject({ main: { ofRows: 'c' } });
    expect(current()).not.toHaveProperty('main.whileLot');
  });
});
