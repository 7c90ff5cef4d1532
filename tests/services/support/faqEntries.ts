import type { Definitions } from '../../../server/definitions';
import { defineArea, defineEditor, type AreaDefinition, type RecordArea } from '../../../src/definition';

/** The name of its store. */
export const FAQ = 'faq';

/** An area of records as in a folder of definitions, with every kind of filter that a list can have. */
const faqArea = defineArea({
  name: 'faq',
  path: '/manage-faq',
  menu: { label: 'FAQ', icon: 'article', position: 90 },
  // Scopes that the demo accounts have.
  access: { read: 'read:showroom', create: 'create:showroom', update: 'update:showroom', delete: 'delete:showroom' },
  brands: ['ALP', 'AVIDA'],
  store: { kind: 'records', name: FAQ, active: 'active' },
  list: {
    kind: 'table',
    heading: 'FAQ Entries',
    searchLabel: 'FAQ Entries',
    columns: [
      { field: 'question', label: 'Question', sortable: true },
      { field: 'topic', label: 'Topic', sortable: true },
      { field: 'rank', label: 'Rank', sortable: true },
      { field: 'since', label: 'Since', sortable: true, format: 'date' },
    ],
    sort: { by: 'position', order: 'ASC' },
    activeToggle: true,
    filters: [
      { key: 'topic', label: 'Topic' },
      { key: 'answer', label: 'Answer', by: 'text' },
      { key: 'since', label: 'Since', by: 'dates' },
      { key: 'reviewed', label: 'Reviewed', by: 'dates' },
      { key: 'season', label: 'Season', by: 'dates' },
      { key: 'rank', label: 'Rank', by: 'numbers' },
      { key: 'pinned', label: 'Pinned', by: 'flag' },
    ],
    add: { label: 'Add Entry', offers: 'new entry' },
  },
  entries: { noun: 'entry', plural: 'entries', editors: { add: 'faq-entry', change: 'faq-entry' }, opens: 'page' },
} satisfies RecordArea);

const faqEntry = defineEditor({
  name: 'faq-entry',
  title: 'FAQ Entry',
  stored: { record: FAQ },
  fields: {
    main: {
      type: 'group',
      label: 'Entry',
      fields: {
        question: { type: 'text', label: 'Question', stored: 'question', required: 'Question is required.' },
        answer: { type: 'richText', label: 'Answer', stored: 'answer' },
        topic: {
          type: 'choice',
          label: 'Topic',
          stored: 'topic',
          choices: [
            { value: 'buying', label: 'Buying a home' },
            { value: 'living', label: 'Living in it' },
          ],
        },
        rank: { type: 'number', label: 'Rank', stored: 'rank', min: -1_000_000, max: 1_000_000 },
        since: { type: 'date', label: 'Since', stored: 'since' },
        until: { type: 'date', label: 'Until', stored: 'until', laterThan: 'since' },
        reviewed: { type: 'dateTime', label: 'Reviewed', stored: 'reviewed' },
        season: { type: 'month', label: 'Season', stored: 'season' },
        active: {
          type: 'toggle',
          label: 'Status',
          stored: 'active',
          labels: { on: 'Active', off: 'Inactive' },
          default: true,
        },
        pinned: { type: 'toggle', label: 'Pinned', stored: 'pinned', labels: { on: 'Yes', off: 'No' } },
        link: { type: 'link', label: 'Link', stored: 'link' },
        image: { type: 'image', label: 'Image', stored: 'image' },
        leaflet: { type: 'document', label: 'Leaflet', stored: 'leaflet.file' },
        related: { type: 'entries', label: 'Related entries', stored: 'related', area: FAQ },
      },
    },
  },
});

/** Definitions with one area of records, and no other. */
export const faqDefinitions: Definitions = {
  areas: [faqArea] satisfies readonly AreaDefinition[],
  editorsOfArea: { faq: () => Promise.resolve([faqEntry]) },
};

/**
 * The same with a second area, "tips", whose records are stored in the same table, are sorted by their questions, and are not told apart
 * as active and inactive.
 */
export const faqAndTips: Definitions = {
  areas: [
    faqArea,
    {
      ...faqArea,
      ...{ name: 'tips', path: '/manage-tips', store: { kind: 'records', name: 'tips' } },
      list: { ...faqArea.list, sort: { by: 'question', order: 'ASC' }, activeToggle: false },
    },
  ],
  editorsOfArea: {
    ...faqDefinitions.editorsOfArea,
    tips: () => Promise.resolve([{ ...faqEntry, stored: { record: 'tips' } }]),
  },
};
