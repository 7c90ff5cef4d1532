import { describe, expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { careers } from '../../../schemas/careers/area';
import { editors as careerEditors } from '../../../schemas/careers/editors';
import { contentArea } from '../../../schemas/content/area';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import {
  CARD_PARAMETERS,
  defineEditor,
  findProblems,
  LIST_PARAMETERS,
  printProblem,
  type AreaDefinition,
  type CardArea,
  type DefinedRecordArea,
} from '../../../src/definition';
import { areaReferenceProblems } from '../../../src/definition/areaProblems';
import { queryableCards, writeListQuery } from '../../../src/list/listQuery';

function problemsOf(change: Partial<CardArea>): readonly string[] {
  return areaReferenceProblems({ ...properties, ...change }, editors).map(
    ({ where, expected }) => `${where}: ${expected}`,
  );
}

const { units } = properties;
const [first, ...others] = units!.sections;

describe('the reference problems of an area', () => {
  it.each(areas.map((area) => [area.name, area] as const))('%s has none', async (_name, area) => {
    expect(areaReferenceProblems(area, await editorsOfArea[area.name]!(), areas)).toEqual([]);
  });

  it('include an unknown editor and an unknown kind field', () => {
    expect(problemsOf({ editor: 'castle' })).toEqual(['editor: the name of an editor']);
    expect(problemsOf({ kindField: 'overview.projectName' })).toEqual([
      'kindField: the keys of a choice, joined with dots',
    ]);
    expect(problemsOf({ kindField: 'overview.nothing.deeper' })).toHaveLength(1);
  });

  it.each([...LIST_PARAMETERS, 'location'])('include a filter whose key is already a URL parameter: %s', (key) => {
    const filters = [...careers.list.filters!, { key, label: 'Kind' }];
    expect(areaReferenceProblems({ ...careers, list: { ...careers.list, filters } }, careerEditors)).toEqual([
      { where: 'list.filters.2.key', expected: 'a parameter of its own', got: `"${key}"` },
    ]);
  });

  it('include more filters than one query may have', () => {
    const card = Object.fromEntries(
      Array.from({ length: 51 }, (_, index) => [`value${index}`, properties.card!['location']!]),
    );
    const filters = Object.keys(card).map((key) => ({ key, value: key, label: key }));
    const tooMany = [{ where: 'list.filters', expected: 'at most 50 filters', got: '51' }];
    const { list } = properties;
    expect(problemsOf({ card: { ...properties.card, ...card }, list: { ...list, filters } })).toEqual([
      'list.filters: at most 50 filters',
    ]);
    const table = { ...careers, list: { ...careers.list, filters } };
    expect(areaReferenceProblems(table, careerEditors)).toEqual(expect.arrayContaining(tooMany));
  });

  it('of filter keys cover every URL parameter that a list writes', () => {
    const query = { search: 'a', isActive: false, sort: { by: 'title', order: 'ASC' }, page: 2, size: 50 } as const;
    const otherParameters = new URLSearchParams({ brand: 'ALP', open: 'new' });
    const written = writeListQuery({ ...query, filters: {}, columns: ['title'] }, careers.list, otherParameters);
    expect([...written.keys()].toSorted()).toEqual([...LIST_PARAMETERS].toSorted());
  });

  it.each([
    ['locaton', 'a text of the card: one of category, location, lowestPrice, highestPrice, status, statuses, video'],
    ['cover', 'a text of the card: one of category, location, lowestPrice, highestPrice, status, statuses, video'],
    ['location', 'a name of letters and digits, of its own'],
  ])('include a card filter by %s, which is no text of the card or already used', (value, expected) => {
    const { list } = properties;
    const filters = [...list.filters!, { label: 'Another', value }];
    expect(problemsOf({ list: { ...list, filters } })).toEqual([`list.filters.3.value: ${expected}`]);
  });

  it('suggest the card value that a filter probably means', () => {
    const list = { ...properties.list, filters: [{ label: 'Location', value: 'locaton' }] };
    expect(areaReferenceProblems({ ...properties, list }, editors)).toMatchObject([{ suggestion: 'location' }]);
  });

  it.each([...CARD_PARAMETERS, 'sub=type'])(
    'include a card filter whose name cannot be a URL parameter: %s',
    (value) => {
      const card = { ...properties.card, [value]: [{ at: ['OVERVIEW', 'OVERVIEW-FC'], field: 'LOCATION' }] } as const;
      const list = { ...properties.list, filters: [{ label: 'Filter', value }] };
      expect(problemsOf({ card, list })).toEqual(['list.filters.0.value: a name of letters and digits, of its own']);
    },
  );

  it('of card filters cover every URL parameter that a card list writes', () => {
    const { list } = contentArea;
    const query = { search: 'a', category: list.tabs![0]!.category, page: 2, size: 50, isActive: true } as const;
    const otherParameters = new URLSearchParams({ brand: 'ALP', open: 'new' });
    const written = writeListQuery(
      { ...query, sort: { by: '', order: 'ASC' }, filters: {} },
      queryableCards(list),
      otherParameters,
    );
    expect([...written.keys()].toSorted()).toEqual([...CARD_PARAMETERS].toSorted());
  });

  it('include kinds with several units that are no choice of the kind field', () => {
    expect(problemsOf({ units: { ...units!, severalFor: ['Condominium', 'Castle'] } })).toEqual([
      'units.severalFor.1: a choice of the kind field',
    ]);
  });

  it("include sections outside their editor's collection, and duplicate sections", () => {
    expect(
      problemsOf({ units: { ...units!, sections: [{ ...first, collection: 'ELSEWHERE' }, ...others] } }),
    ).toContain("units.sections.0.editor: an editor of 'ELSEWHERE'");
    expect(problemsOf({ units: { ...units!, sections: [{ ...first, editor: 'property' }] } })).toContain(
      "units.sections.0.editor: an editor of 'OVERVIEW-DETAILS'",
    );
    expect(problemsOf({ units: { ...units!, sections: [first, first] } })).toEqual([
      'units.sections.1: a key and a collection of its own',
    ]);
  });
});

describe('the problems of an area of defined records', () => {
  const name = 'notices';
  const editor = defineEditor({
    name,
    title: 'Notice',
    stored: { record: name },
    fields: {
      title: { type: 'text', label: 'Title', stored: 'title' },
      day: { type: 'date', label: 'Day', stored: 'day' },
      opens: { type: 'time', label: 'Opens', stored: 'opens' },
      seats: { type: 'number', label: 'Seats', stored: 'seats' },
      isShown: { type: 'toggle', label: 'Status', stored: 'isShown', labels: { on: 'Shown', off: 'Hidden' } },
    },
  });
  const scopes = { read: 'read:notices', create: 'create:notices', update: 'update:notices', delete: 'delete:notices' };
  const area: DefinedRecordArea = {
    name,
    path: '/manage-notices',
    menu: { label: 'Manage Notices', icon: 'article', position: 900 },
    access: scopes,
    store: { kind: 'records', name, active: 'isShown' },
    list: {
      kind: 'table',
      heading: 'Notices',
      searchLabel: 'Notices',
      columns: [
        { field: 'title', label: 'Title' },
        { field: 'updated_at', label: 'Date Updated' },
      ],
      sort: { by: 'position', order: 'ASC' },
      activeToggle: true,
      filters: [
        { key: 'title', label: 'Title', by: 'text' },
        { key: 'day', label: 'Day', by: 'dates' },
        { key: 'seats', label: 'Seats', by: 'numbers' },
        { key: 'isShown', label: 'Shown', by: 'flag' },
      ],
    },
    entries: { noun: 'notice', editors: { add: name, change: name }, opens: 'drawer' },
  };
  const areaProblemsOf = (change: Partial<DefinedRecordArea>, others: readonly AreaDefinition[] = []) =>
    areaReferenceProblems({ ...area, ...change }, [editor], others).map((problem) => printProblem(name, problem));
  const withList = (change: Partial<DefinedRecordArea['list']>) =>
    areaProblemsOf({ list: { ...area.list, ...change } });

  it('are none when everything fits', () => {
    expect(areaProblemsOf({}, [area])).toEqual([]);
  });

  it('include missing access', () => {
    const { access: _, ...open } = area;
    expect(findProblems({ editors: [editor], areas: [open] })).toMatchObject([{ where: 'access', got: 'nothing' }]);
  });

  it.each([
    ['Notices', 'a name in kebab form'],
    ['career', 'a name that no other records have'],
    ['mdor_document', 'a name in kebab form'],
    ['link', 'a name that no other records have'],
  ])('include a store named %s', (given, expected) => {
    expect(areaProblemsOf({ store: { kind: 'records', name: given } })).toContain(
      `notices at store.name: expected ${expected}, got "${given}"`,
    );
  });

  it('include a store that another area has', () => {
    const other = { ...area, name: 'other' };
    expect(areaProblemsOf({}, [area, other])).toEqual([
      'notices at store.name: expected a name that no other records have, got "notices"',
    ]);
  });

  it('include unknown editors', () => {
    const entries = { ...area.entries, editors: { add: 'notice', change: name } };
    expect(areaProblemsOf({ entries })).toEqual([
      "notices at entries.editors.add: expected an editor of the records 'notices', got \"notice\"; did you mean 'notices'?",
    ]);
  });

  it('include an active property that is no toggle, and a list toggle without one', () => {
    expect(areaProblemsOf({ store: { kind: 'records', name, active: 'isshown' } })).toEqual([
      'notices at store.active: expected the property of a toggle, got "isshown"; did you mean \'isShown\'?',
    ]);
    expect(areaProblemsOf({ store: { kind: 'records', name } })).toEqual([
      'notices at store.active: expected the property that the toggle of the list goes by, got nothing',
    ]);
  });

  it('include editors of other records', () => {
    const otherEditor = { ...editor, stored: { record: 'notice' } };
    expect(areaReferenceProblems(area, [otherEditor]).map(({ where }) => where)).toContain('entries.editors.change');
  });

  it('include columns, filters and sorting by properties that its editors do not have', () => {
    expect(withList({ columns: [{ field: 'titel', label: 'Title' }] })).toEqual([
      'notices at list.columns.0.field: expected a property of its editors, got "titel"; did you mean \'title\'?',
    ]);
    expect(withList({ filters: [{ key: 'place', label: 'Place' }] })).toEqual([
      'notices at list.filters.0.key: expected a property of its editors, got "place"',
    ]);
    expect(withList({ sort: { by: 'days', order: 'ASC' } })).toEqual([
      'notices at list.sort.by: expected a property of its editors, got "days"; did you mean \'day\'?',
    ]);
  });

  it('include filters that do not suit the type of their property', () => {
    expect(withList({ filters: [{ key: 'title', label: 'Title', by: 'dates' }] })).toEqual([
      'notices at list.filters.0.by: expected "choice" or "text", got "dates"',
    ]);
    expect(withList({ filters: [{ key: 'isShown', label: 'Shown' }] })).toEqual([
      'notices at list.filters.0.by: expected "flag", got "choice"',
    ]);
    expect(withList({ filters: [{ key: 'opens', label: 'Opens', by: 'dates' }] })).toEqual([
      'notices at list.filters.0.by: expected no filter by a field of type time, got "dates"',
    ]);
  });

  it('include a filter by a property that a brand lacks, unless the filter is one of the other brands', () => {
    const seats = { type: 'number', label: 'Seats', stored: 'seats', brands: ['AVIDA'] } as const;
    const ofAvida = { ...editor, fields: { ...editor.fields, seats } };
    const filter = { key: 'seats', label: 'Seats', by: 'numbers' } as const;
    const problemsWith = (change: Partial<typeof filter> & Pick<DefinedRecordArea, 'brands'>) =>
      areaReferenceProblems({ ...area, list: { ...area.list, filters: [{ ...filter, ...change }] } }, [ofAvida]);
    expect(problemsWith({}).map((problem) => printProblem(name, problem))).toEqual([
      'notices at list.filters.0.key: expected a property that ALP, AMAIA, ALISI has too, got "seats"',
    ]);
    expect(problemsWith({ brands: ['AVIDA'] })).toEqual([]);
  });
});

describe('the problems of a page editor', () => {
  const [property] = editors;

  it('include fields to remove that are not stored, and buttons without a label', () => {
    const page = { tag: 'X-{BRAND}', name: { from: ['overview.projectName'] }, save: 'updateFields' } as const;
    const wrong = { ...property, stored: { page: { ...page, removes: ['CASTLE'] } } };
    expect(findProblems(wrong).map(({ where }) => where)).toEqual(['stored.page.removes.0']);
    expect(findProblems({ ...property, saving: { create: { question: 'Sure?' } } }).map(({ where }) => where)).toEqual([
      'saving.create.label',
    ]);
  });
});
