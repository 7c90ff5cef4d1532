import { POSITION, type RecordArea } from '../../src/definition';
import type { RecordQuery, RecordRow, RecordSource } from '../../src/stores/records/source';
import { onlyListed } from './recordSources';

/** A record area from definitions, with a filter of each kind, in a manual order. */
export const questionsArea: RecordArea = {
  name: 'questions',
  path: '/manage-questions',
  menu: { label: 'Manage Questions', icon: 'article', position: 900 },
  access: {
    read: 'read:questions',
    create: 'create:questions',
    update: 'update:questions',
    delete: 'delete:questions',
  },
  store: { kind: 'records', name: 'questions', active: 'isShown' },
  list: {
    kind: 'table',
    heading: 'Questions',
    searchLabel: 'Questions',
    columns: [
      { field: 'question', label: 'Question', sortable: true },
      { field: 'category', label: 'Category', sortable: true },
      { field: 'asked', label: 'Asked', format: 'date', sortable: true },
      { field: 'votes', label: 'Votes', sortable: true },
    ],
    sort: { by: POSITION, order: 'ASC' },
    activeToggle: false,
    filters: [
      { key: 'category', label: 'Category' },
      { key: 'answer', label: 'Answer', by: 'text' },
      { key: 'asked', label: 'Asked', by: 'dates' },
      { key: 'votes', label: 'Votes', by: 'numbers' },
      { key: 'isShown', label: 'Shown', by: 'flag' },
    ],
    csv: 'questions',
    add: { label: 'Add Question', offers: 'new entry' },
  },
  entries: {
    noun: 'question',
    editors: { add: 'questions', change: 'questions' },
    opens: 'drawer',
    removal: { title: 'Delete?', question: 'Delete it?', done: 'It is deleted.', failed: 'It is not deleted.' },
  },
};

/** `count` questions, numbered from 1. */
export function questions(count: number): readonly RecordRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `question-${index + 1}`,
    question: `Question ${index + 1}`,
    answer: index % 2 === 0 ? 'Within a week' : 'By bank transfer',
    category: index % 2 === 0 ? 'Turnover' : 'Payments',
    asked: `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`,
    votes: index,
    isShown: index % 3 !== 0,
  }));
}

/** A source that filters, pages and moves rows as the content service does. */
export function questionSource(all: readonly RecordRow[]): RecordSource {
  let rows = all;
  return {
    ...onlyListed,
    list: async (query) => {
      const found = rows.filter((row) => matchesQuery(row, query));
      const from = (query.page - 1) * query.limit;
      return {
        rows: found.slice(from, from + query.limit),
        total: found.length,
        choices: { category: ['Payments', 'Turnover'].map((value) => ({ value, label: value })) },
      };
    },
    remove: async (id) => {
      rows = rows.filter((row) => row.id !== id);
    },
    move: async (id, before) => {
      const others = rows.filter((row) => row.id !== id);
      const at = before === undefined ? others.length : others.findIndex((row) => row.id === before);
      rows = [...others.slice(0, at), ...rows.filter((row) => row.id === id), ...others.slice(at)];
    },
  };
}

function matchesQuery(row: RecordRow, { search, filters = {}, comparisons = [] }: RecordQuery): boolean {
  const matchesSearch = String(row['question']).includes(search);
  const matchesFilters = Object.entries(filters).every(([key, value]) => String(row[key]) === value);
  return (
    matchesSearch &&
    matchesFilters &&
    comparisons.every((comparison) => satisfies(row[comparison.property], comparison))
  );
}

function satisfies(
  value: RecordRow[string],
  comparison: { readonly contains?: string; readonly from?: string; readonly to?: string },
): boolean {
  const { contains = '', from, to } = comparison;
  const order = (end: string) => (typeof value === 'number' ? value - Number(end) : String(value).localeCompare(end));
  return (
    String(value).toLowerCase().includes(contains.toLowerCase()) &&
    (from === undefined || order(from) >= 0) &&
    (to === undefined || order(to) <= 0)
  );
}
