import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { article } from '../../../schemas/content/article';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { compileEditor } from '../../../src/compile';
import { placeFields } from '../../../src/definition';
import { differences } from '../../../src/form';
import type { FormData, FormItem } from '../../../src/tree';

const { fields } = compileEditor(aboutUs, brands.ALP).editor;
const ofArticles = compileEditor(article, brands.ALP).editor.fields;
const A: FormItem = { $id: 'a', web: '<p>One</p>' };
const B: FormItem = { $id: 'b', web: '<p>Two</p>' };
const C: FormItem = { $id: 'c', web: '<p>Three</p>' };

function form(main: FormData): FormData {
  return { main: { title: 'About', bodies: [], images: [], ...main } };
}

/** The differences as 'kind: labels'. */
function described(before: FormData, after: FormData): readonly string[] {
  return differences(fields, { before: form(before), after: form(after) }).map(
    ({ kind, labels }) => `${kind}: ${labels.join(' › ')}`,
  );
}

describe('an item of a list with a summary', () => {
  const offices = {
    offices: {
      type: 'list',
      label: 'Offices',
      itemLabel: 'Office',
      addLabel: 'Add Office',
      stored: { each: 'OFFICE' },
      summary: ['name'],
      fields: {
        name: { type: 'text', label: 'Name', stored: 'NAME' },
        desk: { type: 'text', label: 'Desk', stored: 'DESK' },
      },
    },
  } as const;
  const placed = placeFields(offices);
  const makati = { $id: 'm', name: 'Makati', desk: 'Ground floor' };

  function labels(before: readonly FormItem[], after: readonly FormItem[]) {
    return differences(placed, { before: { offices: before }, after: { offices: after } }).map((one) => one.labels);
  }

  it('is identified by its position and its name', () => {
    expect(labels([makati], [{ ...makati, desk: 'First floor' }])).toEqual([['Office 1 (Makati)', 'Desk']]);
    expect(labels([makati], [])).toEqual([['Office 1 (Makati)']]);
    expect(labels([], [{ ...makati, name: 'M'.repeat(50) }])).toEqual([[`Office 1 (${'M'.repeat(40)}…)`]]);
  });

  it('is identified by its position alone while it has no name', () => {
    expect(labels([{ $id: 'm' }], [{ $id: 'm', desk: 'First floor' }])).toEqual([['Office 1', 'Desk']]);
  });
});

describe('the differences between two forms', () => {
  it('are described by the labels of the fields, with both values', () => {
    expect(differences(fields, { before: form({ title: 'Old' }), after: form({ title: 'New' }) })).toMatchObject([
      { kind: 'changed', labels: ['Title'], before: 'Old', after: 'New', field: { type: 'text' } },
    ]);
  });

  it.each([
    ['an item that was added', { bodies: [A, B] }, { bodies: [A, C, B] }, ['added: Body 2']],
    ['an item that was removed', { bodies: [A, B, C] }, { bodies: [A, C] }, ['removed: Body 2']],
    ['a field of an item', { bodies: [A, B] }, { bodies: [A, { ...B, web: 'x' }] }, ['changed: Body 2 › Web Content']],
    ['an order', { bodies: [A, B, C] }, { bodies: [C, A, B] }, ['moved: Body 3']],
    ['rows that changed places', { bodies: [A, B, C] }, { bodies: [C, B, A] }, ['moved: Body 1', 'moved: Body 2']],
    [
      'an item among others whose ids were made anew',
      { bodies: [A, B, C] },
      {
        bodies: [
          { ...A, $id: 'x' },
          { ...C, $id: 'y' },
        ],
      },
      ['removed: Body 2'],
    ],
    [
      'an item of a list that knows no ids',
      { bodies: [A, B].map((item, index) => ({ ...item, $id: `#${index}` })) },
      { bodies: [C, A, B].map((item, index) => ({ ...item, $id: `#${index}` })) },
      ['added: Body 1'],
    ],
    [
      'a picture, as one value',
      { images: [{ $id: 'i', key: 'a.png', caption: 'Old', altText: 'Old' }] },
      { images: [{ $id: 'i', key: 'a.png', caption: 'New', altText: 'New' }] },
      ['changed: Images 1'],
    ],
  ])('names %s', (...[, before, after, expected]) => {
    expect(described(before, after)).toEqual(expected);
  });

  it('do not include absent versus empty values, nor the ids of nodes', () => {
    expect(described({ h1: '', bodies: [A] }, { bodies: [{ ...A, $id: 'z' }] })).toEqual([]);
  });

  it('are none exactly if the values are equal', () => {
    const item = fc.record({ $id: fc.constantFrom('a', 'b', 'c', 'd'), web: fc.constantFrom('x', 'y', 'z') });
    const bodies = fc.uniqueArray(item, { selector: ({ $id }) => $id, maxLength: 4 });
    fc.assert(
      fc.property(bodies, bodies, (before, after) => {
        const isSame = JSON.stringify(before.map(({ web }) => web)) === JSON.stringify(after.map(({ web }) => web));
        expect(described({ bodies: before }, { bodies: after }).length === 0).toBe(isSame);
      }),
    );
  });
});

describe('the differences between two articles', () => {
  const component = { $id: 'c', type: '4', title: 'Garden', video: 'https://www.example.com/a.mp4' };
  const withComponents = (...components: readonly FormItem[]) => ({ content: { components } });

  it.each([
    ['a field of a component', { ...component, title: 'Park' }, ['Row 1 (Park) › Title']],
    ['a component that became another kind', { ...component, type: '6' }, ['Row 1 (Garden)']],
  ])('names %s', (_what, later, expected) => {
    const found = differences(ofArticles, { before: withComponents(component), after: withComponents(later) });
    expect(found.map(({ labels }) => labels.join(' › '))).toEqual(expected);
  });

  it('treat tags as one value', () => {
    const tagged = (...tags: readonly string[]) => ({
      about: { tags: tags.map((tag, index) => ({ $id: `${tag} ${index}`, tag })) },
    });
    const found = differences(ofArticles, { before: tagged('sea'), after: tagged('hill', 'sea') });
    expect(found).toMatchObject([{ kind: 'changed', labels: ['Tags', 'Tags'] }]);
  });
});
