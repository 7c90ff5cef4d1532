import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, type Condition, type Fields } from '../../../src/definition';

/** The circles that an editor of these fields has, in its one group. */
function circlesOf(fields: Fields): readonly string[] {
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

function there(field: string) {
  return { field, present: true } as const;
}

function shownBy(stored: string, field: string) {
  return { ...text(stored), visibleWhen: there(field) };
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
  it('is none of days each of which is not before the other: they are the same', () => {
    const day = (stored: string, notBefore: string) => ({ type: 'date', label: stored, stored, notBefore }) as const;
    expect(circlesOf({ a: day('A', 'b'), b: day('B', 'a') })).toEqual([]);
  });

  it('is told of fields beside each other, at the first of them', () => {
    expect(circlesOf({ a: shownBy('A', 'b'), b: shownBy('B', 'c'), c: shownBy('C', 'a') })).toEqual([
      `${AT}.a.visibleWhen.field: no circle, a → b → c → a`,
    ]);
  });

  it('is told of fields on different levels, once, at the first in the form', () => {
    const up = shownBy('B', '../a');
    expect(circlesOf({ a: shownBy('A', 'more/b'), more: group({ b: up }) })).toEqual([
      `${AT}.a.visibleWhen.field: no circle, a → more/b → ../a`,
    ]);
    expect(circlesOf({ more: group({ b: up }), a: shownBy('A', '/main/more/b') })).toEqual([
      `${AT}.more.fields.b.visibleWhen.field: no circle, b → ../a → /main/more/b`,
    ]);
  });

  it('is told of a field that shows the group of what shows it', () => {
    const b = { b: text('B') };
    expect(
      circlesOf({
        a: { ...text('A'), visibleWhen: { all: [there('/main/more/b'), there('c')] } },
        more: group(b, { visibleWhen: { not: { field: 'a', present: false } } }),
        c: text('C'),
      }),
    ).toEqual([`${AT}.a.visibleWhen.field: no circle, a → /main/more → a`]);
  });

  it('is told of groups that enable each other by way of a third field', () => {
    expect(
      circlesOf({
        one: group({ a: text('A') }, { enabledWhen: there('c') }),
        two: group({ b: text('B') }, { enabledWhen: there('one/a') }),
        c: { ...text('C'), enabledWhen: there('two/b') },
      }),
    ).toEqual([`${AT}.one.enabledWhen.field: no circle, one → c → two → one`]);
  });

  it('is told of fields in an item of a list', () => {
    const fields = { a: shownBy('A', 'more/b'), more: group({ b: shownBy('B', '../a') }) };
    expect(circlesOf({ list: { ...LIST, fields } })).toEqual([
      `${AT}.list.fields.a.visibleWhen.field: no circle, a → more/b → ../a`,
    ]);
  });

  it('is none where a chain ends, or a field looks at another one of a group that looks at it', () => {
    expect(circlesOf({ a: shownBy('A', 'more/b'), more: group({ b: shownBy('B', '../c') }), c: text('C') })).toEqual(
      [],
    );
    expect(circlesOf({ a: shownBy('A', 'more/b'), more: group({ b: text('B'), c: shownBy('C', '../a') }) })).toEqual(
      [],
    );
    expect(circlesOf({ a: shownBy('A', 'list'), list: { ...LIST, fields: { b: shownBy('B', '../a') } } })).toEqual([]);
  });

  it('is none of two settings: what is asked for by one field may enable it', () => {
    expect(
      circlesOf({
        a: shownBy('A', 'more/b'),
        more: group({ b: { ...text('B'), enabledWhen: there('../c') } }),
        c: { ...text('C'), requiredWhen: there('a') },
      }),
    ).toEqual([]);
  });
});
