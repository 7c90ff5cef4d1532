import { fieldSetsIn, kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { FieldPlace, ItemsPlace, NodeStep } from '../kinds/places';
import type { Storage } from '../kinds/storage';
import { brandsOf, sharesBrand, type Brand } from '../lib/brand';
import { scopeInside, type FieldScope } from './conditions';
import type { DefinitionProblem } from './problem';
import { ruleProblems } from './rules';

/** A stored node: claims by key, such as `field TITLE` or `order field 0`, and the child nodes that fields share. */
interface StoredNode {
  readonly claims: Map<string, readonly Claimant[]>;
  readonly nodes: Map<string, StoredNode>;
}

/** A setting that claims a place for some brands. */
interface Claimant {
  readonly where: string;
  readonly brands: readonly Brand[];
  readonly problems: DefinitionProblem[];
}

/**
 * The kind of node that fields are stored in: a page holds containers, a container collections, a collection fields and collections, a
 * record fields, and an item of a JSON list values.
 */
export type Level = 'page' | 'container' | 'collection' | 'record' | 'JSON list';

/**
 * Problems of where fields are stored, and of rules that refer to other fields, at every depth.
 * @param brands those that have the form with these fields
 */
export function fieldsProblems(fields: PlacedFields, level: Level, brands: readonly Brand[]): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  walk({ scope: { fields, outer: undefined }, where: 'fields', level, node: newNode(), brands, problems });
  return problems;
}

function newNode(): StoredNode {
  return { claims: new Map(), nodes: new Map() };
}

function walk({ scope, where, level, node, brands, problems }: Walk): void {
  for (const [key, field] of Object.entries(scope.fields)) {
    const at = `${where}.${key}`;
    const having = brandsOf(field, brands);
    problems.push(
      ...ruleProblems({ key, field, scope, where: at }, having),
      ...levelProblems({ field, level, where: at }),
    );
    const storage = kindOf(field).storage(field);
    const inside = claimPlaces(node, storage, { where: `${at}.stored`, brands: having, problems });
    for (const [path, holder] of fieldSetsIn(field)) {
      const below = { where: `${at}${path}.fields`, level: levelIn(storage, level), problems };
      const inner = { scope: scopeInside(field, holder.fields, scope), brands: brandsOf(holder, having) };
      walk({ ...below, ...inner, node: inside ?? newNode() });
    }
  }
}

interface Walk {
  readonly scope: FieldScope;
  readonly where: string;
  readonly level: Level;
  readonly node: StoredNode;
  /** The brands that have the holder of the fields. */
  readonly brands: readonly Brand[];
  readonly problems: DefinitionProblem[];
}

/** @returns the node that holds the fields of a group */
function claimPlaces(node: StoredNode, storage: Storage<PlacedFields>, by: Claimant): StoredNode | undefined {
  if (storage.as === 'group') return storage.path.reduce((inside, step) => enterNode(inside, step, by), node);
  if (storage.as === 'parts') {
    for (const [part, { place }] of Object.entries(storage.parts)) {
      claimField(node, place, { ...by, where: `${by.where}.${part}` });
    }
  } else if (storage.as === 'fields') {
    claimItems(node, storage.place, { names: [storage.place.name], by });
  } else if (storage.as === 'nodes') {
    claimItems(node, storage.place, { names: storage.variants.map(({ name }) => name), by });
  } else {
    claimField(node, storage.place, by);
  }
  return undefined;
}

function claimItems(
  node: StoredNode,
  { in: holder, kind }: ItemsPlace,
  { names, by }: { readonly names: readonly string[]; readonly by: Claimant },
): void {
  const around = holder ? enterNode(node, holder, by) : node;
  for (const name of names) claim(around, `${kind} ${name}`, by);
}

/** The level of the fields of a group or of an item. */
function levelIn(storage: Storage<PlacedFields>, around: Level): Level {
  if (storage.as === 'group') return storage.path.at(-1)?.kind ?? around;
  if (storage.as === 'jsonItems') return 'JSON list';
  return storage.as === 'nodes' && storage.place.kind === 'container' ? 'container' : 'collection';
}

/** The nodes of a field must be allowed at their levels. */
function levelProblems(given: { field: PlacedField; level: Level; where: string }): DefinitionProblem[] {
  const { field, level, where } = given;
  // A property has no place for the file type beside it.
  const hasNoFileType = level === 'record' || level === 'JSON list';
  if (hasNoFileType && 'allowPlainText' in field && field.allowPlainText) {
    return [{ where: `${where}.allowPlainText`, expected: `nothing in a ${level}`, got: 'true' }];
  }
  if (level === 'JSON list') {
    const isValue = kindOf(field).storage(field).as === 'value';
    return isValue ? [] : [{ where, expected: 'a single value in a JSON list', got: `a field of type ${field.type}` }];
  }
  const kinds = kindsOf(field);
  const allowed = {
    page: ['container'],
    container: ['collection'],
    collection: ['collection', 'field'],
    record: ['field'],
  }[level];
  let allowedHere: readonly string[] = allowed;
  for (const kind of kinds) {
    if (!allowedHere.includes(kind)) {
      return [{ where: `${where}.stored`, expected: `a ${allowedHere.join(' or ')} in a ${level}`, got: `a ${kind}` }];
    }
    allowedHere = kind === 'container' ? ['collection'] : ['collection', 'field'];
  }
  return [];
}

/** The kinds of nodes from the level down to the value or the items of a field. */
function kindsOf(field: PlacedField): readonly string[] {
  const storage = kindOf(field).storage(field);
  if (storage.as === 'group') return storage.path.map(({ kind }) => kind);
  if (storage.as !== 'nodes' && storage.as !== 'fields') return ['field'];
  return [...(storage.place.in ? [storage.place.in.kind] : []), storage.place.kind];
}

function enterNode(node: StoredNode, { kind, name, order }: NodeStep, by: Claimant): StoredNode {
  const key = `${kind} ${name}`;
  const known = node.nodes.get(key);
  if (known) return known;
  claim(node, key, by);
  claim(node, `order ${kind} ${order}`, by);
  const inside = newNode();
  node.nodes.set(key, inside);
  return inside;
}

function claimField(node: StoredNode, { name, order }: FieldPlace, by: Claimant): void {
  claim(node, `field ${name}`, by);
  claim(node, `order field ${order}`, by);
}

function claim({ claims }: StoredNode, key: string, by: Claimant): void {
  const earlier = claims.get(key) ?? [];
  const clash = earlier.find((other) => other.where !== by.where && sharesBrand(other, by));
  if (clash) {
    const expected = key.startsWith('order ') ? 'an order of its own' : 'a place of its own';
    by.problems.push({ where: by.where, expected, got: `${key}, which ${clash.where} has` });
  }
  claims.set(key, [...earlier, by]);
}
