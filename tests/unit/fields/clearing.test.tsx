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

describe('a value that was given under another one', () => {
  const form = { main: { kind: 'a', subkind: 'b', note: 'c', remark: 'd' } };

  it('is emptied when that one changes', async () => {
    const { user, current } = openForm({ definition, form });
    await user.type(screen.getByLabelText('Subkind'), 'x');
    expect(current()).toMatchObject({ main: { kind: 'a', subkind: 'bx' } });
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(screen.getByLabelText('Remark')).toHaveValue('');
  });

  it('stays when one changes whose key is a part of the other key', async () => {
    const { user, current } = openForm({ definition, form });
    await user.type(screen.getByLabelText('Kind'), 'x');
    expect(current()).toMatchObject({ main: { kind: 'ax', subkind: 'b', note: 'c', remark: 'd' } });
  });
});
