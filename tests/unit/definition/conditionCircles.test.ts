import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, type Condition, type Fields } from '../../../src/definition';

/** Problems of an editor with these fields in its one group. */
function problemsOf(fields: Fields): readonly string[] {
  const editor = defineEditor({
    ...{ name: 'fixture', title: 'Fixture' },
    stored: { page: { tag: 'F-{BRAND}', slug: 'f-{brand}', name: 'F {BRAND}', save: 'updateTree' } },
    fields: { main: { type: 'group', stored: { container: 'DEFAULT', collection: 'FC' }, fields } },
  });
  return findProblems(editor).map(({ where, expected, got }) => `${where}: ${expected}, ${got}`);
}

function text(stored: string) {
  return { type: 'text', label: stored, stored } as const;
}

function present(field: string) {
  return { field, present: true } as const;
}

function visibleBy(stored: string, field: string) {
  return { ...text(stored), visibleWhen: present(field) };
}

function group(
  fields: Fields,
  conditions: { readonly visibleWhen?: Condition; readonly enabledWhen?: Condition } = {},
) {
  return { type: 'group', ...conditions, fields } as const;
}

const AT = 'fields.main.fields';
const LIST = { type: 'list', label: 'L', itemLabel: 'Item', addLabel: 'Add', stored: { each: 'L' } } as const;

describe('a circle of conditions', () => {
  it('is not formed by two days that are each not before the other: they can be equal', () => {
    const day = (stored: string, notBefore: string) => ({ type: 'date', label: stored, stored, notBefore }) as const;
    expect(problemsOf({ a: day('A', 'b'), b: day('B', 'a') })).toEqual([]);
  });

  it('is reported for sibling fields, at the first of them', () => {
    expect(problemsOf({ a: visibleBy('A', 'b'), b: visibleBy('B', 'c'), c: visibleBy('C', 'a') })).toEqual([
      `${AT}.a.visibleWhen.field: no circle, a → b → c → a`,
    ]);
  });

  it('is reported once for fields on different levels, at the first in the form', () => {
    const up = visibleBy('B', '../a');
    expect(problemsOf({ a: visibleBy('A', 'more/b'), more: group({ b: up }) })).toEqual([
      `${AT}.a.visibleWhen.field: no circle, a → more/b → ../a`,
    ]);
    expect(problemsOf({ more: group({ b: up }), a: visibleBy('A', '/main/more/b') })).toEqual([
      `${AT}.more.fields.b.visibleWhen.field: no circle, b → ../a → /main/more/b`,
    ]);
  });

  it("is reported for a field that shows its own condition's group", () => {
    const b = { b: text('B') };
    expect(
      problemsOf({
        a: { ...text('A'), visibleWhen: { all: [present('/main/more/b'), present('c')] } },
        more: group(b, { visibleWhen: { not: { field: 'a', present: false } } }),
        c: text('C'),
      }),
    ).toEqual([`${AT}.a.visibleWhen.field: no circle, a → /main/more → a`]);
  });

  it('is reported for groups that enable each other through a third field', () => {
    expect(
      problemsOf({
        one: group({ a: text('A') }, { enabledWhen: present('c') }),
        two: group({ b: text('B') }, { enabledWhen: present('one/a') }),
        c: { ...text('C'), enabledWhen: present('two/b') },
      }),
    ).toEqual([`${AT}.one.enabledWhen.field: no circle, one → c → two → one`]);
  });

  it('is reported for fields in a list item', () => {
    const fields = { a: visibleBy('A', 'more/b'), more: group({ b: visibleBy('B', '../a') }) };
    expect(problemsOf({ list: { ...LIST, fields } })).toEqual([
      `${AT}.list.fields.a.visibleWhen.field: no circle, a → more/b → ../a`,
    ]);
  });

  it('is not formed by a chain that ends, or by references to different fields of one group', () => {
    expect(
      problemsOf({ a: visibleBy('A', 'more/b'), more: group({ b: visibleBy('B', '../c') }), c: text('C') }),
    ).toEqual([]);
    expect(
      problemsOf({ a: visibleBy('A', 'more/b'), more: group({ b: text('B'), c: visibleBy('C', '../a') }) }),
    ).toEqual([]);
    expect(problemsOf({ a: visibleBy('A', 'list'), list: { ...LIST, fields: { b: visibleBy('B', '../a') } } })).toEqual(
      [],
    );
  });

  it('is not formed across settings: a field may be enabled by one that it makes required', () => {
    expect(
      problemsOf({
        a: visibleBy('A', 'more/b'),
        more: group({ b: { ...text('B'), enabledWhen: present('../c') } }),
        c: { ...text('C'), requiredWhen: present('a') },
      }),
    ).toEqual([]);
  });
});
