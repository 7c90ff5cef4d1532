import { fieldBelow, groupFields, holdsOneValue, itemFields, kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import { isRequired } from '../kinds/rules';
import { BRANDS, brandsLacking, withBrand, type Brand } from '../lib/brand';
import { isObject } from '../lib/objects';
import { slugOf } from '../lib/slug';
import { brandListProblems, doubledItems } from './atOdds';
import type { EditorDefinition } from './editor';
import { fieldPlacesOf } from './fieldPlaces';
import { kebabProblems } from './names';
import { mergePatch } from './overlay';
import { placeFields } from './place';
import { fieldsProblems, type Level } from './places';
import { lackedBy, print, suggestionFor, type DefinitionProblem } from './problem';
import { propertyProblems } from './properties';
import { layoutProblems, sectionsProblems } from './rules';
import { scopeProblems } from './scopesIn';
import { soundPart } from './soundPart';
import type { StoredPage, StoredRows } from './stored';
import { textProblems } from './textProblems';

/**
 * Every fault of an editor definition, from TypeScript or from JSON, all at once: what is wrong in one place hides nothing in another.
 * @param definition anything; nothing is taken for granted
 */
export function editorProblems(definition: unknown): readonly DefinitionProblem[] {
  const { faults, rest, own } = soundPart(definition, 'editor');
  if (rest === undefined) return faults;
  const editor = rest as EditorDefinition;
  const { brands = BRANDS, overlays = {} } = editor;
  // What a brand with an overlay has is looked at with that.
  const plain = brands.filter((brand) => !Object.hasOwn(overlays, brand));
  const common = ruleFaults({ ...editor, overlays: {} }, plain);
  const problems = [
    ...common,
    ...generalProblems(editor),
    ...Object.keys(overlays).flatMap((brand) => overlayProblems(editor, brand as Brand, common)),
  ];
  return namedBrands([...faults, ...own(problems)]);
}

/** Problems with the brands that lack something named in one of them, whichever of their forms it was found in. */
function namedBrands(problems: readonly DefinitionProblem[]): readonly DefinitionProblem[] {
  return problems.filter(isFirst).map(({ lacking, ...problem }) => {
    if (lacking === undefined) return problem;
    const { brand, ...rest } = problem;
    const same = problems.filter((other) => isSame(problem, other));
    const all = BRANDS.filter((one) => same.some((other) => other.lacking?.includes(one)));
    const expected = rest.expected.replace('{BRANDS}', all.join(', '));
    return { ...rest, expected, ...(all.length === 1 && brand && { brand }) };
  });
}

/** Faults of an editor as it is written, whatever its fields. */
function generalProblems(editor: EditorDefinition): readonly DefinitionProblem[] {
  const { name, brands, stored, saving = {} } = editor;
  return [
    ...kebabProblems(name, 'name'),
    ...brandListProblems(brands, 'brands'),
    ...textProblems(editor, { each: ['type'] }),
    ...scopeProblems(editor),
    ...('page' in stored ? idlePageProblems(stored.page) : []),
    ...Object.entries(saving).flatMap(([step, { title, question }]) =>
      title !== undefined && question === undefined
        ? [{ where: `saving.${step}.title`, expected: 'a question that it is the heading of', got: 'none' }]
        : [],
    ),
  ];
}

/** Settings of a page that its way of saving leaves aside, and names that stand there twice. */
function idlePageProblems({
  save,
  removes,
  firstSave,
  name,
  alongside = [],
}: StoredPage): readonly DefinitionProblem[] {
  const isIdle = removes !== undefined && save !== 'updateFields';
  const places = alongside.map(({ container, collection }) => `${container} / ${collection}`);
  const orders = alongside.map(({ container, order }) => `${container} / order ${order}`);
  const isUnnamed = typeof name !== 'string' && name.from.length === 0;
  return [
    ...(isIdle ? [{ where: 'stored.page.removes', expected: "save: 'updateFields' beside it", got: print(save) }] : []),
    ...(isUnnamed ? [{ where: 'stored.page.name.from', expected: 'the keys of a field at least', got: '[]' }] : []),
    ...doubledItems(removes, 'stored.page.removes'),
    ...doubledItems(firstSave, 'stored.page.firstSave'),
    ...doubledItems(places, 'stored.page.alongside'),
    ...doubledItems(orders, 'stored.page.alongside'),
  ];
}

/**
 * Faults of the rules and places of an editor's fields, in one of its forms.
 * @param having the brands that have that form
 */
function ruleFaults(editor: EditorDefinition, having: readonly Brand[]): readonly DefinitionProblem[] {
  const fields = placeFields(editor.fields);
  const level = levelOf(editor);
  return [
    ...pageProblems(editor, having),
    ...previewProblems(editor),
    ...sectionsProblems({ ...editor, fields }, ''),
    ...fieldsProblems(fields, level, having),
    ...(level === 'record' ? propertyProblems(fields) : []),
    ...('rows' in editor.stored ? rowSetProblems(fields, editor.stored, having) : []),
    ...brandProblems(editor),
  ].filter(isFirst);
}

/**
 * Faults of an editor of rows: it is one list, whose items are records.
 * @param brands those that have the editor
 */
function rowSetProblems(
  fields: PlacedFields,
  { where = {} }: StoredRows,
  brands: readonly Brand[],
): DefinitionProblem[] {
  const [[key, list] = [], ...others] = Object.entries(fields);
  const rows = list && itemFields(list, {});
  if (key === undefined || !rows || others.length > 0) {
    const got = Object.entries(fields).map(([name, { type }]) => `${name}: ${type}`);
    return [{ where: 'fields', expected: 'one list, whose items are the rows', got: got.join(', ') || 'nothing' }];
  }
  if (!('kind' in list.place) || list.place.kind !== 'collection' || list.place.in !== undefined) {
    return [{ where: `fields.${key}.stored`, expected: "{ each: the row's name }", got: 'another place' }];
  }
  const inside = [...fieldsProblems(rows, 'record', brands), ...propertyProblems(rows)];
  const typed = storedNames(rows);
  return [
    ...inside.map((problem) => ({ ...problem, where: `fields.${key}.${problem.where}` })),
    ...Object.keys(where).flatMap((property) =>
      typed.has(property)
        ? [{ where: `stored.where.${property}`, expected: 'a property that no field has', got: print(property) }]
        : [],
    ),
  ];
}

/** Only brands that have an editor have fields of it. */
function brandProblems({ brands, fields }: EditorDefinition): readonly DefinitionProblem[] {
  if (!brands) return [];
  return Object.entries(fields).flatMap(([key, field]) =>
    field.brands?.length && !field.brands.some((brand) => brands.includes(brand))
      ? [
          {
            where: `fields.${key}.brands`,
            expected: `a brand that has the editor: ${brands.join(', ')}`,
            got: print(field.brands),
          },
        ]
      : [],
  );
}

function levelOf({ stored }: EditorDefinition): Level {
  if ('page' in stored) return 'page';
  return 'record' in stored ? 'record' : 'collection';
}

function isFirst(problem: DefinitionProblem, index: number, all: readonly DefinitionProblem[]): boolean {
  return all.findIndex((other) => isSame(problem, other)) === index;
}

function isSame(one: DefinitionProblem, other: DefinitionProblem): boolean {
  return one.where === other.where && one.expected === other.expected;
}

/** What a brand may not change: an editor keeps its name, its place and its brands. */
const NOT_OF_OVERLAYS = ['name', 'stored', 'brands', 'overlays'] as const;

/**
 * Faults of an overlay, and of the editor that it makes. It changes what exists, or adds a setting or a whole field; anything else is a misspelt key.
 * @param common the faults that the editor has without it
 */
function overlayProblems(
  editor: EditorDefinition,
  brand: Brand,
  common: readonly DefinitionProblem[],
): readonly DefinitionProblem[] {
  const root = `overlays.${brand}`;
  const patch = editor.overlays?.[brand] ?? {};
  const { overlays: _overlays, ...base } = editor;
  const unknown = unknownTargets({ patch, target: base, where: root, brand });
  const merged = mergePatch(base, withoutPlaces(patch, unknown, root));
  const { faults, rest, own } = soundPart(merged, 'editor');
  const made = rest === undefined ? [] : own(ruleFaults(rest as EditorDefinition, [brand]));
  const isKnown = (problem: DefinitionProblem) =>
    problem.lacking === undefined && common.some((other) => isSame(problem, other));
  const placed = [...faults, ...made.filter((problem) => !isKnown(problem))].map((problem) => ({
    ...problem,
    where: has(patch, problem.where) ? `${root}.${problem.where}` : problem.where,
  }));
  return [...unknown, ...idleOverlayProblems(editor, brand), ...placed].map((problem) => ({ ...problem, brand }));
}

function idleOverlayProblems(editor: EditorDefinition, brand: Brand): readonly DefinitionProblem[] {
  const root = `overlays.${brand}`;
  const patch = editor.overlays?.[brand] ?? {};
  const fixed = NOT_OF_OVERLAYS.flatMap((setting) =>
    Object.hasOwn(patch, setting)
      ? [{ where: `${root}.${setting}`, expected: 'the same for every brand', got: print(patch[setting]) }]
      : [],
  );
  if (editor.brands && !editor.brands.includes(brand)) {
    return [
      { where: root, expected: `an overlay of a brand that has the editor: ${editor.brands.join(', ')}`, got: brand },
    ];
  }
  const isIdle = JSON.stringify(mergePatch(editor, patch)) === JSON.stringify(editor);
  return isIdle ? [{ where: root, expected: 'a change', got: print(patch) }] : fixed;
}

/** A patch without the parts at some places. */
function withoutPlaces(patch: unknown, problems: readonly DefinitionProblem[], where: string): unknown {
  if (!isObject(patch)) return patch;
  const kept = Object.entries(patch).filter(
    ([key]) => !problems.some((problem) => problem.where === `${where}.${key}`),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutPlaces(value, problems, `${where}.${key}`)]));
}

/** Whether a patch says something at a place, or around it. */
function has(patch: unknown, where: string): boolean {
  const [key = '', ...below] = where.split('.');
  if (!isObject(patch) || !Object.hasOwn(patch, key)) return Array.isArray(patch);
  return below.length === 0 || !isObject(patch[key]) || has(patch[key], below.join('.'));
}

/** A part of an overlay, and what it changes. */
interface Change {
  readonly patch: unknown;
  readonly target: unknown;
  readonly where: string;
  readonly brand: Brand;
  /** The setting that holds them. */
  readonly of?: string;
}

/**
 * Names that a brand says more of although nothing has them, or only other brands. Of settings that the editor lacks the generated schema
 * knows more.
 */
function unknownTargets({ patch, target, where, brand, of }: Change): DefinitionProblem[] {
  const whole = of === undefined ? undefined : WHOLE[of];
  if (!isObject(patch) || !isObject(target)) return [];
  return Object.entries(patch).flatMap(([key, value]) => {
    const at = `${where}.${key}`;
    const inside = { patch: value, target: target[key], where: at, brand };
    if (whole !== undefined && isOfOthers(inside))
      return [{ where: at, expected: `a ${whole.one} that ${brand} has`, got: key }];
    if (Object.hasOwn(target, key)) return unknownTargets(whole === undefined ? { ...inside, of: key } : inside);
    const isAdded = value !== null && (whole?.needs.every((name) => isObject(value) && name in value) ?? true);
    if (isAdded) return [];
    const known = Object.keys(target);
    const expected = `one of ${known.join(', ')}${whole === undefined ? '' : `, or a whole ${whole.one}`}`;
    return [{ where: at, expected, got: key, ...suggestionFor(key, known) }];
  });
}

/** Whether a brand has a part neither with its change nor without it. */
function isOfOthers({ patch, target, brand }: Change): boolean {
  const isLacking = (part: unknown) =>
    isObject(part) && Array.isArray(part['brands']) && !part['brands'].includes(brand);
  return patch === null
    ? isLacking(target)
    : isLacking(mergePatch(target, patch)) && (target === undefined || isLacking(target));
}

/** What names parts, and what each part that a brand adds has to have. */
const WHOLE: Readonly<Record<string, { readonly one: string; readonly needs: readonly string[] }>> = {
  fields: { one: 'field', needs: ['type'] },
  types: { one: 'type', needs: ['label', 'fields'] },
};

/** The name and slug of a page, and the fields of its first save, must be there. */
function pageProblems(editor: EditorDefinition, having: readonly Brand[]): DefinitionProblem[] {
  if (!('page' in editor.stored)) return [];
  const { slug, name, firstSave = [], removes = [] } = editor.stored.page;
  const problems = typeof name === 'string' ? slugProblems(name, slug) : nameProblems(editor, name.from, having);
  const stored = storedNames(placeFields(editor.fields));
  const named = Object.entries({ firstSave, removes }).flatMap(([setting, names]) =>
    names.flatMap((field, index) =>
      stored.has(field)
        ? []
        : [{ where: `stored.page.${setting}.${index}`, expected: 'the stored name of a field', got: print(field) }],
    ),
  );
  return [...problems, ...named];
}

/** A preview needs something to show: a group or a list with a layout, or blocks; a layout of its own shows fields that are there. */
function previewProblems({ preview, fields }: EditorDefinition): DefinitionProblem[] {
  const placed = placeFields(fields);
  if (preview?.layout) return layoutProblems(preview.layout, placed, 'preview.layout');
  if (!preview || isShown(placed)) return [];
  return [{ where: 'preview', expected: 'a group or a list with a layout, or blocks', got: 'none' }];
}

function isShown(fields: PlacedFields): boolean {
  return Object.values(fields).some((field) => {
    const { nested } = kindOf(field);
    if (nested?.previewed !== 'by layout') return nested?.previewed === 'always';
    return Object.values(nested.holders(field)).some((holder) => holder.layout !== undefined || isShown(holder.fields));
  });
}

/** The slug that the content service makes of a page's name must be the one the page is looked up by. */
function slugProblems(name: string, slug: string | undefined): DefinitionProblem[] {
  const brand = BRANDS[0];
  const made = slugOf(withBrand(name, brand));
  if (slug !== undefined && made === withBrand(slug, brand)) return [];
  return [{ where: 'stored.page.slug', expected: `the slug of the name, '${made}'`, got: print(slug) }];
}

/** A page that its fields name must find them: single values that every brand has, one of which is always there. */
function nameProblems(
  { fields }: EditorDefinition,
  paths: readonly string[],
  having: readonly Brand[],
): DefinitionProblem[] {
  const placed = placeFields(fields);
  const named = paths.map((path) =>
    path.split('.').map((_key, index, keys) => fieldBelow(placed, keys.slice(0, index + 1))),
  );
  const problems = named.flatMap((way, index): DefinitionProblem[] => {
    const [field, path] = [way.at(-1), paths[index] ?? ''];
    const where = `stored.page.name.from.${index}`;
    if (!field || groupFields(field))
      return [{ where, expected: 'the keys of a field, joined with dots', got: print(path) }];
    if (!holdsOneValue(field))
      return [{ where, expected: 'the keys of a field with a single value', got: `a field of type ${field.type}` }];
    const expected = 'the keys of a field that {BRANDS} has too';
    return lackedBy(brandsLacking(way, having), { where, expected, got: print(path) });
  });
  const isNamed = problems.length > 0 || named.length === 0 || named.some(isAlwaysThere);
  if (isNamed) return problems;
  const expected = 'a field among them that is required, under no condition';
  return [{ where: 'stored.page.name.from', expected, got: print(paths) }];
}

/** Whether a field is always asked for, whatever the others hold. @param way the groups that hold it, and itself */
function isAlwaysThere(way: readonly (PlacedField | undefined)[]): boolean {
  return isRequired(way.at(-1) ?? {}) && !way.some((step) => step?.visibleWhen ?? step?.enabledWhen);
}

function storedNames(fields: PlacedFields): ReadonlySet<string> {
  const names = Object.values(fields).flatMap((field) => {
    if ('fields' in field) return [...storedNames(field.fields)];
    return fieldPlacesOf(field).map(({ name }) => name);
  });
  return new Set(names);
}
