import { holdsFlag, kindOf } from '../kinds';
import { dataValuesOfChoice, type Choice } from '../kinds/choices';
import type { PlacedField } from '../kinds/field';
import type { Scalar } from '../kinds/scalars';
import { isRequired } from '../kinds/rules';
import { BRANDS, brandsOf } from '../lib/brand';
import { isDefinedRecordArea, recordNameOf, type RecordArea } from './area';
import { brokenLimits, duplicateProblems, emptyListProblems } from './settingConflictProblems';
import { editorBrandProblems } from './cardAreaProblems';
import { holdsTime, isFormValue } from './conditionProblems';
import type { EditorDefinition } from './editor';
import { LIST_PARAMETERS } from './list';
import {
  failedChecks,
  oneOfNames,
  print,
  suggestionFor,
  unknownNameProblems,
  type DefinitionProblem,
  type KnownNames,
} from './problem';
import { brandPropertyProblems, choicesOf, editorsOfRecord, TIMESTAMP_COLUMNS, propertiesOf } from './properties';
import type { EntryAction, RecordEntries } from './recordEntries';
import { LISTED_PROPERTIES, LOGGED_PROPERTIES, SPECIFIED_FILTERS } from './record';
import { columnProblems, displayedColumnProblems, formatProblems, tableProblems } from './tableProblems';

/** Problems of an area of records, specified or defined. */
export function recordAreaProblems(
  area: RecordArea,
  editors: readonly EditorDefinition[],
): readonly DefinitionProblem[] {
  const own = editorsOfRecord(area, editors);
  const properties = propertiesOf(own);
  const listed: KnownNames = isDefinedRecordArea(area)
    ? { known: [...properties.keys(), ...TIMESTAMP_COLUMNS], expected: 'a property of its editors' }
    : { known: LISTED_PROPERTIES[area.store.record] };
  const isTime = (property: string) => {
    const field = properties.get(property);
    const kind = field && kindOf(field);
    return kind && (kind.isSupplied === true || kind.limitOfDay !== undefined);
  };
  const shown = { 'list.columns': area.list.columns, 'entries.view.facts': area.entries.view?.facts ?? [] };
  const served = isDefinedRecordArea(area) ? TIMESTAMP_COLUMNS : listed.known;
  return [
    ...tableProblems(area, area.list, listed),
    ...Object.entries(shown).flatMap(([place, columns]) => [
      ...formatProblems(columns, isTime, place),
      ...columns.flatMap((column, index) =>
        served.includes(column.field) || !properties.has(column.field)
          ? []
          : brandPropertyProblems(own, {
              where: `${place}.${index}.field`,
              property: column.field,
              brands: brandsOf(column, area.brands),
            }),
      ),
    ]),
    ...(isDefinedRecordArea(area) ? [] : specifiedFilterProblems(area.list, SPECIFIED_FILTERS[area.store.record])),
    ...editorProblems(area, own),
    ...cardProblems(area, listed.known),
    ...choiceProblems(area.list, choicesOf(own)),
    ...bulkProblems(area, own),
    ...entryProblems(area, listed.known),
    ...viewProblems(area.entries, [...new Set([...listed.known, ...properties.keys()])]),
    ...visibilityProblems(area, properties),
  ];
}

const RESERVED: readonly string[] = LIST_PARAMETERS;

/** Filters of specified records are ones that the service supports; reserved keys are reported elsewhere. */
function specifiedFilterProblems(
  { filters = [] }: RecordArea['list'],
  known: readonly string[],
): readonly DefinitionProblem[] {
  return filters.flatMap(({ key }, index) =>
    RESERVED.includes(key)
      ? []
      : unknownNameProblems(`list.filters.${index}.key`, key, {
          known,
          expected: `what the service filters by: ${known.join(', ') || 'nothing'}`,
        }),
  );
}

/** Tones and filter choices refer to existing choices, where these are known. */
function choiceProblems(
  { columns, filters = [] }: RecordArea['list'],
  choices: ReadonlyMap<string, readonly Choice[]>,
): readonly DefinitionProblem[] {
  const ofColumns = columns.flatMap(({ field, tones = {} }, index) =>
    Object.keys(tones).map((value) => ({ property: field, value, where: `list.columns.${index}.tones.${value}` })),
  );
  const ofFilters = filters.flatMap(({ key, choices: offered = [] }, index) =>
    offered.map(({ value }, at) => ({ property: key, value, where: `list.filters.${index}.choices.${at}.value` })),
  );
  return [...ofColumns, ...ofFilters].flatMap(({ property, value, where }) => {
    const known = choices.get(property)?.flatMap(dataValuesOfChoice);
    return known ? unknownNameProblems(where, value, { known: [...new Set(known)] }) : [];
  });
}

/** The editors of entries store the records of the area, and have its brands. */
function editorProblems(
  { entries, ...area }: RecordArea,
  own: readonly EditorDefinition[],
): readonly DefinitionProblem[] {
  const names = own.map(({ name }) => name);
  const expected = `an editor of the records '${recordNameOf(area)}'`;
  // People of the platform belong to no brand.
  const brands = area.audience === 'platform' ? [] : (area.brands ?? BRANDS);
  return Object.entries(entries.editors).flatMap(([key, name]) => {
    const where = `entries.editors.${key}`;
    const editor = own.find((one) => one.name === name);
    if (!editor) return unknownNameProblems(where, name, { known: names, expected });
    // An empty list of brands is reported as such.
    return editor.brands?.length === 0 ? [] : editorBrandProblems(editor, brands, where);
  });
}

/** Cards show existing properties of the rows. */
function cardProblems({ list: { cards } }: RecordArea, known: readonly string[]): readonly DefinitionProblem[] {
  if (!cards) return [];
  const { title, lines, tags, picture, altText, video, savedAt } = cards;
  const named = [
    ...Object.entries({ title, picture, altText, video, savedAt }),
    ...lines.map(({ field }, index) => [`lines.${index}.field`, field] as const),
    ...tags.map((tag, index) => [`tags.${index}`, tag] as const),
  ];
  return named.flatMap(([where, name]) => unknownNameProblems(`list.cards.${where}`, name, { known }));
}

/** Bulk actions set properties that the editors have in every brand, to values that these can have. */
function bulkProblems(
  { list: { bulk = [] }, brands = BRANDS }: RecordArea,
  own: readonly EditorDefinition[],
): readonly DefinitionProblem[] {
  const [properties, choices] = [propertiesOf(own), choicesOf(own)];
  const names = [...properties.keys()];
  return bulk.flatMap(({ does }, index) =>
    does === 'remove'
      ? []
      : Object.entries(does.set).flatMap(([property, value]) => {
          const where = `list.bulk.${index}.does.set.${property}`;
          const field = properties.get(property);
          if (!field)
            return unknownNameProblems(where, property, { known: names, expected: 'a property of its editors' });
          return [
            ...mismatches(field, choices.get(property), value).map((expected) => ({
              where,
              expected,
              got: print(value),
            })),
            ...brandPropertyProblems(own, { where, property, brands }),
          ];
        }),
  );
}

/**
 * What a field expects instead of a value that cannot be stored for it.
 * @param choices those of the field; undefined where it has none
 */
function mismatches(field: PlacedField, choices: readonly Choice[] | undefined, value: Scalar): readonly string[] {
  if (holdsFlag(field)) return typeof value === 'boolean' ? [] : ['true or false'];
  if (typeof value === 'boolean') return ['no flag'];
  if (choices) {
    const stored = [...new Set(choices.map((choice) => choice.stored ?? choice.value))];
    return stored.includes(value) ? [] : [`one of ${stored.map(print).join(', ')}`];
  }
  const isNumber = kindOf(field).guard(field).as === 'number';
  if (isNumber !== (typeof value === 'number')) return [isNumber ? 'a number' : 'a text'];
  const { storage, example } = kindOf(field);
  const stored = storage(field);
  if (holdsTime(field) && stored.as === 'value' && !isFormValue(field, stored.codec.read(value) ?? ''))
    return [`a text as it is stored, such as ${stored.codec.write(example)}`];
  const isMissing = isRequired(field) && String(value).trim() === '';
  return isMissing ? ['a text that is not empty, as the field is required'] : brokenLimits({ ...field }, value);
}

/** Problems of the address, drawer, removal and actions of entries. */
function entryProblems(area: RecordArea, known: readonly string[]): readonly DefinitionProblem[] {
  const { entries, access, list } = area;
  const { page, opens, drawerWidth, removal, actions = [], noun, plural } = entries;
  const columns = list.columns.map(({ field }) => field);
  const hasOneId = page === undefined || page.split('{id}').length === 2;
  const hasOuterSlash = page !== undefined && (page.startsWith('/') || page.endsWith('/'));
  const isNarrow = drawerWidth !== undefined && drawerWidth < MIN_DRAWER_WIDTH_PIXELS;
  return [
    ...failedChecks([
      ['entries.page', page, !hasOneId, 'an address below the area with one {id}'],
      ['entries.page', page, hasOuterSlash, 'an address below the area, without a slash at its ends'],
      ['entries.page', page, opens === 'page' && page === undefined, 'an address, as entries open as pages'],
      ['entries.drawerWidth', opens, opens === 'page' && drawerWidth !== undefined, "opens: 'drawer' beside it"],
      ['entries.drawerWidth', drawerWidth, isNarrow, `${MIN_DRAWER_WIDTH_PIXELS} pixels at least`],
      ['entries.plural', plural, plural === noun, 'what several of them are called'],
    ]),
    ...(removal && access && access.delete === undefined
      ? [{ where: 'entries.removal', expected: 'access.delete in the area: without it nobody may', got: 'none' }]
      : []),
    ...(removal?.named ?? []).flatMap((name, index) =>
      unknownNameProblems(`entries.removal.named.${index}`, name, {
        known: columns,
        expected: oneOfNames('a column of the list', columns),
      }),
    ),
    ...actions.flatMap((action, index) => actionProblems(action, `entries.actions.${index}`, known)),
    ...duplicateProblems(actions, { where: 'entries.actions', setting: 'label', expected: 'a label of its own' }),
  ];
}

/** The view of an entry has an address, and shows existing properties of the entry and of its log. */
function viewProblems({ view, page }: RecordEntries, known: readonly string[]): readonly DefinitionProblem[] {
  if (!view) return [];
  const where = 'entries.view';
  const ofLog = view.log ? columnProblems(view.log, { known: LOGGED_PROPERTIES }) : [];
  return [
    ...(page === undefined ? [{ where, expected: 'page beside it: the address of the view', got: 'none' }] : []),
    ...displayedColumnProblems(view.facts, { known }, `${where}.facts`),
    ...ofLog.map((problem) => ({ ...problem, where: `${where}.log.${problem.where}` })),
  ];
}

/** The minimum width, in CSS pixels, of a drawer in which a form can be filled in. */
const MIN_DRAWER_WIDTH_PIXELS = 280;

function actionProblems(action: EntryAction, where: string, known: readonly string[]): readonly DefinitionProblem[] {
  const properties = {
    ...('file' in action && { file: action.file, fileName: action.fileName }),
    ...('parameters' in action && prefixed(action.parameters)),
  };
  return [
    ...('sites' in action ? emptyListProblems(action.sites, `${where}.sites`, 'a site') : []),
    ...('path' in action && !action.path.startsWith('/')
      ? [{ where: `${where}.path`, expected: 'a path like /contracts', got: print(action.path) }]
      : []),
    ...Object.entries(properties).flatMap(([setting, name]) =>
      unknownNameProblems(`${where}.${setting}`, name, { known }),
    ),
  ];
}

function prefixed(parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).map(([name, property]) => [`parameters.${name}`, property]));
}

/** The visibility flag of a record is a toggle of its editors. */
function visibilityProblems(
  { visibility }: RecordArea,
  properties: ReadonlyMap<string, PlacedField>,
): readonly DefinitionProblem[] {
  const field = visibility === undefined ? undefined : properties.get(visibility);
  if (visibility === undefined || (field && holdsFlag(field))) return [];
  const suggestion = suggestionFor(visibility, [...properties.keys()]);
  return [{ where: 'visibility', expected: 'the property of a toggle', got: print(visibility), ...suggestion }];
}
