import { expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { defineEditor, type Brand } from '../../../src/definition';
import { newPage, planSave, type FieldCollection, type FormItem } from '../../../src/tree';

const definition = defineEditor({
  name: 'parts',
  title: 'Parts',
  stored: { page: { tag: 'P-{BRAND}', slug: 'parts-{brand}', name: 'Parts {BRAND}', save: 'rewriteContainers' } },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'FC' },
      fields: {
        parts: {
          type: 'blocks',
          label: 'Parts',
          itemLabel: 'Part',
          addLabel: 'Add Part',
          stored: { in: 'PARTS', each: 'PART-{type}' },
          types: {
            NOTE: { label: 'Note', fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } } },
            OFFER: {
              label: 'Offer',
              brands: ['AVIDA'],
              fields: { price: { type: 'text', label: 'Price', stored: 'PRICE' } },
            },
          },
        },
      },
    },
  },
});

const REQUEST = { brandId: 'brand-1' } as const;

function counter(): () => string {
  let count = 0;
  return () => `new-${++count}`;
}

/** Stored blocks of a page after a brand changed the first one; the second is of a type that only one brand has. */
function partsAfterSaveOf(brand: Brand): readonly FieldCollection[] {
  const original = compileEditor(definition, brands.AVIDA);
  const newId = counter();
  const empty = newPage({ ...REQUEST, editor: original.editor, newId });
  const blocks = [
    { type: 'NOTE', text: 'a' },
    { type: 'OFFER', price: '9' },
  ];
  const stored = original.lens.formToTree({ main: { parts: blocks } }, { ...empty, revision: 1 }, newId);
  const { editor, lens } = compileEditor(definition, brands[brand]);
  const form = lens.treeToForm(stored) as unknown as { main: { parts: readonly FormItem[] } };
  const parts = form.main.parts.map((part, index) => (index === 0 ? { ...part, text: 'b' } : part));
  const editedForm = { main: { parts } };
  const next = lens.formToTree(editedForm, stored, newId);
  const { page } = planSave({ ...REQUEST, editor, stored, next, newId });
  return page.containers[0]?.field_collections[0]?.children[0]?.children ?? [];
}

it.each<Brand>(['AVIDA', 'ALP'])('a save by %s keeps blocks of a brand-specific type', (brand) => {
  const parts = partsAfterSaveOf(brand);
  expect(parts.map(({ name, order }) => [name, order])).toEqual([
    ['PART-NOTE', 0],
    ['PART-OFFER', 1],
  ]);
  expect(parts.map(({ fields }) => fields[0]?.value)).toEqual(['b', '9']);
});
