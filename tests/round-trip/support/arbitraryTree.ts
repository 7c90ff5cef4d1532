import fc from 'fast-check';
import type { CompiledEditor } from '../../../src/compile';
import { newTree, type Tree } from '../../../src/tree';
import { arbitraryForm } from './samples';

/** A node of any level, loosely typed. */
export interface AnyNode {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly [key: string]: unknown;
}

const LISTS = ['containers', 'field_collections', 'children', 'fields'] as const;

/** Names of fields that are items of a list: another field of such a name would be a further item, not an unknown field. */
const REPEATED_FIELDS = ['File', 'IMAGE', 'MEDIA', 'VIDEO', 'PANORAMA', 'DAY', 'TAG'];

/** Makes ids `n1`, `n2`, … so that a failing case can be read. */
export function countIds(prefix = 'n'): () => string {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

/**
 * Trees as they look after years of use: written by the editor, then with unknown nodes at every depth, gaps and ties in the
 * orders, shuffled siblings, duplicate names, empty texts, other labels and unknown keys in meta_data.
 */
export function arbitraryTree(compiled: CompiledEditor): fc.Arbitrary<Tree> {
  const written = arbitraryForm(compiled.editor.fields).map((form) => {
    const newId = countIds('t');
    const { editor } = compiled;
    return compiled.lens.formToTree(form, newTree({ editor, brandId: 'brand', newId }), newId);
  });
  const noise = fc.infiniteStream(fc.nat({ max: 999 }));
  return fc.tuple(written, noise).map(([tree, stream]) => {
    const draw = () => stream.next().value as number;
    return age(tree as unknown as AnyNode, { draw, newId: countIds('u') }) as unknown as Tree;
  });
}

interface Aging {
  readonly draw: () => number;
  readonly newId: () => string;
}

function age(node: AnyNode, aging: Aging): AnyNode {
  const aged: Record<string, unknown> = { ...node };
  for (const key of LISTS) {
    if (!Array.isArray(node[key])) continue;
    const children = (node[key] as AnyNode[]).map((child) =>
      key === 'fields' ? ageField(child, aging) : age(child, aging),
    );
    aged[key] = shuffleSome(addUnknown(stretchOrders(children, aging), key, aging), aging);
  }
  if (aging.draw() % 4 === 0) aged['legacy_note'] = 'kept';
  return aged as unknown as AnyNode;
}

function ageField(field: AnyNode, { draw }: Aging): AnyNode {
  const kind = draw() % 6;
  if (kind === 0 && field['value'] === null) return { ...field, value: '' };
  if (kind === 1) return { ...field, label: 'Einst' };
  if (kind === 2)
    return { ...field, meta_data: { ...(field['meta_data'] as object | null), __legacy: 7, description: 'old' } };
  return field;
}

/** Orders with gaps, still in the same sequence. */
function stretchOrders(children: readonly AnyNode[], { draw }: Aging): readonly AnyNode[] {
  if (draw() % 3 !== 0) return children;
  let shift = 0;
  return children.map((child) => {
    shift += draw() % 3;
    return { ...child, order: child.order + shift };
  });
}

function addUnknown(children: readonly AnyNode[], key: (typeof LISTS)[number], aging: Aging): readonly AnyNode[] {
  const { draw, newId } = aging;
  const count = draw() % 3;
  const added = Array.from({ length: count }, (): AnyNode => {
    const twin = children.length > 0 && draw() % 4 === 0 ? children[draw() % children.length]! : undefined;
    const isRepeatable = twin === undefined || key !== 'fields' || REPEATED_FIELDS.includes(twin.name);
    const name = isRepeatable ? `UNKNOWN-${draw() % 3}` : twin.name;
    const order = isRepeatable ? draw() % 8 : twin.order + 50;
    const common = { id: newId(), name, order };
    if (key === 'fields') return { ...common, label: 'Legacy', value: 'kept', meta_data: { old: true } };
    if (key === 'containers') return { ...common, page_id: 'p', field_collections: [] };
    return {
      ...common,
      parentId: null,
      fields: [{ ...common, id: newId(), label: null, value: 'x', meta_data: null }],
      children: [],
    };
  });
  return [...children, ...added];
}

function shuffleSome(children: readonly AnyNode[], { draw }: Aging): readonly AnyNode[] {
  return draw() % 3 === 0 ? [...children].reverse().sort((a, b) => a.order - b.order) : children;
}
