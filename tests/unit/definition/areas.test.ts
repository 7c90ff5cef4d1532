import { describe, expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { careers } from '../../../schemas/careers/area';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import { findAreaProblems, findProblems, LIST_PARAMETERS, type CardArea } from '../../../src/definition';
import { withOpenEntry } from '../../../src/list/entryPaths';
import { writeListQuery } from '../../../src/list/listQuery';

function problemsOf(change: Partial<CardArea>): readonly string[] {
  return findAreaProblems({ ...properties, ...change }, editors).map(({ where, expected }) => `${where}: ${expected}`);
}

const { units } = properties;
const [first, ...others] = units!.sections;

describe('the faults of an area', () => {
  it.each(areas.map((area) => [area.name, area] as const))('%s has none', async (_name, area) => {
    expect(findAreaProblems(area, await editorsOfArea[area.name]!())).toEqual([]);
  });

  it('are an editor, and a kind field, that are not there', () => {
    expect(problemsOf({ editor: 'castle' })).toEqual(['editor: the name of an editor']);
    expect(problemsOf({ kindField: 'overview.projectName' })).toEqual([
      'kindField: the keys of a choice, joined with dots',
    ]);
    expect(problemsOf({ kindField: 'overview.nothing.deeper' })).toHaveLength(1);
  });

  it.each([...LIST_PARAMETERS, 'location'])('are a filter whose key the address has already: %s', (key) => {
    const filters = [...careers.list.filters!, { key, label: 'Kind' }];
    expect(findAreaProblems({ ...careers, list: { ...careers.list, filters } }, [])).toEqual([
      { where: 'list.filters.2.key', expected: 'a parameter of its own', got: `"${key}"` },
    ]);
  });

  it('of a filter are told by all parameters that a list writes', () => {
    const query = { search: 'a', isActive: false, sort: { by: 'title', order: 'ASC' }, page: 2, size: 50 } as const;
    const written = [...writeListQuery({ ...query, filters: {} }, careers.list).keys()];
    expect([...written, ...withOpenEntry(new URLSearchParams(), { kind: 'new' }).keys()].toSorted()).toEqual(
      [...LIST_PARAMETERS].toSorted(),
    );
  });

  it('are kinds with units that cannot be chosen', () => {
    expect(problemsOf({ units: { ...units!, severalFor: ['Condominium', 'Castle'] } })).toEqual([
      'units.severalFor.1: a choice of the kind field',
    ]);
  });

  it('are sections of another collection than that of their editor, and two at one place', () => {
    expect(problemsOf({ units: { ...units!, sections: [{ ...first, collection: 'ELSEWHERE' }, ...others] } })).toEqual([
      "units.sections.0.editor: an editor of 'ELSEWHERE'",
    ]);
    expect(problemsOf({ units: { ...units!, sections: [{ ...first, editor: 'property' }] } })).toEqual([
      "units.sections.0.editor: an editor of 'OVERVIEW-DETAILS'",
    ]);
    expect(problemsOf({ units: { ...units!, sections: [first, first] } })).toEqual([
      'units.sections.1: a key and a collection of its own',
    ]);
  });
});

describe('the faults of an editor of pages', () => {
  const [property] = editors;

  it('are fields to remove that are not stored, and buttons without a label', () => {
    const page = { tag: 'X-{BRAND}', name: { from: ['overview.projectName'] }, save: 'updateFields' } as const;
    const wrong = { ...property, stored: { page: { ...page, removes: ['CASTLE'] } } };
    expect(findProblems(wrong).map(({ where }) => where)).toEqual(['stored.page.removes.0']);
    expect(findProblems({ ...property, saving: { create: { question: 'Sure?' } } }).map(({ where }) => where)).toEqual([
      'saving.create.label',
    ]);
  });
});
