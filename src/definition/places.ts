import { kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { ItemsPlace, NodeStep } from '../kinds/places';
import type { Storage } from '../kinds/storage';
import { BRANDS, type Brand } from '../lib/brand';
import type { DefinitionProblem } from './problem';
import { ruleProblems } from './rules';

/** What is claimed inside one stored node: `field TITLE` or `order field 0`, and by which definition path. */
type Claims = Map<string, { readonly where: string; readonly brands: readonly Brand[] }[]>;

/** Where a walk stands: a page holds containers, a container collections, a collection fields and collections, a record fields. */
export type Level = 'page' | 'container' | 'collection' | 'record';

/** Faults of where fields are stored, and of rules that name other fields, at every depth. */
export function fieldsProblems(fields: PlacedFields, level: Level): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  walk({ fields, where: 'fields', level, nodes: new Map(), claims: new Map(), problems });
  return problems;
}

interface Walk {
  readonly level: Level;
  readonly fields: PlacedFields;
  readonly where: string;
  /** Claims inside nodes that several groups may share, by name. */
  readonly nodes: Map<string, { claims: Claims; nodes: Walk['nodes'] }>;
  readonly claims: Claims;
  readonly problems: DefinitionProblem[];
}

function walk(given: Walk): void {
  const { fields, where, level, problems } = given;
  for (const [key, field] of Object.entries(fields)) {
    const at = `${where}.${key}`;
    problems.push(
      ...ruleProblems({ field, siblings: fields, where: at }),
      ...levelProblems({ field, level, where: at }),
    );
    const { storage: storageOf, nested } = kindOf(field);
    const storage = storageOf(field);
    let inside: Pick<Walk, 'claims' | 'nodes'> = given;
    switch (storage.as) {
      case 'group':
        for (const step of storage.path) inside = enterNode(inside, step, { field, where: at, problems });
        break;
      case 'fields':
      case 'nodes':
        claimItems(given, { place: storage.place, field, where: at });
        break;
      case 'parts':
        for (const [part, { place }] of Object.entries(storage.parts)) {
          claimField(given, { ...place, field, where: `${at}.stored.${part}` });
        }
        break;
      case 'value':
      case 'metaField':
      case 'json':
      case 'file':
      case 'jsonItems':
        claimField(given, { ...storage.place, field, where: `${at}.stored` });
    }
    for (const [path, holder] of Object.entries(nested?.holders(field) ?? {})) {
      if (!nested?.isGroup) inside = { nodes: new Map(), claims: new Map() };
      walk({
        ...inside,
        fields: holder.fields,
        where: `${at}${path}.fields`,
        level: levelIn(storage, level),
        problems,
      });
    }
  }
}

/** Where the fields of a group or of an item are. */
function levelIn(storage: Storage<PlacedFields>, around: Level): Level {
  if (storage.as === 'group') return storage.path.at(-1)?.kind ?? around;
  return storage.as === 'nodes' && storage.place.kind === 'container' ? 'container' : 'collection';
}

/** The first node that a field's value is put into must be one that this level can hold. */
function levelProblems(given: { field: PlacedField; level: Level; where: string }): DefinitionProblem[] {
  const { field, level, where } = given;
  // Beside a property there is no place for the file type.
  if (level === 'record' && 'plainSwitch' in field && field.plainSwitch) {
    return [{ where: `${where}.plainSwitch`, expected: 'nothing in a record', got: 'true' }];
  }
  const kinds = kindsOf(field);
  const allowed = {
    page: ['container'],
    container: ['collection'],
    collection: ['collection', 'field'],
    record: ['field'],
  }[level];
  let holds: readonly string[] = allowed;
  for (const kind of kinds) {
    if (!holds.includes(kind)) {
      return [{ where: `${where}.stored`, expected: `a ${holds.join(' or ')} in a ${level}`, got: `a ${kind}` }];
    }
    holds = kind === 'container' ? ['collection'] : ['collection', 'field'];
  }
  return [];
}

/** The kinds of nodes from the level down to a field's value or its items. */
function kindsOf(field: PlacedField): readonly string[] {
  const storage = kindOf(field).storage(field);
  if (storage.as === 'group') return storage.path.map(({ kind }) => kind);
  if (storage.as !== 'nodes' && storage.as !== 'fields') return ['field'];
  return [...(storage.place.in ? [storage.place.in.kind] : []), storage.place.kind];
}

interface Claimant {
  readonly field: PlacedField;
  readonly where: string;
}

function enterNode(
  given: Pick<Walk, 'claims' | 'nodes'>,
  step: NodeStep,
  by: Claimant & { problems: DefinitionProblem[] },
) {
  const key = `${step.kind} ${step.name}`;
  const known = given.nodes.get(key);
  if (known) return known;
  claim({ ...given, problems: by.problems }, { ...by, where: `${by.where}.stored`, key });
  claim(
    { ...given, problems: by.problems },
    { ...by, where: `${by.where}.stored`, key: `order ${step.kind} ${step.order}` },
  );
  const node = { claims: new Map(), nodes: new Map() };
  given.nodes.set(key, node);
  return node;
}

function claimField(given: Walk, by: Claimant & { name: string; order: number }): void {
  claim(given, { ...by, key: `field ${by.name}` });
  claim(given, { ...by, key: `order field ${by.order}` });
}

function claimItems(given: Walk, by: Claimant & { place: ItemsPlace }): void {
  const { place } = by;
  const holder = place.in ? enterNode(given, place.in, { ...by, problems: given.problems }) : given;
  claim(
    { ...holder, problems: given.problems },
    { ...by, where: `${by.where}.stored`, key: `${place.kind} ${place.name}` },
  );
}

function claim(given: Pick<Walk, 'claims' | 'problems'>, by: Claimant & { key: string }): void {
  const brands = by.field.brands ?? BRANDS;
  const earlier = given.claims.get(by.key) ?? [];
  const clash = earlier.find(
    (other) => other.where !== by.where && other.brands.some((brand) => brands.includes(brand)),
  );
  if (clash) {
    const isOrder = by.key.startsWith('order ');
    const expected = isOrder ? 'an order of its own' : 'a place of its own';
    given.problems.push({ where: by.where, expected, got: `${by.key}, which ${clash.where} has` });
  }
  given.claims.set(by.key, [...earlier, { where: by.where, brands }]);
}
