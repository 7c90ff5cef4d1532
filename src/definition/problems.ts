import { kindOf } from '../kinds';
import type { Field, Fields, PlacedFields } from '../kinds/field';
import { BRANDS, withBrand } from '../lib/brand';
import type { EditorDefinition } from './editor';
import { fieldPlacesOf } from './fieldPlaces';
import { isRecord, mergePatch } from './overlay';
import { placeFields } from './place';
import { fieldsProblems, type Level } from './places';
import { print, printProblem, suggestionFor, type DefinitionProblem } from './problem';
import { propertyProblems } from './properties';
import { rowSetProblems } from './rowSets';
import { layoutProblems } from './rules';
import { settingProblems } from './settingProblems';

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

/**
 * Every fault of an editor definition, from TypeScript or from JSON; empty when it may be used.
 * @param definition anything; nothing is taken for granted
 */
export function findProblems(definition: unknown): readonly DefinitionProblem[] {
  const faults = settingProblems(definition);
  if (faults.length > 0) return faults;
  const editor = definition as EditorDefinition;
  const misapplied = overlayProblems(editor);
  if (misapplied.length > 0) return misapplied;
  const level = levelOf(editor);
  return [
    ...pageProblems(editor),
    ...previewProblems(editor),
    ...brandVariants(editor).flatMap(({ fields }) => [
      ...fieldsProblems(fields, level),
      ...(level === 'record' ? propertyProblems(fields) : []),
      ...('rows' in editor.stored ? rowSetProblems(fields) : []),
    ]),
  ].filter(isFirst);
}

function levelOf({ stored }: EditorDefinition): Level {
  if ('page' in stored) return 'page';
  return 'record' in stored ? 'record' : 'collection';
}

/** @throws DefinitionError naming every problem of a definition that has some */
export function requireSound(definition: EditorDefinition): void {
  const problems = findProblems(definition);
  if (problems.length > 0) throw new DefinitionError(definition.name, problems);
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
    return settingProblems(mergePatch(rest, patch)).map((problem) => ({
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
    const known = Object.keys(target);
    const expected = `one of ${known.join(', ')}, or a whole field`;
    return [{ where: at, expected, got: key, ...suggestionFor(key, known) }];
  });
}

/** The name and slug of a page, and the fields of its first save, must be there. */
function pageProblems(editor: EditorDefinition): DefinitionProblem[] {
  if (!('page' in editor.stored)) return [];
  const { slug, name, firstSave = [], removes = [] } = editor.stored.page;
  const problems = typeof name === 'string' ? slugProblems(name, slug) : nameProblems(editor, name.from);
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
  const made = withBrand(name, brand)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  if (slug !== undefined && made === withBrand(slug, brand)) return [];
  return [{ where: 'stored.page.slug', expected: `the slug of the name, '${made}'`, got: print(slug) }];
}

/** A page that its fields name must find them. */
function nameProblems(editor: EditorDefinition, paths: readonly string[]): DefinitionProblem[] {
  return paths.flatMap((path, index) => {
    const field = path
      .split('.')
      .reduce<Field | { readonly fields: Fields } | undefined>(
        (holder, key) =>
          holder && 'fields' in holder && Object.hasOwn(holder.fields, key) ? holder.fields[key] : undefined,
        editor,
      );
    if (field && 'type' in field && !kindOf(field).nested?.isGroup) return [];
    const where = `stored.page.name.from.${index}`;
    return [{ where, expected: 'the keys of a field, joined with dots', got: print(path) }];
  });
}

function storedNames(fields: PlacedFields): ReadonlySet<string> {
  const names = Object.values(fields).flatMap((field) => {
    if ('fields' in field) return [...storedNames(field.fields)];
    return fieldPlacesOf(field).map(({ name }) => name);
  });
  return new Set(names);
}
