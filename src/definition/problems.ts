import { BRANDS, withBrand, type Brand } from './brand';
import type { EditorDefinition } from './editor';
import { mergePatch } from './overlay';
import { placeFields, type ItemsPlace, type NodeStep, type PlacedField, type PlacedFields } from './place';
import { editorShape } from './settings';
import { isRecord, print, type DefinitionProblem } from './shape';

/** Raised when a definition that has problems is put to use. */
export class DefinitionError extends Error {
  constructor(
    readonly definition: string,
    readonly problems: readonly DefinitionProblem[],
  ) {
    super(problems.map((problem) => printProblem(definition, problem)).join('\n'));
    this.name = 'DefinitionError';
  }
}

/** `schemas/about-us.ts at fields.title.stored: expected a text, got 5`. */
export function printProblem(definition: string, problem: DefinitionProblem): string {
  return `${definition} at ${problem.where || '(root)'}: expected ${problem.expected}, got ${problem.got}`;
}

/**
 * Every fault of an editor definition, from TypeScript or from JSON; empty when it may be used.
 * @param definition anything; nothing is taken for granted
 */
export function findProblems(definition: unknown): readonly DefinitionProblem[] {
  const faults = editorShape(definition, '');
  if (faults.length > 0) return faults;
  const editor = definition as EditorDefinition;
  return [
    ...overlayProblems(editor),
    ...pageProblems(editor),
    ...brandVariants(editor).flatMap(({ fields }) => fieldsProblems(fields)),
  ].filter(isFirst);
}

/** Reads an editor from plain JSON data. @throws DefinitionError naming every problem */
export function editorFromJson(json: unknown): EditorDefinition {
  const problems = findProblems(json);
  const name = isRecord(json) && typeof json['name'] === 'string' ? json['name'] : '(unnamed definition)';
  if (problems.length > 0) throw new DefinitionError(name, problems);
  const { $schema: _$schema, ...definition } = json as EditorDefinition & { readonly $schema?: string };
  return definition;
}

/** The definition as written and as each overlay makes it, placed. */
function brandVariants(editor: EditorDefinition): readonly { fields: PlacedFields }[] {
  const patches = [{}, ...Object.values(editor.overlays ?? {})];
  return patches.map((patch) => ({
    fields: placeFields((mergePatch(editor, patch) as EditorDefinition).fields),
  }));
}

function isFirst(problem: DefinitionProblem, index: number, all: readonly DefinitionProblem[]): boolean {
  return all.findIndex((other) => other.where === problem.where && other.expected === problem.expected) === index;
}

/** An overlay changes what exists, or adds a whole field; anything else is a misspelt key. */
function overlayProblems(editor: EditorDefinition): DefinitionProblem[] {
  return Object.entries(editor.overlays ?? {}).flatMap(([brand, patch]) => {
    const where = `overlays.${brand}`;
    const unknown = unknownTargets({ patch, target: editor, where });
    if (unknown.length > 0) return unknown;
    const { overlays: _overlays, ...rest } = editor;
    return editorShape(mergePatch(rest, patch), '').map((problem) => ({
      ...problem,
      where: `${where}: ${problem.where}`,
    }));
  });
}

function unknownTargets(given: { patch: unknown; target: unknown; where: string }): DefinitionProblem[] {
  const { patch, target, where } = given;
  if (!isRecord(patch) || !isRecord(target)) return [];
  return Object.entries(patch).flatMap(([key, value]) => {
    const at = `${where}.${key}`;
    if (Object.hasOwn(target, key)) return unknownTargets({ patch: value, target: target[key], where: at });
    const addsField = isRecord(value) && 'type' in value;
    const addsSetting = 'type' in target && !isRecord(value) && value !== null;
    if (addsField || addsSetting) return [];
    return [{ where: at, expected: `one of ${Object.keys(target).join(', ')}, or a whole field`, got: key }];
  });
}

/** The slug that the content service makes of a page's name must be the one the page is looked up by. */
function pageProblems(editor: EditorDefinition): DefinitionProblem[] {
  if (!('page' in editor.stored)) return [];
  const { slug, name, firstSave = [] } = editor.stored.page;
  const brand = BRANDS[0];
  const made = withBrand(name, brand)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const problems: DefinitionProblem[] = [];
  if (made !== withBrand(slug, brand)) {
    problems.push({ where: 'stored.page.slug', expected: `the slug of the name, '${made}'`, got: print(slug) });
  }
  const stored = storedNames(placeFields(editor.fields));
  firstSave.forEach((field, index) => {
    if (!stored.has(field)) {
      problems.push({
        where: `stored.page.firstSave.${index}`,
        expected: 'the stored name of a field',
        got: print(field),
      });
    }
  });
  return problems;
}

function storedNames(fields: PlacedFields): ReadonlySet<string> {
  const names = Object.values(fields).flatMap((field) => {
    if (field.type === 'group' || field.type === 'list') return [...storedNames(field.fields)];
    return 'place' in field && 'order' in field.place ? [field.place.name] : [];
  });
  return new Set(names);
}

/** What is claimed inside one stored node: `field TITLE` or `order field 0`, and by which definition path. */
type Claims = Map<string, { readonly where: string; readonly brands: readonly Brand[] }[]>;

function fieldsProblems(fields: PlacedFields): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  walk({ fields, where: 'fields', nodes: new Map(), claims: new Map(), problems });
  return problems;
}

interface Walk {
  readonly fields: PlacedFields;
  readonly where: string;
  /** Claims inside nodes that several groups may share, by name. */
  readonly nodes: Map<string, { claims: Claims; nodes: Walk['nodes'] }>;
  readonly claims: Claims;
  readonly problems: DefinitionProblem[];
}

function walk(given: Walk): void {
  const { fields, where, problems } = given;
  for (const [key, field] of Object.entries(fields)) {
    const at = `${where}.${key}`;
    problems.push(...ruleProblems({ field, siblings: fields, where: at }));
    switch (field.type) {
      case 'group': {
        let inside: Pick<Walk, 'claims' | 'nodes'> = given;
        for (const step of field.place) inside = enterNode(inside, step, { field, where: at, problems });
        walk({ ...given, ...inside, fields: field.fields, where: `${at}.fields` });
        break;
      }
      case 'list':
        if ('json' in field.place) claimField(given, { ...field.place.json, field, where: at });
        else claimItems(given, { place: field.place, field, where: at });
        walk({ fields: field.fields, where: `${at}.fields`, nodes: new Map(), claims: new Map(), problems });
        break;
      case 'blocks':
        claimItems(given, { place: field.place, field, where: at });
        for (const [name, type] of Object.entries(field.types)) {
          walk({
            fields: type.fields,
            where: `${at}.types.${name}.fields`,
            nodes: new Map(),
            claims: new Map(),
            problems,
          });
        }
        break;
      case 'images':
        claimItems(given, { place: field.place, field, where: at });
        break;
      default:
        claimField(given, { ...field.place, field, where: at });
    }
  }
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
  const where = `${by.where}.stored`;
  claim(given, { ...by, where, key: `field ${by.name}` });
  claim(given, { ...by, where, key: `order field ${by.order}` });
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

/** Rules that name another field must name one that is there. */
function ruleProblems(given: { field: PlacedField; siblings: PlacedFields; where: string }): DefinitionProblem[] {
  const { field, siblings, where } = given;
  const named: [string, string | undefined][] = [
    ['visibleWhen.field', field.visibleWhen?.field],
    ['enabledWhen.field', field.enabledWhen?.field],
    ['requiredWhen.field', 'requiredWhen' in field ? field.requiredWhen?.field : undefined],
    ['atMost', 'atMost' in field ? field.atMost : undefined],
  ];
  const missing = named.flatMap(([rule, key]) =>
    key === undefined || Object.hasOwn(siblings, key)
      ? []
      : [{ where: `${where}.${rule}`, expected: `one of ${Object.keys(siblings).join(', ')}`, got: print(key) }],
  );
  if (field.type !== 'list') return missing;
  const unknown = (field.summary ?? []).flatMap((key, index) =>
    Object.hasOwn(field.fields, key)
      ? []
      : [
          {
            where: `${where}.summary.${index}`,
            expected: `one of ${Object.keys(field.fields).join(', ')}`,
            got: print(key),
          },
        ],
  );
  return [...missing, ...unknown];
}
