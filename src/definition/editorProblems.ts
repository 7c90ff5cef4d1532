import { fieldBelow, groupFields, holdsOneValue, itemFields, kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import { isRequired } from '../kinds/rules';
import { BRANDS, brandsLacking, withBrand, type Brand } from '../lib/brand';
import { isObject } from '../lib/objects';
import { slugOf } from '../lib/slug';
import { brandListProblems, duplicateItemProblems, emptyListProblems } from './settingConflictProblems';
import type { EditorDefinition } from './editor';
import { kebabProblems } from './names';
import { mergePatch } from './overlay';
import { placeFields } from './place';
import { fieldsProblems, type Level } from './places';
import { failedChecks, lackingBrandProblems, print, suggestionFor, type DefinitionProblem } from './problem';
import { propertyProblems } from './properties';
import { layoutProblems, sectionsProblems } from './rules';
import { scopeProblems } from './scopesIn';
import { repairDefinition } from './repairDefinition';
import type { StoredPage, StoredRows } from './stored';
import { placesOf, type PlaceNode } from './storedPlaces';
import { textProblems } from './textProblems';

/**
 * Every problem of an editor definition, from TypeScript or from JSON, all at once: a mistake in one place hides none in another.
 * @param definition anything: no type is assumed
 */
export function editorProblems(definition: unknown): readonly DefinitionProblem[] {
  const { schemaProblems, repaired, inOriginal } = repairDefinition(definition, 'editor');
  if (repaired === undefined) return schemaProblems;
  const editor = repaired as EditorDefinition;
  const { brands = BRANDS, overlays = {} } = editor;
  // Brands with an overlay are checked with it.
  const withoutOverlay = brands.filter((brand) => !Object.hasOwn(overlays, brand));
  const common = formProblems({ ...editor, overlays: {} }, withoutOverlay);
  const problems = [
    ...common,
    ...generalProblems(editor),
    ...Object.keys(overlays).flatMap((brand) => overlayProblems(editor, brand as Brand, common)),
  ];
  return mergeLackingBrands([...schemaProblems, ...inOriginal(problems)]);
}

/** Merges the problems that differ only in the brands that lack something into one, which names all of these brands. */
function mergeLackingBrands(problems: readonly DefinitionProblem[]): readonly DefinitionProblem[] {
  return problems.filter(isFirst).map(({ lacking, ...problem }) => {
    if (lacking === undefined) return problem;
    const { brand, ...rest } = problem;
    const same = problems.filter((other) => isSame(problem, other));
    const all = BRANDS.filter((one) => same.some((other) => other.lacking?.includes(one)));
    const expected = rest.expected.replace('{BRANDS}', all.join(', '));
    return { ...rest, expected, ...(all.length === 1 && brand && { brand }) };
  });
}

/** Problems of the editor's own settings, independent of its fields. */
function generalProblems(editor: EditorDefinition): readonly DefinitionProblem[] {
  const { name, brands, stored, saving = {} } = editor;
  return [
    ...kebabProblems(name, 'name'),
    ...brandListProblems(brands, 'brands'),
    ...textProblems(editor, { each: ['type'] }),
    ...scopeProblems(editor),
    ...('page' in stored ? pageSettingProblems(stored.page) : []),
    ...Object.entries(saving).flatMap(([step, { title, question }]) =>
      title !== undefined && question === undefined
        ? [{ where: `saving.${step}.title`, expected: 'a question that it is the heading of', got: 'none' }]
        : [],
    ),
  ];
}

/** Settings of a page that have no effect with its way of saving, and names that it lists twice. */
function pageSettingProblems({
  save,
  removes,
  firstSave,
  name,
  alongside = [],
}: StoredPage): readonly DefinitionProblem[] {
  const places = alongside.map(({ container, collection }) => `${container} / ${collection}`);
  const orders = alongside.map(({ container, order }) => `${container} / order ${order}`);
  return [
    ...failedChecks([
      ['stored.page.removes', save, removes !== undefined && save !== 'updateFields', "save: 'updateFields' beside it"],
    ]),
    ...(typeof name === 'string' ? [] : emptyListProblems(name.from, 'stored.page.name.from', 'the keys of a field')),
    ...duplicateItemProblems(removes, 'stored.page.removes'),
    ...duplicateItemProblems(firstSave, 'stored.page.firstSave'),
    ...duplicateItemProblems(places, 'stored.page.alongside'),
    ...duplicateItemProblems(orders, 'stored.page.alongside'),
  ];
}

/**
 * Problems of the rules and places of an editor's fields, in one of its forms.
 * @param having the brands that have that form
 */
function formProblems(editor: EditorDefinition, having: readonly Brand[]): readonly DefinitionProblem[] {
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
 * Problems of an editor of rows: it is one list, whose items are records.
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
  const editable = storedNames(rows);
  return [
    ...inside.map((problem) => ({ ...problem, where: `fields.${key}.${problem.where}` })),
    ...Object.keys(where).flatMap((property) =>
      editable.has(property)
        ? [{ where: `stored.where.${property}`, expected: 'a property that no field has', got: print(property) }]
        : [],
    ),
  ];
}

/** A field needs at least one brand that has the editor. */
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

/** Settings that an overlay must not change. */
const FIXED_SETTINGS = ['name', 'stored', 'brands', 'overlays'] as const;

/**
 * Problems of an overlay, and of the editor that results. It changes what exists, or adds a setting or a whole field; anything else is a
 * misspelt key.
 * @param common the problems that the editor has without it
 */
function overlayProblems(
  editor: EditorDefinition,
  brand: Brand,
  common: readonly DefinitionProblem[],
): readonly DefinitionProblem[] {
  const root = `overlays.${brand}`;
  const patch = editor.overlays?.[brand] ?? {};
  const { overlays: _overlays, ...base } = editor;
  const unknown = unknownKeyProblems({ patch, target: base, where: root, brand });
  const merged = mergePatch(base, withoutProblems(patch, unknown, root));
  const { schemaProblems, repaired, inOriginal } = repairDefinition(merged, 'editor');
  const ofForm = repaired === undefined ? [] : inOriginal(formProblems(repaired as EditorDefinition, [brand]));
  const isKnown = (problem: DefinitionProblem) =>
    problem.lacking === undefined && common.some((other) => isSame(problem, other));
  const placed = [...schemaProblems, ...ofForm.filter((problem) => !isKnown(problem))].map((problem) => ({
    ...problem,
    where: setsPlace(patch, problem.where) ? `${root}.${problem.where}` : problem.where,
  }));
  return [...unknown, ...unusedOverlayProblems(editor, brand), ...placed].map((problem) => ({ ...problem, brand }));
}

function unusedOverlayProblems(editor: EditorDefinition, brand: Brand): readonly DefinitionProblem[] {
  const root = `overlays.${brand}`;
  const patch = editor.overlays?.[brand] ?? {};
  const fixed = FIXED_SETTINGS.flatMap((setting) =>
    Object.hasOwn(patch, setting)
      ? [{ where: `${root}.${setting}`, expected: 'the same for every brand', got: print(patch[setting]) }]
      : [],
  );
  if (editor.brands && !editor.brands.includes(brand)) {
    return [
      { where: root, expected: `an overlay of a brand that has the editor: ${editor.brands.join(', ')}`, got: brand },
    ];
  }
  const isWithoutEffect = JSON.stringify(mergePatch(editor, patch)) === JSON.stringify(editor);
  return isWithoutEffect ? [{ where: root, expected: 'a change', got: print(patch) }] : fixed;
}

/** A patch without the parts that have problems. */
function withoutProblems(patch: unknown, problems: readonly DefinitionProblem[], where: string): unknown {
  if (!isObject(patch)) return patch;
  const kept = Object.entries(patch).filter(
    ([key]) => !problems.some((problem) => problem.where === `${where}.${key}`),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProblems(value, problems, `${where}.${key}`)]));
}

/** Whether a patch sets a place, or one that contains it. */
export function setsPlace(patch: unknown, where: string): boolean {
  const [key = '', ...below] = where.split('.');
  if (!isObject(patch) || !Object.hasOwn(patch, key)) return Array.isArray(patch);
  return below.length === 0 || !isObject(patch[key]) || setsPlace(patch[key], below.join('.'));
}

/** A part of an overlay, and the part of the editor that it changes. */
interface Change {
  readonly patch: unknown;
  readonly target: unknown;
  readonly where: string;
  readonly brand: Brand;
  /** The setting that holds both. */
  readonly of?: string;
}

/**
 * Problems of keys in an overlay that nothing in the editor has, or only other brands do. Settings that the editor lacks are left to the
 * check by the generated schema.
 */
function unknownKeyProblems({ patch, target, where, brand, of }: Change): DefinitionProblem[] {
  const part = of === undefined ? undefined : ADDABLE_PARTS[of];
  if (!isObject(patch) || !isObject(target)) return [];
  return Object.entries(patch).flatMap(([key, value]) => {
    const at = `${where}.${key}`;
    const inside = { patch: value, target: target[key], where: at, brand };
    if (part !== undefined && isOfOthers(inside))
      return [{ where: at, expected: `a ${part.one} that ${brand} has`, got: key }];
    if (Object.hasOwn(target, key)) return unknownKeyProblems(part === undefined ? { ...inside, of: key } : inside);
    const isAdded = value !== null && (part?.needs.every((name) => isObject(value) && name in value) ?? true);
    if (isAdded) return [];
    const known = Object.keys(target);
    const expected = `one of ${known.join(', ')}${part === undefined ? '' : `, or a whole ${part.one}`}`;
    return [{ where: at, expected, got: key, ...suggestionFor(key, known) }];
  });
}

/** Whether a part belongs to other brands only, with its change as well as without it. */
function isOfOthers({ patch, target, brand }: Change): boolean {
  const isLacking = (part: unknown) =>
    isObject(part) && Array.isArray(part['brands']) && !part['brands'].includes(brand);
  return patch === null
    ? isLacking(target)
    : isLacking(mergePatch(target, patch)) && (target === undefined || isLacking(target));
}

/** Settings that hold parts by key, and the settings that a part added by a brand needs. */
const ADDABLE_PARTS: Readonly<Record<string, { readonly one: string; readonly needs: readonly string[] }>> = {
  fields: { one: 'field', needs: ['type'] },
  types: { one: 'type', needs: ['label', 'fields'] },
};

/** The name of a page matches its slug, or is made of existing fields; `firstSave` and `removes` list stored fields. */
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

/** A preview needs something to show: a group or a list with a layout, or blocks; its own layout refers to existing fields. */
function previewProblems({ preview, fields }: EditorDefinition): DefinitionProblem[] {
  const placed = placeFields(fields);
  if (preview?.layout) return layoutProblems(preview.layout, placed, 'preview.layout');
  if (!preview || hasPreview(placed)) return [];
  return [{ where: 'preview', expected: 'a group or a list with a layout, or blocks', got: 'none' }];
}

function hasPreview(fields: PlacedFields): boolean {
  return Object.values(fields).some((field) => {
    const { nested } = kindOf(field);
    if (nested?.previewed !== 'by layout') return nested?.previewed === 'always';
    return Object.values(nested.fieldSets(field)).some(
      (holder) => holder.layout !== undefined || hasPreview(holder.fields),
    );
  });
}

/** The page is found by its slug, which must be the one that the content service derives from its name. */
function slugProblems(name: string, slug: string | undefined): DefinitionProblem[] {
  const brand = BRANDS[0];
  const derived = slugOf(withBrand(name, brand));
  if (slug !== undefined && derived === withBrand(slug, brand)) return [];
  return [{ where: 'stored.page.slug', expected: `the slug of the name, '${derived}'`, got: print(slug) }];
}

/** The fields that name a page exist, are single values that every brand has, and at least one of them is always required. */
function nameProblems(
  { fields }: EditorDefinition,
  paths: readonly string[],
  having: readonly Brand[],
): DefinitionProblem[] {
  const placed = placeFields(fields);
  const named = paths.map((path) =>
    path.split('.').map((_key, index, keys) => fieldBelow(placed, keys.slice(0, index + 1))),
  );
  const problems = named.flatMap((fieldsOnPath, index): DefinitionProblem[] => {
    const [field, path] = [fieldsOnPath.at(-1), paths[index] ?? ''];
    const where = `stored.page.name.from.${index}`;
    if (!field || groupFields(field))
      return [{ where, expected: 'the keys of a field, joined with dots', got: print(path) }];
    if (!holdsOneValue(field))
      return [{ where, expected: 'the keys of a field with a single value', got: `a field of type ${field.type}` }];
    const expected = 'the keys of a field that {BRANDS} has too';
    return lackingBrandProblems(brandsLacking(fieldsOnPath, having), { where, expected, got: print(path) });
  });
  const isNamed = problems.length > 0 || named.length === 0 || named.some(isAlwaysRequired);
  if (isNamed) return problems;
  const expected = 'a field among them that is required, under no condition';
  return [{ where: 'stored.page.name.from', expected, got: print(paths) }];
}

/** Whether a field is required unconditionally. @param fieldsOnPath the groups that hold it, and itself */
function isAlwaysRequired(fieldsOnPath: readonly (PlacedField | undefined)[]): boolean {
  return isRequired(fieldsOnPath.at(-1) ?? {}) && !fieldsOnPath.some((step) => step?.visibleWhen ?? step?.enabledWhen);
}

/** The names of the stored fields, at every depth. */
function storedNames(fields: PlacedFields): ReadonlySet<string> {
  return new Set(fieldNamesIn(placesOf(fields)));
}

function fieldNamesIn({ fields, nodes }: PlaceNode): readonly string[] {
  return [...fields.keys(), ...[...nodes.values()].flatMap(fieldNamesIn)];
}
