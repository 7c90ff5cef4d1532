import { expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { topicEditors } from '../../../schemas/home-buying-guide/topics';
import { compileEditor } from '../../../src/compile';
import { findProblems, type StoredPage } from '../../../src/definition';
import { newPage, planSave, type FieldCollection, type Page } from '../../../src/tree';

const compiled = compileEditor(topicEditors[2]!, brands.ALP);
const { editor, lens } = compiled;
const REQUEST = { editor, brand: 'ALP', brandId: 'brand-1' } as const;

function counter(): () => string {
  let count = 0;
  return () => `new-${++count}`;
}

function topic(id: string, name: string, order: number): FieldCollection {
  const field = { id: `${id}-label`, name: `${name}-DEFAULT`, label: name, value: 'Kept', order: 0, meta_data: null };
  return { id, name, order, parentId: null, fields: [field], children: [] };
}

function guideOf(topics: readonly FieldCollection[]): Page {
  const container = { id: 'c1', name: 'BUYERS-GUIDE', order: 0, field_collections: topics };
  return { ...newPage({ ...REQUEST, newId: () => 'p1' }), revision: 4, containers: [container] };
}

const FORM = {
  main: { label: 'How to pay', sections: [{ type: 'RICH-TEXT', header: 'Cash', body: '<p>At the desk</p>' }] },
};

it('[HBG-010] a save adds the missing topics of the page, without values', () => {
  const newId = counter();
  const stored = guideOf([topic('t1', 'RESERVATION-PROCESS', 0)]);
  const next = lens.formToTree(FORM, stored, newId);
  const { page } = planSave({ ...REQUEST, stored, next, newId });
  const [guide] = page.containers;
  expect(guide?.field_collections.map(({ name, order }) => [name, order])).toEqual([
    ['RESERVATION-PROCESS', 0],
    ['DOCUMENTARY-REQUIREMENTS', 1],
    ['PAYMENT-CHANNEL', 2],
    ['FREQUENTLY-ASKED-QUESTIONS', 3],
  ]);
  expect(guide?.field_collections[1]?.fields).toMatchObject([
    { name: 'DOCUMENTARY-REQUIREMENTS-DEFAULT', value: null },
  ]);
  expect(guide?.field_collections[0]).toBe(stored.containers[0]?.field_collections[0]);
});

it('[HBG-012] a save of one topic does not send the others', () => {
  const newId = counter();
  const names = ['RESERVATION-PROCESS', 'DOCUMENTARY-REQUIREMENTS', 'PAYMENT-CHANNEL', 'FREQUENTLY-ASKED-QUESTIONS'];
  const stored = guideOf(names.map((name, order) => topic(`t${order}`, name, order)));
  const next = lens.formToTree(FORM, stored, newId);
  const { operations } = planSave({ ...REQUEST, stored, next, newId });
  expect(operations).toMatchObject([
    {
      operation: 'addOrUpdateContainersFCFields',
      arguments: {
        expected_revision: 4,
        containerData: { containers: [{ id: 'c1', field_collections: [{ id: 't2', name: 'PAYMENT-CHANNEL' }] }] },
      },
    },
  ]);
  const [planned] = operations;
  const sent = planned?.operation === 'addOrUpdateContainersFCFields' ? planned.arguments.containerData.containers : [];
  expect(sent[0]?.field_collections).toHaveLength(1);
});

it('[HBG-011] removed sections are deleted before the rest is written', () => {
  const newId = counter();
  const section = (id: string) => ({ id, name: 'RICH-TEXT', order: 0, parentId: 't2', fields: [], children: [] });
  const payment = { ...topic('t2', 'PAYMENT-CHANNEL', 2), children: [section('s1')] };
  const stored = guideOf([payment]);
  const next = lens.formToTree({ main: { label: 'How to pay', sections: [] } }, stored, newId);
  const { operations } = planSave({ ...REQUEST, stored, next, newId });
  expect(operations.map(({ operation }) => operation)).toEqual([
    'removeMultipleFieldCollection',
    'addOrUpdateContainersFCFields',
  ]);
  expect(operations[0]).toMatchObject({ arguments: { ids: ['s1'] } });
});

it('an incomplete neighbour is a problem of the definition', () => {
  const { page } = editor.stored as { readonly page: StoredPage };
  const [first] = page.alongside ?? [];
  const invalid = { ...topicEditors[2], stored: { page: { ...page, alongside: [{ ...first, order: 'last' }] } } };
  expect(findProblems(topicEditors[2])).toEqual([]);
  expect(findProblems(invalid).map(({ where }) => where)).toEqual(['stored.page.alongside.0.order']);
});
