import { defineArea, defineBrand, defineEditor, FIRST } from '../../../../src/definition';

/** A valid form with fields of most types. */
const aboutUs = defineEditor({
  name: 'about-us',
  title: 'About Us',
  stored: {
    page: {
      tag: 'ABOUT-{BRAND}',
      slug: 'about-us-{brand}',
      name: 'About Us {BRAND}',
      save: 'updateFields',
      removes: ['LEAD'],
    },
  },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'ABOUT' },
      layout: [[['title'], ['lead']]],
      fields: {
        title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.', maxLength: 80 },
        lead: { type: 'multiline', label: 'Lead', stored: 'LEAD' },
        kind: {
          type: 'radio',
          label: 'Kind',
          stored: 'KIND',
          choices: [
            { value: 'short', label: 'Short' },
            { value: 'long', label: 'Long' },
          ],
        },
        since: { type: 'date', label: 'Since', stored: 'SINCE' },
        until: { type: 'date', label: 'Until', stored: 'UNTIL', laterThan: 'since' },
        lowest: { type: 'number', label: 'Lowest', stored: 'LOWEST', atMost: 'highest' },
        highest: { type: 'number', label: 'Highest', stored: 'HIGHEST', min: 0, max: 100 },
        isShown: { type: 'toggle', label: 'Shown', stored: 'IS-SHOWN', labels: { on: 'Show', off: 'Hide' } },
        ofAvida: { type: 'text', label: 'Of AVIDA', stored: 'OF-AVIDA', brands: ['AVIDA'] },
        picture: { type: 'image', label: 'Picture', stored: 'PICTURE' },
        links: {
          type: 'list',
          label: 'Links',
          itemLabel: 'Link',
          addLabel: 'Add Link',
          stored: { in: 'LINKS', each: 'LINK' },
          fields: {
            name: { type: 'text', label: 'Name', stored: 'NAME' },
            address: { type: 'link', label: 'Address', stored: 'ADDRESS' },
          },
        },
      },
    },
  },
  overlays: { ALP: { fields: { main: { fields: { title: { maxLength: 40 } } } } } },
});

const facts = defineEditor({
  name: 'facts',
  title: 'Facts',
  stored: { page: { tag: 'ABOUT-{BRAND}', slug: 'facts-{brand}', name: 'Facts {BRAND}', save: 'rewriteContainers' } },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'FACTS' },
      fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } },
    },
  },
});

const notice = defineEditor({
  name: 'notice',
  title: 'Notice',
  stored: { record: 'notices' },
  fields: {
    title: { type: 'text', label: 'Title', stored: 'title', required: 'Title is required.' },
    day: { type: 'date', label: 'Day', stored: 'day' },
    seats: { type: 'number', label: 'Seats', stored: 'seats' },
    isShown: { type: 'toggle', label: 'Status', stored: 'isShown', labels: { on: 'Shown', off: 'Hidden' } },
  },
});

const vacancy = defineEditor({
  name: 'vacancy',
  title: 'Vacancy',
  stored: { record: 'career' },
  fields: {
    title: { type: 'text', label: 'Title', stored: 'title' },
    isVisible: { type: 'toggle', label: 'Visible', stored: 'isVisible', labels: { on: 'Yes', off: 'No' } },
  },
});

const house = defineEditor({
  name: 'house',
  title: 'House',
  stored: { page: { tag: 'HOUSES-{BRAND}', name: { from: ['main.title'] }, save: 'updateTree' } },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'HOUSE', collection: 'MAIN' },
      fields: {
        title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.' },
        kind: { type: 'choice', label: 'Kind', stored: 'KIND', choices: ['Villa', 'Flat'] },
        picture: { type: 'image', label: 'Picture', stored: 'PICTURE' },
      },
    },
  },
});

const rooms = defineEditor({
  name: 'rooms',
  title: 'Rooms',
  stored: { collection: 'ROOMS', save: 'replaceCollection' },
  fields: { count: { type: 'number', label: 'Count', stored: 'COUNT' } },
});

const externalLinks = defineEditor({
  name: 'external-links',
  title: 'External Links',
  stored: { rows: 'links', where: { category: 'external' } },
  fields: {
    links: {
      type: 'list',
      label: 'Links',
      itemLabel: 'Link',
      addLabel: 'Add Link',
      stored: { each: 'LINK' },
      fields: { name: { type: 'text', label: 'Name', stored: 'name' } },
    },
  },
});

const socialLinks = defineEditor({
  ...externalLinks,
  name: 'social-links',
  title: 'Social Links',
  stored: { rows: 'links', where: { category: 'social' } },
});

function scopesOf(name: string) {
  return { read: `read:${name}`, create: `create:${name}`, update: `update:${name}`, delete: `delete:${name}` };
}

const about = defineArea({
  name: 'about',
  path: '/manage-about',
  menu: { label: 'Manage About', icon: 'business', position: 10 },
  access: scopesOf('about'),
  store: { kind: 'page', tag: 'ABOUT-{BRAND}' },
  list: {
    kind: 'table',
    heading: 'About',
    searchLabel: 'About',
    columns: [
      { field: 'name', label: 'Page Name', sortable: true },
      { field: 'updated_at', label: 'Date Updated', format: 'date' },
    ],
    sort: { by: 'updated_at', order: 'DESC' },
    activeToggle: true,
    csv: 'about',
    add: { label: 'Add Page', offers: 'missing tabs' },
  },
  tabs: [
    { key: 'about-us', label: 'About Us', editor: 'about-us' },
    { key: 'facts', label: 'Facts', editor: 'facts', access: 'manage:facts' },
  ],
});

const notices = defineArea({
  name: 'notices',
  path: '/manage-notices',
  menu: { label: 'Manage Notices', icon: 'article', position: 20 },
  access: scopesOf('notices'),
  store: { kind: 'records', name: 'notices', active: 'isShown' },
  list: {
    kind: 'table',
    heading: 'Notices',
    searchLabel: 'Notices',
    columns: [
      { field: 'title', label: 'Title' },
      { field: 'day', label: 'Day', format: 'date' },
    ],
    sort: { by: 'position', order: 'ASC' },
    activeToggle: true,
    filters: [
      { key: 'title', label: 'Title', by: 'text' },
      { key: 'day', label: 'Day', by: 'dates' },
    ],
    bulk: [
      { label: 'Hide', does: { set: { isShown: false } }, question: 'Hide {count} {entries}?', on: 'active' },
      { label: 'Delete', does: 'remove', question: 'Delete {count} {entries}?' },
    ],
    add: { label: 'Add Notice', offers: 'new entry' },
  },
  entries: {
    noun: 'notice',
    editors: { add: 'notice', change: 'notice' },
    opens: 'drawer',
    page: '{id}',
    removal: { title: 'Delete?', question: 'Delete it?', named: ['title'], done: 'Done', failed: 'Failed' },
  },
});

const vacancies = defineArea({
  name: 'vacancies',
  path: '/manage-jobs/vacancies',
  menu: {
    label: 'Vacancies',
    icon: 'work',
    position: 30,
    group: { label: 'Jobs', path: '/manage-jobs', start: 'vacancies' },
  },
  access: { read: 'read:careers', create: 'create:careers', update: 'update:careers' },
  records: [{ kind: 'career' }],
  store: { kind: 'record', record: 'career' },
  visibility: 'isVisible',
  list: {
    kind: 'table',
    heading: 'Vacancies',
    searchLabel: 'Vacancies',
    columns: [{ field: 'title', label: 'Title' }],
    sort: { by: 'title', order: 'ASC' },
    activeToggle: false,
    filters: [
      {
        key: 'location',
        label: 'Location',
        choices: [
          { value: 'north', label: 'North' },
          { value: 'south', label: 'South' },
        ],
      },
    ],
    add: { label: 'Add', offers: 'new entry' },
  },
  entries: {
    noun: 'vacancy',
    plural: 'vacancies',
    editors: { add: 'vacancy', change: 'vacancy' },
    opens: 'page',
    page: 'vacancy/{id}',
    actions: [{ kind: 'address', label: 'Address', sites: ['alp'], path: '/jobs', parameters: { t: 'title' } }],
  },
});

const houses = defineArea({
  name: 'houses',
  path: '/manage-houses',
  menu: { label: 'Manage Houses', icon: 'home', position: 40 },
  access: scopesOf('houses'),
  store: { kind: 'pages', tag: 'HOUSES-{BRAND}' },
  list: {
    kind: 'cards',
    heading: 'Houses',
    searchLabel: 'Houses',
    addLabel: 'Add House',
    tag: 'category',
    lines: [{ kind: 'text', value: 'category', missing: 'kind' }, { kind: 'date' }],
    filters: [{ label: 'Rooms', value: 'rooms' }],
    tabs: [{ category: 'Villa', label: 'Villas' }],
    csv: 'houses',
    canFeature: false,
    loadError: 'Something went wrong.',
  },
  card: {
    category: [{ at: ['HOUSE', 'MAIN'], field: 'KIND' }],
    rooms: [{ at: ['UNITS', FIRST, 'ROOMS'], field: 'COUNT' }],
    cover: [{ at: ['HOUSE', 'MAIN'], field: 'PICTURE', as: 'file' }],
  },
  editor: 'house',
  headings: { add: 'Add House', change: 'Edit House' },
  kindField: 'main.kind',
  kindAliases: { mansion: 'Villa' },
  units: {
    container: 'UNITS',
    order: 1,
    noun: 'unit',
    newName: 'NEW-UNIT',
    severalFor: ['Flat'],
    noAccess: 'No access',
    sections: [{ key: 'rooms', label: 'Rooms', editor: 'rooms', access: 'manage:rooms', collection: 'ROOMS' }],
  },
});

const links = defineArea({
  name: 'links',
  path: '/manage-links',
  menu: { label: 'Manage Links', icon: 'link', position: 50 },
  access: { read: 'read:links', create: 'update:links', update: 'update:links', delete: 'update:links' },
  records: [{ kind: 'link' }],
  store: { kind: 'rows' },
  noun: 'list of links',
  plural: 'links',
  tabs: [
    { key: 'external', label: 'External Links', editor: 'external-links' },
    { key: 'social', label: 'Social Links', editor: 'social-links' },
  ],
});

/** Definitions of every kind, valid together and alone. Each mistake changes something in them. */
export const sound = {
  editors: {
    about: { 'about-us': aboutUs, facts },
    notices: { notice },
    vacancies: { vacancy },
    houses: { house, rooms },
    links: { 'external-links': externalLinks, 'social-links': socialLinks },
  },
  areas: { about, notices, vacancies, houses, links },
  brands: {
    ALP: defineBrand({
      name: 'ALP',
      position: 10,
      accent: { light: '#7a5c2e', dark: '#d9b678' },
      fieldDefaults: { image: { altText: true } },
    }),
    AVIDA: defineBrand({
      name: 'AVIDA',
      position: 20,
      accent: { light: '#b3382c', dark: '#f0938a' },
      fieldDefaults: {},
    }),
    AMAIA: defineBrand({
      name: 'AMAIA',
      position: 30,
      accent: { light: '#2f6b3a', dark: '#8fce9b' },
      fieldDefaults: {},
    }),
    ALISI: defineBrand({
      name: 'ALISI',
      position: 40,
      accent: { light: '#1f5f8b', dark: '#86c1ea' },
      fieldDefaults: {},
    }),
  },
} as const;
