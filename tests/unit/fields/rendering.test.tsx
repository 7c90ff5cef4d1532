import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { units } from '../../../bench/form/workloads';
import { FilePicture } from '../../../src/fields/files/FilePicture';
import { summaryOf } from '../../../src/fields/list/summary';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

// A row computes its summary on each render, so the calls count renders.
vi.mock(import('../../../src/fields/list/summary'), { spy: true });
// A tile renders its picture on each render.
vi.mock(import('../../../src/fields/files/FilePicture'), { spy: true });

const FIELD_COUNT = 100;

function open() {
  const { definition, form } = units(FIELD_COUNT);
  return openForm({ definition, form });
}

describe('one change in a list', () => {
  beforeEach(() => void vi.mocked(summaryOf).mockClear());

  it('rerenders its own row only, when a value is typed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /Unit 4 / }));
    vi.mocked(summaryOf).mockClear();
    await user.type(screen.getByLabelText(/^Name/), 'abc');
    expect(summaryOf).toHaveBeenCalledTimes(3);
  });

  it('rerenders no row, when validation finds no problem', () => {
    const { store } = open();
    vi.mocked(summaryOf).mockClear();
    act(() => void store.check());
    expect(summaryOf).not.toHaveBeenCalled();
  });

  it('rerenders only the row with a problem, when one is found', () => {
    const { store } = open();
    act(() => store.write(['units', 3, 'name'], undefined));
    act(() => store.markTouched(['units', 3, 'name'], store.getSnapshot().current));
    vi.mocked(summaryOf).mockClear();
    act(() => void store.check());
    expect(summaryOf).toHaveBeenCalledTimes(1);
  });

  it('rerenders only the new row and its neighbour, when one is added at the end', async () => {
    const { user } = open();
    vi.mocked(summaryOf).mockClear();
    await user.click(screen.getByRole('button', { name: '+ Add Unit' }));
    expect(new Set(vi.mocked(summaryOf).mock.calls.map(([, item]) => item)).size).toBeLessThanOrEqual(2);
  });
});

describe('one change in a gallery', () => {
  it('rerenders its own tile only, when a caption is typed', async () => {
    const field = { type: 'media', label: 'Gallery', stored: { each: { field: 'IMAGE' } } } as const;
    const files = Array.from({ length: 20 }, (_, index) => ({ $id: `${index}`, key: `files/${index}.png` }));
    const { user } = openForm({ definition: oneField(field), form: { field: files } });
    await user.click(screen.getByLabelText('Caption of Image 4'));
    vi.mocked(FilePicture).mockClear();
    await user.keyboard('abc');
    expect(vi.mocked(FilePicture).mock.calls.map(([{ file }]) => file.key)).toEqual(Array(3).fill('files/3.png'));
  });
});
