import type { PlacedField, PlacedFields } from '../kinds/field';
import type { ItemsPlace, JsonPlace, NodeStep } from '../kinds/places';
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
    switch (field.type) {
      case 'group': {
        let inside: Pick<Walk, 'claims' | 'nodes'> = given;
        for (const step of field.place) inside = enterNode(inside, step, { field, where: at, problems });
        walk({
          ...given,
          ...inside,
          level: field.place.at(-1)?.kind ?? level,
          fields: field.fields,
          where: `${at}.fields`,
        });
        break;
      }
      case 'list':
        if ('json' in field.place) claimField(given, { ...field.place.json, field, where: `${at}.stored` });
        else claimItems(given, { place: field.place, field, where: at });
        walk({
          fields: field.fields,
          where: `${at}.fields`,
          level: itemLevel(field.place),
          nodes: new Map(),
          claims: new Map(),
          problems,
        });
        break;
      case 'blocks':
        claimItems(given, { place: field.place, field, where: at });
        for (const [name, type] of Object.entries(field.types)) {
          walk({
            fields: type.fields,
            where: `${at}.types.${name}.fields`,
            level: 'collection',
            nodes: new Map(),
            claims: new Map(),
            problems,
          });
        }
        break;
      case 'images':
      case 'media':
      case 'videos':
      case 'links':
      case 'days':
        claimItems(given, { place: field.place, field, where: at });
        break;
      case 'pages':
        claimField(given, { ...field.place.joined, field, where: `${at}.stored` });
        break;
      case 'tags':
        if ('joined' in field.place) claimField(given, { ...field.place.joined, field, where: `${at}.stored` });
        else claimItems(given, { place: field.place, field, where: at });
        break;
      case 'timeRange':
        claimField(given, { ...field.place.start, field, where: `${at}.stored.start` });
        claimField(given, { ...field.place.end, field, where: `${at}.stored.end` });
        break;
      default:
        claimField(given, { ...field.place, field, where: `${at}.stored` });
    }
  }
}

function itemLevel(place: ItemsPlace | JsonPlace): Level {
  return 'kind' in place && place.kind === 'container' ? 'container' : 'collection';
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
  if (field.type === 'group') return field.place.map(({ kind }) => kind);
  if (!('kind' in field.place)) return ['field'];
  return [...(field.place.in ? [field.place.in.kind] : []), field.place.kind];
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
