import type { Mistake, MissedMistake } from './mistake';
import { WITHOUT_EDITORS } from './areas';
import { sound } from './base';

const { facts } = sound.editors.about;

/** Mistakes in definitions that are valid on their own. */
export const MISTAKES_TOGETHER: readonly Mistake[] = [
  {
    what: 'columns, filters and facts of a property that only brands outside the area have',
    set: {
      'areas.notices.brands': ['ALP'],
      'editors.notices.notice.fields.day.brands': ['AVIDA'],
      'areas.notices.entries.view': { name: 'user-detail', facts: [{ field: 'day', label: 'Day' }] },
    },
    at: 'entries.view.facts.0.field',
    expected: 'one of title, seats, isShown',
    also: ['list.columns.1.field', 'list.filters.1.key'],
  },
  {
    what: 'a column of a property that a brand lacks',
    set: {
      'editors.notices.notice.fields.seats.brands': ['ALP', 'AVIDA', 'AMAIA'],
      'areas.notices.list.columns.2': { field: 'seats', label: 'Seats' },
    },
    at: 'list.columns.2.field',
    expected: 'a property that ALISI has too',
  },
  {
    what: 'a column for a brand that the area does not have',
    set: {
      'areas.notices.brands': ['ALP', 'AVIDA'],
      'areas.notices.list.columns.1.brands': ['ALP', 'ALISI'],
      'areas.notices.list.filters.1.brands': [],
    },
    at: 'list.columns.1.brands.1',
    expected: 'a brand that the area has: ALP, AVIDA',
    also: ['list.filters.1.brands'],
  },
  {
    what: 'a reference to an area that a brand of the field lacks',
    set: {
      'areas.notices.brands': ['ALP', 'AVIDA', 'AMAIA'],
      'editors.about.about-us.fields.main.fields.extra': {
        type: 'entries',
        label: 'Extra',
        stored: 'EXTRA',
        area: 'notices',
      },
    },
    at: 'fields.main.fields.extra.area',
    expected: 'that of an area that ALISI has too',
  },
  {
    what: 'a reference to pages that a brand of the field lacks',
    set: {
      'areas.houses.brands': ['ALP', 'AVIDA'],
      'editors.about.about-us.fields.main.fields.extra': {
        type: 'pages',
        label: 'Extra',
        stored: { field: 'EXTRA', as: { join: ',' } },
        pages: { tag: 'HOUSES-{BRAND}' },
        brands: ['ALP', 'AMAIA'],
      },
    },
    at: 'fields.main.fields.extra.pages.tag',
    expected: 'that of an area that AMAIA has too',
  },
  {
    what: 'two areas at one address',
    set: { 'areas.notices.path': '/manage-about' },
    at: 'path',
    expected: 'an address of its own',
    got: '"/manage-about", which the area \'about\' has',
  },
  {
    what: 'an area below the entries of another one',
    set: { 'areas.notices.path': '/manage-about/notices' },
    at: 'path',
    expected: "an address that is not below another area's",
  },
  {
    what: 'two areas of one name',
    set: { 'areas.notices.name': 'about' },
    at: 'name',
    expected: 'a name that no other area has',
    also: [...WITHOUT_EDITORS, 'entries.editors', 'entries.editors'],
  },
  {
    what: 'two areas at one place of the menu',
    set: { 'areas.notices.menu.position': 10 },
    at: 'menu.position',
    expected: 'a position of its own',
  },
  {
    what: 'two areas of one label',
    set: { 'areas.notices.menu.label': 'Manage About' },
    at: 'menu.label',
    expected: 'a label of its own',
  },
  {
    what: 'two areas of one tag',
    set: { 'areas.houses.store.tag': 'ABOUT-{BRAND}' },
    at: 'store.tag',
    expected: 'a tag of its own',
    also: ['editor'],
  },
  {
    what: 'a reference to an area that there is not',
    set: {
      'editors.about.about-us.fields.main.fields.extra': {
        type: 'entries',
        label: 'Extra',
        stored: 'EXTRA',
        area: 'notises',
      },
    },
    at: 'fields.main.fields.extra.area',
    expected: 'one of notices, vacancies',
    suggestion: 'notices',
  },
  {
    what: 'a reference to an area of pages',
    set: {
      'editors.about.about-us.fields.main.fields.links.fields.extra': {
        type: 'entries',
        label: 'Extra',
        stored: 'EXTRA',
        area: 'houses',
      },
    },
    at: 'fields.main.fields.links.fields.extra.area',
    expected: 'one of notices, vacancies',
  },
  {
    what: 'a reference of one brand to an area that there is not',
    set: {
      'editors.about.about-us.overlays.ALP.fields.main.fields.extra': {
        ...{ type: 'entries', label: 'Extra', stored: 'EXTRA', area: 'notises' },
      },
    },
    at: 'overlays.ALP.fields.main.fields.extra.area',
    expected: 'one of notices, vacancies',
    suggestion: 'notices',
    brand: 'ALP',
  },
  ...[
    { tag: 'HOUSE-{BRAND}', suggestion: 'HOUSES-{BRAND}' },
    { tag: 'ABOUT-APL', suggestion: 'ABOUT-{BRAND}' },
  ].map(({ tag, suggestion }) => ({
    what: `a reference to pages with the tag ${tag}, which no area has`,
    set: {
      'editors.about.about-us.fields.main.fields.extra': {
        ...{ type: 'pages', label: 'Extra', stored: { field: 'EXTRA', as: { join: ',' } }, pages: { tag } },
      },
    },
    at: 'fields.main.fields.extra.pages.tag',
    expected: 'the tag of an area of pages: one of ABOUT-{BRAND}, HOUSES-{BRAND}',
    suggestion,
  })),
  {
    what: 'two areas of the same records',
    set: { 'areas.links.records': [{ kind: 'career' }] },
    at: 'store',
    expected: 'records of its own',
  },
  {
    what: 'a store that the specification has',
    set: { 'areas.notices.store.name': 'career', 'editors.notices.notice.stored.record': 'career' },
    at: 'store.name',
    expected: 'a name that no other records have',
  },
  ...['page', 'plan', 'deployment'].map((name) => ({
    what: `a store with the name that events of a ${name} have`,
    set: { 'areas.notices.store.name': name, 'editors.notices.notice.stored.record': name },
    at: 'store.name',
    expected: 'a name that no other records have',
  })),
  {
    what: 'two editors of one name',
    set: {
      'editors.notices.facts': {
        ...facts,
        stored: { record: 'notices' },
        fields: { text: { type: 'text', label: 'Text', stored: 'text' } },
      },
    },
    at: 'name',
    expected: 'a name that no other editor has',
    got: '"facts", as editor 2 is called too',
    also: ['entries.editors'],
  },
  {
    what: 'two editors that write the same stored fields',
    set: {
      'editors.about.again': { ...facts, name: 'again' },
      'areas.about.tabs.2': { key: 'again', label: 'Again', editor: 'again' },
    },
    at: 'fields',
    expected: 'stored fields of its own',
    got: "DEFAULT / FACTS / TEXT, which the editor 'facts' stores too",
  },
  {
    what: 'two editors that write the same stored fields for one brand',
    set: {
      'editors.about.again': {
        ...{ ...facts, name: 'again' },
        fields: {
          main: { ...facts.fields['main'], fields: { more: { type: 'text', label: 'More', stored: 'MORE' } } },
        },
        overlays: { ALP: { fields: { main: { fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } } } } } },
      },
      'areas.about.tabs.2': { key: 'again', label: 'Again', editor: 'again' },
    },
    at: 'fields',
    expected: 'stored fields of its own',
    got: "DEFAULT / FACTS / TEXT, which the editor 'facts' stores too",
  },
  {
    what: 'two editors of the same rows',
    set: { 'editors.links.social-links.stored': { rows: 'links', where: { category: 'external' } } },
    at: 'stored.where',
    expected: 'rows of its own',
  },
  { what: 'a brand without facts', set: { 'brands.ALISI': undefined }, at: '', expected: 'the facts of ALISI' },
];

/** Mistakes that the checks cannot find, with the reason. */
export const MISSED: readonly MissedMistake[] = [
  {
    what: 'a value that is asked for, and cannot be given',
    set: { 'editors.about.about-us.fields.main.fields.title.readOnly': true },
    why: 'the specification has such a field: the brand of a stored role (ROLE-008, ROLE-009)',
  },
  {
    what: 'a limit that is a typing error',
    set: { 'editors.about.about-us.fields.main.fields.title.maxLength': 8 },
    why: 'only the one who asked for it knows that 80 was meant',
  },
];
