import { describe, expect, it } from 'vitest';
import { properties } from '../../../schemas/properties/area';
import { newTree, type TreeField, type FieldCollection, type Tree } from '../../../src/tree';
import { countIds } from '../../round-trip/support/arbitraryTree';
import { productEditors } from '../../round-trip/support/editors';
import { filledForm } from '../../round-trip/support/samples';
import { specifiedLabels, specifiedLines, specifiedTrees, type SpecifiedNode } from './support/storedTree';

/** Location of an editor's tree in docs/stored-tree.md. */
interface Place {
  readonly heading: string;
  /** Index among several trees below the heading, from 0. */
  readonly tree?: number;
  /** The node that the editor writes, if the tree has others too. */
  readonly only?: string;
}

const PLACES: Readonly<Record<string, Place>> = {
  'about-us': { heading: '1.1' },
  'seo-tags': { heading: '1.2' },
  'footer-links': { heading: '1.3' },
  facts: { heading: '1.4' },
  'mission-vision': { heading: '1.5' },
  awards: { heading: '1.6' },
  'terms-and-conditions': { heading: '1.7' },
  'privacy-policy': { heading: '1.7', tree: 1 },
  property: { heading: '2', only: 'OVERVIEW' },
  'property-overview': { heading: '2.1' },
  'property-locations': { heading: '2.2' },
  'property-amenities': { heading: '2.3' },
  'property-floor-plans': { heading: '2.4' },
  'property-construction-updates': { heading: '2.5' },
  showroom: { heading: '3' },
  article: { heading: '4' },
  gallery: { heading: '5' },
  'careers-information': { heading: '6' },
  'guide-reservation-process': { heading: '7', only: 'RESERVATION-PROCESS' },
  'guide-document-requirements': { heading: '7', only: 'DOCUMENTARY-REQUIREMENTS' },
  'guide-payment-channel': { heading: '7', only: 'PAYMENT-CHANNEL' },
  'guide-faq': { heading: '7', only: 'FREQUENTLY-ASKED-QUESTIONS' },
  award: { heading: '8' },
};

const specified = productEditors.filter(([, { editor }]) => editor.name in PLACES);

it('every tree of docs/stored-tree.md has an editor', () => {
  expect(new Set(specified.map(([, { editor }]) => editor.name))).toEqual(new Set(Object.keys(PLACES)));
});

describe.each(specified)('%s', (_name, { editor, brand, lens }) => {
  const newId = countIds();
  const empty = newTree({ editor, brandId: 'brand', newId });
  const stored = lens.formToTree(filledForm(editor.fields), empty, newId);
  const expected = expectedNodes(editor.name);

  it('stores its values with the names and orders of docs/stored-tree.md', () => {
    expect(storedLines(stored)).toEqual(specifiedLines(expected, brand));
  });

  it('stores the labels of docs/stored-tree.md', () => {
    const fields = fieldsOf(stored);
    for (const { name, label, brands } of specifiedLabels(expected)) {
      if (brands?.includes(brand) === false) continue;
      const labels = fields.filter((field) => field.name === name).map((field) => field.label);
      expect(new Set(labels)).toEqual(new Set([label]));
    }
  });
});

function expectedNodes(editor: string): readonly SpecifiedNode[] {
  const { heading = '', tree = 0, only } = PLACES[editor] ?? {};
  const nodes = specifiedTrees(heading)[tree] ?? [];
  return only === undefined ? nodes : onlyNode(nodes, only);
}

function onlyNode(nodes: readonly SpecifiedNode[], name: string): readonly SpecifiedNode[] {
  const found = nodes.filter((node) => node.name === name);
  if (found.length > 0) return found;
  return nodes.map((node) => ({ ...node, children: onlyNode(node.children, name) }));
}

/** A stored tree in the format of `specifiedLines`. The order of a section is its position among the unit's sections. */
function storedLines(tree: Tree): readonly string[] {
  if (!('containers' in tree)) {
    const order = properties.units?.sections.findIndex(({ collection }) => collection === tree.name) ?? 0;
    return collectionLines({ ...tree, order }, '');
  }
  return tree.containers.flatMap(({ name, order, field_collections: collections }) => [
    `container ${name} (${order})`,
    ...collections.flatMap((collection) => collectionLines(collection, '  ')),
  ]);
}

function collectionLines({ name, order, fields, children }: FieldCollection, indent: string): readonly string[] {
  return [
    `${indent}collection ${name} (${order})`,
    ...fields.map((field) => `${indent}  field ${field.name} (${field.order})`),
    ...children.flatMap((child) => collectionLines(child, `${indent}  `)),
  ];
}

function fieldsOf(tree: Tree): readonly TreeField[] {
  const collections =
    'containers' in tree ? tree.containers.flatMap((container) => container.field_collections) : [tree];
  return collections.flatMap(({ fields, children }) => [...fields, ...children.flatMap(fieldsOf)]);
}
