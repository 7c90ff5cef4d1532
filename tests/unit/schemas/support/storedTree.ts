import { expect } from 'vitest';
import { brands } from '../../../../schemas/brands';
import { properties } from '../../../../schemas/properties/area';
import { compileEditor } from '../../../../src/compile';
import type { Brand, EditorDefinition } from '../../../../src/definition';
import { emptyCollection, newPage, type TreeField, type FieldCollection, type FormData } from '../../../../src/tree';
import { countIds } from '../../../round-trip/support/arbitraryTree';

/** A collection in test notation: order and name, fields, children. */
export interface WrittenCollection {
  readonly node: string;
  readonly fields: readonly WrittenField[];
  readonly children: readonly WrittenCollection[];
}

/** `order NAME`, the label, the value and the texts in meta_data. */
export type WrittenField = readonly [
  node: string,
  label: string | null,
  value: string | null,
  meta?: Readonly<Record<string, string>>,
];

/** A collection, such as `0 OVERVIEW-DETAILS`. */
export function collection(
  node: string,
  fields: readonly WrittenField[] = [],
  children: readonly WrittenCollection[] = [],
): WrittenCollection {
  return { node, fields, children };
}

/** A stored collection in test notation, without ids. */
function written({ name, order, fields, children }: FieldCollection): WrittenCollection {
  return collection(`${order} ${name}`, fields.map(writtenField), children.map(written));
}

function writtenField({ name, order, label, value, meta_data: meta }: TreeField): WrittenField {
  const texts = Object.entries(meta ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const plain = [`${order} ${name}`, label ?? null, value] as const;
  return texts.length > 0 ? [...plain, Object.fromEntries(texts)] : plain;
}

/** Stored form of a collection in test notation; each node gets an id. */
function storedTree(given: WrittenCollection, newId = countIds('stored'), parentId = 'unit'): FieldCollection {
  const { order, name } = partsOf(given.node);
  const id = newId();
  return {
    ...{ id, name, order, parentId },
    fields: given.fields.map(([node, label, value, meta]) => ({
      ...{ id: newId(), ...partsOf(node), label, value, meta_data: meta ?? null },
    })),
    children: given.children.map((child) => storedTree(child, newId, id)),
  };
}

function partsOf(node: string) {
  const [order, ...name] = node.split(' ');
  return { order: Number(order), name: name.join(' ') };
}

/** The form of a stored section. */
export function formOf(definition: EditorDefinition, brand: Brand, stored: WrittenCollection): FormData {
  return compileEditor(definition, brands[brand]).lens.treeToForm(storedTree(stored));
}

/** The collection stored for the form of a section when nothing was stored before. */
export function storedAs(definition: EditorDefinition, brand: Brand, form: FormData): WrittenCollection {
  const { editor, lens } = compileEditor(definition, brands[brand]);
  const { sections = [] } = properties.units ?? {};
  const order = sections.findIndex((section) => section.editor === definition.name);
  const name = sections[order]?.collection ?? '';
  const newId = countIds('new');
  return written(
    lens.formToTree(form, emptyCollection(editor.fields, { name, order, parentId: 'unit', newId }), newId),
  );
}

/** The only collection of the only container of a page, in test notation: `CONTAINER › COLLECTION`. */
export function storedPageAs(definition: EditorDefinition, brand: Brand, form: FormData): WrittenCollection {
  const { editor, lens } = compileEditor(definition, brands[brand]);
  const newId = countIds('new');
  const { containers } = lens.formToTree(form, newPage({ editor, brandId: 'brand', newId, form }), newId);
  expect(containers.map(({ order, field_collections: found }) => [order, found.length])).toEqual([[0, 1]]);
  const [container] = containers;
  const all = written(container!.field_collections[0]!);
  return { ...all, node: `${container!.name} › ${all.node}` };
}

/** The form of a page in that notation. */
export function formOfPage(definition: EditorDefinition, brand: Brand, stored: WrittenCollection): FormData {
  const { editor, lens } = compileEditor(definition, brands[brand]);
  const [name = '', node = ''] = stored.node.split(' › ');
  const collections = [{ ...storedTree({ ...stored, node }), parentId: null }];
  const page = newPage({ editor, brandId: 'brand', newId: countIds('page') });
  const container = { id: 'container', page_id: page.id, name, order: 0, field_collections: collections };
  return lens.treeToForm({ ...page, containers: [container] });
}

/** A gallery with one picture, as stored by a brand. */
export function gallery(brand: Brand, node = '0 IMAGE-GALLERY'): WrittenCollection {
  const alt = brand === 'ALP' ? { alt_text: 'The front' } : {};
  const meta = {
    key: 'files/a.png',
    description: 'Front',
    featured: 'true',
    file_type: 'image/png',
    file_name: 'a.png',
  };
  return collection(node, [['0 IMAGE', 'Image Gallery', 'files/a.png', { ...meta, ...alt }]]);
}

/** The links of a virtual tour. */
export function tour(from: number): readonly WrittenCollection[] {
  return [
    collection(`${from} VIDEOS`, [['0 VIDEO', 'video', 'https://a.example/v']]),
    collection(`${from + 1} PANORAMAS`, [['0 PANORAMA', 'panorama', 'https://a.example/p']]),
  ];
}
