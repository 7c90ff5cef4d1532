import { kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import { brandForms } from './brandForms';
import { EACH, FIRST, isReadFromFiles, type CardValue } from './card';
import type { EditorDefinition } from './editor';
import { fieldPlacesOf } from './fieldPlaces';

/** Wildcard for nodes with names given by staff. */
export const ANY = '*';

/** A stored node, with the fields and nodes that definitions store in it. */
export interface PlaceNode {
  /** The fields of the forms that are stored under each name. */
  readonly fields: Map<string, readonly PlacedField[]>;
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
  for (const field of Object.values(fields)) addStored(node, field);
}

function addStored(node: PlaceNode, field: PlacedField): void {
  for (const { name } of fieldPlacesOf(field)) addField(node, name, field);
  const storage = kindOf(field).storage(field);
  if (storage.as === 'group') {
    addFields(
      storage.path.reduce((inside, { name }) => ensureChild(inside, name), node),
      storage.fields,
    );
  }
  if (storage.as !== 'fields' && storage.as !== 'nodes') return;
  const { in: holder, name } = storage.place;
  const around = holder ? ensureChild(node, holder.name) : node;
  if (storage.as === 'fields') addField(around, name, field);
  else for (const variant of storage.variants) addFields(ensureChild(around, variant.name), variant.fields);
}

function addField({ fields }: PlaceNode, name: string, field: PlacedField): void {
  fields.set(name, [...(fields.get(name) ?? []), field]);
}

/**
 * The first step of a card value's place that does not exist, with the names that do.
 * @returns undefined where the place exists
 */
export function invalidPathStep(
  root: PlaceNode,
  { at, field, as }: CardValue,
): { readonly step: string; readonly index: number | undefined; readonly known: readonly string[] } | undefined {
  let nodes: readonly PlaceNode[] = [root];
  for (const [index, step] of at.entries()) {
    const inside = nodes.flatMap((node) => stepInto(node, step));
    if (inside.length === 0)
      return { step, index, known: [...new Set(nodes.flatMap((node) => [...node.nodes.keys()]))] };
    nodes = inside;
  }
  const fitting = nodes.flatMap(({ fields }) =>
    [...fields.keys()].filter((name) => fieldsOf(fields, name, as).length > 0),
  );
  const exists = field === undefined ? fitting.length > 0 : fitting.includes(field);
  return exists ? undefined : { step: field ?? '', index: undefined, known: [...new Set(fitting)] };
}

/** The fields of the forms whose values a card shows. */
export function fieldsAt(root: PlaceNode, { at, field, as }: CardValue): readonly PlacedField[] {
  const nodes = at.reduce<readonly PlaceNode[]>((found, step) => found.flatMap((node) => stepInto(node, step)), [root]);
  return nodes.flatMap(({ fields }) =>
    (field === undefined ? [...fields.keys()] : [field]).flatMap((name) => fieldsOf(fields, name, as)),
  );
}

function fieldsOf(fields: PlaceNode['fields'], name: string, as: CardValue['as']): readonly PlacedField[] {
  return (fields.get(name) ?? []).filter((field) => (kindOf(field).files !== undefined) === isReadFromFiles(as));
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
