import { describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { defineEditor, type PlacedField } from '../../../src/definition';
import { createFormStore } from '../../../src/form/store';
import type { FormData, Problem } from '../../../src/tree';

const definition = defineEditor({
  name: 'conditions',
  title: 'Conditions',
  stored: { collection: 'C', save: 'updateCollection' },
  fields: {
    kind: { type: 'text', label: 'Kind', stored: 'KIND' },
    size: {
      type: 'text',
      label: 'Size',
      stored: 'SIZE',
      visibleWhen: { field: 'kind', in: ['unit'] },
      clearWhenHidden: true,
    },
    code: { type: 'text', label: 'Code', stored: 'CODE', visibleWhen: { field: 'kind', in: ['unit'] } },
    limit: { type: 'text', label: 'Limit', stored: 'LIMIT', enabledWhen: { field: 'kind', in: ['unit'] } },
    rows: {
      type: 'list',
      label: 'Rows',
      addLabel: 'Add Row',
      itemLabel: 'Row',
      stored: { in: 'ROWS', each: 'ROW' },
      fields: {
        kind: { type: 'text', label: 'Kind', stored: 'KIND' },
        note: {
          type: 'text',
          label: 'Note',
          stored: 'NOTE',
          enabledWhen: { field: 'kind', in: ['free'] },
          clearWhenHidden: true,
        },
        code: { type: 'text', label: 'Row Code', stored: 'CODE', visibleWhen: { field: 'kind', in: ['free'] } },
      },
    },
  },
});
const compiled = compileEditor(definition, brands.ALP);

/** A store whose idle callback is triggered by the test. */
function open(form: FormData, problems: readonly Problem[] = [], isReadOnly?: (field: PlacedField) => boolean) {
  const validate = vi.fn(() => problems);
  let idleCallback: (() => void) | undefined;
  const store = createFormStore({
    compiled,
    validate,
    form: { ...compiled.defaults, ...form },
    ...(isReadOnly && { isReadOnly }),
    now: () => 0,
    schedule: (work) => {
      idleCallback = work;
      return () => (idleCallback = undefined);
    },
  });
  return { store, validate, idle: () => idleCallback?.() };
}

describe('a form store', () => {
  it('does not report problems in read-only fields when saving', () => {
    const problemAt = (...path: Problem['path']): Problem => ({ path, message: 'x', rule: 'required', labels: [] });
    const problems = [problemAt('kind'), problemAt('rows', 0, 'note')];
    const { store } = open({ rows: [{}] }, problems, ({ label }) => label === 'Rows');
    expect(store.validateForSave()).toEqual([problemAt('kind')]);
    expect(open({ rows: [{}] }, problems).store.validateForSave()).toEqual(problems);
  });

  it('shows at a field that the service rejected its value', () => {
    const { store } = open({ kind: 'unit', code: 'A' });
    store.write(['code'], 'B');
    expect(store.rejectValue({ path: ['code'], message: 'Taken.' })).toBeUndefined();
    expect(store.getSnapshot()).toMatchObject({
      current: { code: 'B' },
      visibleProblems: [{ path: ['code'], message: 'Taken.' }],
    });
  });

  it('resets the rejected value of a hidden field, and undo restores it', () => {
    const { store } = open({ kind: 'unit', code: 'A' });
    store.write(['code'], 'B');
    store.write(['kind'], 'house');
    expect(store.rejectValue({ path: ['code'], message: 'Taken.' })).toBe('Code');
    expect(store.getSnapshot()).toMatchObject({ current: { kind: 'house', code: 'A' }, problems: [] });
    store.undo();
    expect(store.getSnapshot().current['code']).toBe('B');
  });

  it('resets the rejected value of a field that a condition locks', () => {
    const { store } = open({ kind: 'unit', limit: '5' });
    store.write(['limit'], '500');
    store.write(['kind'], 'house');
    expect(store.rejectValue({ path: ['limit'], message: 'At most 50.' })).toBe('Limit');
    expect(store.getSnapshot()).toMatchObject({ current: { kind: 'house', limit: '5' }, problems: [] });
  });

  it('resets it in its item, even if that has moved', () => {
    const { store } = open({
      rows: [
        { $id: '1', kind: 'free', code: 'A' },
        { $id: '2', kind: 'free', code: 'B' },
      ],
    });
    store.write(
      ['rows'],
      [
        { $id: '2', kind: 'fixed', code: 'X' },
        { $id: '1', kind: 'free', code: 'A' },
        { $id: '3', kind: 'fixed', code: 'Y' },
      ],
    );
    expect(store.rejectValue({ path: ['rows', 0, 'code'], message: 'Taken.' })).toBe('Row Code');
    expect(store.rejectValue({ path: ['rows', 2, 'code'], message: 'Taken.' })).toBe('Row Code');
    const rows = store.getSnapshot().current['rows'] as readonly FormData[];
    expect(rows.map(({ code }) => code)).toEqual(['B', 'A', undefined]);
  });

  it('clears a field that becomes hidden, if its definition asks for it', () => {
    const { store } = open({ kind: 'unit', size: '10' });
    store.write(['kind'], 'house');
    expect(store.getSnapshot().current).toEqual({ kind: 'house', rows: [] });
  });

  it('keeps a value that was hidden before the change too, as it may be stored under an older definition', () => {
    const { store } = open({ kind: 'house', size: '10', rows: [{ kind: 'fixed', note: 'N' }] });
    store.write(['kind'], 'flat');
    store.write(['rows', 0, 'kind'], 'bound');
    expect(store.getSnapshot().current).toEqual({ kind: 'flat', size: '10', rows: [{ kind: 'bound', note: 'N' }] });
  });

  it('clears siblings within the same list item only', () => {
    const { store } = open({
      kind: 'unit',
      size: '10',
      rows: [
        { kind: 'free', note: 'N' },
        { kind: 'free', note: 'M' },
      ],
    });
    store.write(['rows', 1, 'kind'], undefined);
    expect(store.getSnapshot().current['rows']).toEqual([{ kind: 'free', note: 'N' }, {}]);
    expect(store.getSnapshot().current['size']).toBe('10');
  });

  it('keeps identical objects outside the changed path', () => {
    const { store } = open({ rows: [{ kind: 'a' }, { kind: 'b' }] });
    const [before] = store.getSnapshot().current['rows'] as readonly FormData[];
    store.write(['rows', 1, 'kind'], 'c');
    expect((store.getSnapshot().current['rows'] as readonly FormData[])[0]).toBe(before);
  });

  it('tidies a field on blur, without a separate undo step', () => {
    const { store } = open({});
    store.write(['rows'], [{ kind: ' a ' }, { kind: ' b ' }]);
    store.tidy(['rows', 1, 'kind']);
    expect(store.getSnapshot().current['rows']).toEqual([{ kind: ' a ' }, { kind: 'b' }]);
    store.undo();
    expect(store.getSnapshot().dirty).toBe(false);
  });

  it('does not tidy a list on blur, and tidies everything before a save', () => {
    const { store } = open({});
    store.write(['rows'], [{ kind: ' a ' }, { kind: ' b ' }]);
    store.tidy(['rows']);
    expect(store.getSnapshot().current['rows']).toEqual([{ kind: ' a ' }, { kind: ' b ' }]);
    store.validateForSave();
    expect(store.getSnapshot().current['rows']).toEqual([{ kind: 'a' }, { kind: 'b' }]);
  });

  it('never validates while handling a key', () => {
    const { store, validate, idle } = open({});
    validate.mockClear();
    store.write(['kind'], 'a');
    expect(validate).not.toHaveBeenCalled();
    idle();
    expect(validate).toHaveBeenCalledOnce();
  });

  it('validates at once on request, against the stored form', () => {
    const problem: Problem = { path: ['kind'], message: 'Kind is required.', rule: 'required', labels: ['Kind'] };
    const { store, validate } = open({}, [problem]);
    const { base } = store.getSnapshot();
    store.write(['kind'], 'a');
    expect(store.check()).toEqual([problem]);
    expect(validate).toHaveBeenLastCalledWith(store.getSnapshot().current, base);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const { store } = open({});
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.write(['kind'], 'a');
    leave();
    store.write(['kind'], 'b');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('restores a draft in one undo step', () => {
    const { store } = open({ kind: 'stored' });
    store.restore({ kind: 'draft', rows: [] });
    expect(store.getSnapshot().dirty).toBe(true);
    store.undo();
    expect(store.getSnapshot().current).toEqual({ kind: 'stored', rows: [] });
  });
});
