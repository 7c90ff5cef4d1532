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

/** A store whose idle moment comes when the test says so. */
function open(form: FormData, problems: readonly Problem[] = [], isReadOnly?: (field: PlacedField) => boolean) {
  const validate = vi.fn(() => problems);
  let waiting: (() => void) | undefined;
  const store = createFormStore({
    compiled,
    validate,
    form: { ...compiled.defaults, ...form },
    ...(isReadOnly && { isReadOnly }),
    now: () => 0,
    schedule: (work) => {
      waiting = work;
      return () => (waiting = undefined);
    },
  });
  return { store, validate, idle: () => waiting?.() };
}

describe('a form store', () => {
  it('does not hold against a form what nobody here can change', () => {
    const problemAt = (...path: Problem['path']): Problem => ({ path, message: 'x', rule: 'required', labels: [] });
    const problems = [problemAt('kind'), problemAt('rows', 0, 'note')];
    const { store } = open({ rows: [{}] }, problems, ({ label }) => label === 'Rows');
    expect(store.ask()).toEqual([problemAt('kind')]);
    expect(open({ rows: [{}] }, problems).store.ask()).toEqual(problems);
  });

  it('shows at a field that the service does not take its value', () => {
    const { store } = open({ kind: 'unit', code: 'A' });
    store.write(['code'], 'B');
    expect(store.refuse({ path: ['code'], message: 'Taken.' })).toBeUndefined();
    expect(store.getSnapshot()).toMatchObject({
      current: { code: 'B' },
      visibleProblems: [{ path: ['code'], message: 'Taken.' }],
    });
  });

  it('puts back what the service does not take of a field that nobody sees, and undo brings it again', () => {
    const { store } = open({ kind: 'unit', code: 'A' });
    store.write(['code'], 'B');
    store.write(['kind'], 'house');
    expect(store.refuse({ path: ['code'], message: 'Taken.' })).toBe('Code');
    expect(store.getSnapshot()).toMatchObject({ current: { kind: 'house', code: 'A' }, problems: [] });
    store.undo();
    expect(store.getSnapshot().current['code']).toBe('B');
  });

  it('puts it back in its item, wherever that stands by now', () => {
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
    expect(store.refuse({ path: ['rows', 0, 'code'], message: 'Taken.' })).toBe('Row Code');
    expect(store.refuse({ path: ['rows', 2, 'code'], message: 'Taken.' })).toBe('Row Code');
    const rows = store.getSnapshot().current['rows'] as readonly FormData[];
    expect(rows.map(({ code }) => code)).toEqual(['B', 'A', undefined]);
  });

  it('empties a field that is no longer shown, as its definition asks', () => {
    const { store } = open({ kind: 'unit', size: '10' });
    store.write(['kind'], 'house');
    expect(store.getSnapshot().current).toEqual({ kind: 'house', rows: [] });
  });

  it('leaves alone what did not count before the change either, as it may be stored under an older definition', () => {
    const { store } = open({ kind: 'house', size: '10', rows: [{ kind: 'fixed', note: 'N' }] });
    store.write(['kind'], 'flat');
    store.write(['rows', 0, 'kind'], 'bound');
    expect(store.getSnapshot().current).toEqual({ kind: 'flat', size: '10', rows: [{ kind: 'bound', note: 'N' }] });
  });

  it('looks at the siblings in a list item only', () => {
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

  it('keeps everything off the changed path the very same object', () => {
    const { store } = open({ rows: [{ kind: 'a' }, { kind: 'b' }] });
    const [before] = store.getSnapshot().current['rows'] as readonly FormData[];
    store.write(['rows', 1, 'kind'], 'c');
    expect((store.getSnapshot().current['rows'] as readonly FormData[])[0]).toBe(before);
  });

  it('tidies a field whose input is left, and no step is needed to take that back', () => {
    const { store } = open({});
    store.write(['rows'], [{ kind: ' a ' }, { kind: ' b ' }]);
    store.tidy(['rows', 1, 'kind']);
    expect(store.getSnapshot().current['rows']).toEqual([{ kind: ' a ' }, { kind: 'b' }]);
    store.undo();
    expect(store.getSnapshot().dirty).toBe(false);
  });

  it('tidies no list along with one of its fields, and everything once it is to be saved', () => {
    const { store } = open({});
    store.write(['rows'], [{ kind: ' a ' }, { kind: ' b ' }]);
    store.tidy(['rows']);
    expect(store.getSnapshot().current['rows']).toEqual([{ kind: ' a ' }, { kind: ' b ' }]);
    store.ask();
    expect(store.getSnapshot().current['rows']).toEqual([{ kind: 'a' }, { kind: 'b' }]);
  });

  it('never looks for problems while a key is being handled', () => {
    const { store, validate, idle } = open({});
    validate.mockClear();
    store.write(['kind'], 'a');
    expect(validate).not.toHaveBeenCalled();
    idle();
    expect(validate).toHaveBeenCalledOnce();
  });

  it('looks for problems at once when asked, against the form as stored', () => {
    const problem: Problem = { path: ['kind'], message: 'Kind is required.', rule: 'required', labels: ['Kind'] };
    const { store, validate } = open({}, [problem]);
    const { base } = store.getSnapshot();
    store.write(['kind'], 'a');
    expect(store.check()).toEqual([problem]);
    expect(validate).toHaveBeenLastCalledWith(store.getSnapshot().current, base);
  });

  it('tells its listeners until they leave', () => {
    const { store } = open({});
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.write(['kind'], 'a');
    leave();
    store.write(['kind'], 'b');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('puts a draft back as one step', () => {
    const { store } = open({ kind: 'stored' });
    store.restore({ kind: 'draft', rows: [] });
    expect(store.getSnapshot().dirty).toBe(true);
    store.undo();
    expect(store.getSnapshot().current).toEqual({ kind: 'stored', rows: [] });
  });
});
