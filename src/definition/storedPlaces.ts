import { kindOf } from '../kinds';
import type { PlacedFields } from '../kinds/field';
import type { Storage } from '../kinds/storage';
import { brandForms } from './brandForms';
import { EACH, FIRST, type CardValue } from './card';
import type { EditorDefinition } from './editor';

/** Wildcard for nodes with names given by staff. */
export const ANY = '*';

/** A stored node, with the fields and nodes that definitions store in it. */
export interface PlaceNode {
  /** Whether each field holds a file. */
  readonly fields: Map<string, boolean>;
  readonly nodes: Map<string, PlaceNode>;
}

/** An empty node. */
export function newPlaceNode(): PlaceNode {
  return { fields: new Map(), nodes: new Map() };
}

/** The child node of a name; created where it does not exist yet. */
export function ensureChild({ nodes }: PlaceNode, name: string): PlaceNode {
  const known = nodes.get(name);
  if (known) return known;
  const created = newPlaceNode();
  nodes.set(name, created);
  return created;
}

/** Adds everything that the forms of an editor store. */
export function addForms(node: PlaceNode, editor: EditorDefinition): void {
  for (const fields of brandForms(editor).values()) addFields(node, fields);
}

/** Everything that fields store. */
export function placesOf(fields: PlacedFields): PlaceNode {
  const root = newPlaceNode();
  addFields(root, fields);
  return root;
}

/** Adds everything that fields store. */
function addFields(node: PlaceNode, fields: PlacedFields): void {
  for (const field of Object.values(fields)) {
    const { storage, files } = kindOf(field);
    addStorage(node, storage(field), files !== undefined);
  }
}

function addStorage(node: PlaceNode, storage: Storage<PlacedFields>, isFile: boolean): void {
  switch (storage.as) {
    case 'group':
      addFields(
        storage.path.reduce((inside, { name }) => ensureChild(inside, name), node),
        storage.fields,
      );
      return;
    case 'fields': {
      const { in: holder, name } = storage.place;
      (holder ? ensureChild(node, holder.name) : node).fields.set(name, isFile);
      return;
    }
    case 'nodes': {
      const { in: holder } = storage.place;
      for (const { name, fields } of storage.variants) {
        addFields(ensureChild(holder ? ensureChild(node, holder.name) : node, name), fields);
      }
      return;
    }
    case 'parts':
      for (const { place } of Object.values(storage.parts)) node.fields.set(place.name, isFile);
      return;
    case 'value':
    case 'metaField':
    case 'json':
    case 'file':
    case 'jsonItems':
      node.fields.set(storage.place.name, isFile);
  }
}

/**
 * The first step of a card value's place that does not exist, with the names that do.
 * @returns undefined where the place exists
 */
export function invalidPathStep(
  root: PlaceNode,
  { at, field, as = 'text' }: CardValue,
): { readonly step: string; readonly index: number | undefined; readonly known: readonly string[] } | undefined {
  let nodes: readonly PlaceNode[] = [root];
  for (const [index, step] of at.entries()) {
    const inside = nodes.flatMap((node) => stepInto(node, step));
    if (inside.length === 0)
      return { step, index, known: [...new Set(nodes.flatMap((node) => [...node.nodes.keys()]))] };
    nodes = inside;
  }
  const fitting = nodes.flatMap(({ fields }) =>
    [...fields].flatMap(([name, isFile]) => (isFile === (as === 'file') ? [name] : [])),
  );
  const exists = field === undefined ? fitting.length > 0 : fitting.includes(field);
  return exists ? undefined : { step: field ?? '', index: undefined, known: [...new Set(fitting)] };
}

function stepInto({ nodes }: PlaceNode, step: string): readonly PlaceNode[] {
  if (step === EACH || step === FIRST) return [...nodes.values()];
  return [nodes.get(step) ?? nodes.get(ANY) ?? []].flat();
}

/** Every stored field of a node as a path of names, joined. */
export function storedFieldsOf({ fields, nodes }: PlaceNode, path: readonly string[] = []): readonly string[] {
  return [
    ...[...fields.keys()].map((name) => [...path, name].join(' / ')),
    ...[...nodes].flatMap(([name, node]) => storedFieldsOf(node, [...path, name])),
  ];
}
