import { OPTION_SOURCES } from '../kinds/options';
import { BRANDS, type Brand } from '../lib/brand';
import type { AreaDefinition } from './area';
import {
  brandListProblems,
  duplicateItemProblems,
  duplicateProblems,
  emptyListProblems,
} from './settingConflictProblems';
import {
  LIST_PARAMETERS,
  MAX_FILTERS,
  POSITION,
  type BulkAction,
  type ListColumn,
  type ListFilter,
  type TableList,
} from './list';
import {
  failedChecks,
  oneOfNames,
  print,
  unknownNameProblems,
  type DefinitionProblem,
  type KnownNames,
} from './problem';

/** Properties of every page that can be columns. */
export const PAGE_PROPERTIES = ['name', 'slug', 'tag', 'created_at', 'updated_at'] as const;

/**
 * Problems of a table list.
 * @param names the properties of its rows
 */
export function tableProblems(area: AreaDefinition, list: TableList, names: KnownNames): readonly DefinitionProblem[] {
  return [
    ...columnProblems(list, names),
    ...scopedBrandProblems(area, list),
    ...filterCountProblems(list.filters),
    ...filterProblems(list),
    ...bulkProblems(area, list),
    ...noEffectProblems(list),
  ].map((problem) => ({ ...problem, where: `list.${problem.where}` }));
}

/** A list has columns, and is sorted by a property of its rows. */
export function columnProblems({ columns, sort }: TableList, names: KnownNames): readonly DefinitionProblem[] {
  if (columns.length === 0) return [{ where: 'columns', expected: 'a column at least', got: '[]' }];
  return [
    ...displayedColumnProblems(columns, names, 'columns'),
    ...(sort.by === POSITION ? [] : unknownNameProblems('sort.by', sort.by, names)),
  ];
}

/** Columns show existing properties, each once for a brand. */
export function displayedColumnProblems(
  columns: readonly ListColumn[],
  names: KnownNames,
  place: string,
): readonly DefinitionProblem[] {
  return [
    ...columns.flatMap(({ field, tones, format }, index) => [
      ...unknownNameProblems(`${place}.${index}.field`, field, names),
      ...(tones && format !== 'badge'
        ? [{ where: `${place}.${index}.tones`, expected: "format: 'badge' beside it", got: print(format) }]
        : []),
    ]),
    ...duplicateProblems(columns, { where: place, setting: 'field', expected: 'each column once' }),
    ...duplicateProblems(columns, { where: place, setting: 'label', expected: 'a label of its own' }),
  ];
}

/**
 * Columns of days and times show properties that hold some: any other value would leave them empty.
 * @param isTime whether a property holds days or times; undefined where that is not known
 */
export function formatProblems(
  columns: readonly ListColumn[],
  isTime: (property: string) => boolean | undefined,
  place: string,
): readonly DefinitionProblem[] {
  return columns.flatMap(({ field, format }, index) =>
    (format === 'date' || format === 'dateTime') && isTime(field) === false
      ? [
          {
            where: `${place}.${index}.format`,
            expected: 'text, line or badge: the property holds no day',
            got: print(format),
          },
        ]
      : [],
  );
}

/** Columns and filters are limited to brands of the area. */
function scopedBrandProblems(area: AreaDefinition, { columns, filters = [] }: TableList): readonly DefinitionProblem[] {
  return Object.entries({ columns, filters }).flatMap(([setting, parts]) =>
    parts.flatMap(({ brands }, index) => [
      ...brandListProblems(brands, `${setting}.${index}.brands`),
      ...brandsOutsideAreaProblems(brands, `${setting}.${index}.brands`, area),
    ]),
  );
}

/** The key of a filter is a query parameter, and unique. Its choices are unique, too, and depend on existing filters and values. */
function filterProblems({ filters = [] }: TableList): readonly DefinitionProblem[] {
  const reserved: readonly string[] = LIST_PARAMETERS;
  return filters.flatMap((filter, index): readonly DefinitionProblem[] => {
    const { key, by = 'choice', choices, options } = filter;
    const where = `filters.${index}`;
    const isTaken = reserved.includes(key) || filters.some((other, at) => at < index && other.key === key);
    return [
      ...failedChecks([
        [`${where}.key`, key, isTaken, 'a parameter of its own'],
        [`${where}.by`, by, by !== 'choice' && !!(choices ?? options), "'choice', or nothing to choose from"],
        [`${where}.options.by`, options?.by, options?.by !== undefined, 'nothing: a filter has no siblings'],
      ]),
      ...(choices && options
        ? [{ where: `${where}.choices`, expected: 'choices, or options of a service', got: 'both' }]
        : []),
      ...(options ? unknownNameProblems(`${where}.options.source`, options.source, { known: SOURCES_OF_FILTERS }) : []),
      ...emptyListProblems(choices, `${where}.choices`, 'a choice'),
      ...filterChoiceProblems(filter, { where, filters }),
    ];
  });
}

/** The sources that need no values of siblings, which a filter has none of. */
const SOURCES_OF_FILTERS = Object.entries(OPTION_SOURCES).flatMap(([name, { needsParameters }]) =>
  needsParameters ? [] : [name],
);

function filterChoiceProblems(
  { key, choices = [] }: ListFilter,
  { where, filters }: { readonly where: string; readonly filters: readonly ListFilter[] },
): readonly DefinitionProblem[] {
  const keys = filters.map((filter) => filter.key).filter((other) => other !== key);
  return choices.flatMap(({ value, under }, index): readonly DefinitionProblem[] => {
    const at = `${where}.choices.${index}`;
    const isTwice = choices.some(
      (other, before) => before < index && other.value === value && other.under?.value === under?.value,
    );
    const outer = filters.find((filter) => filter.key === under?.filter);
    const values = outer?.choices?.map((choice) => choice.value);
    return [
      ...(isTwice ? [{ where: at, expected: 'each choice once', got: print(value) }] : []),
      ...(under
        ? unknownNameProblems(`${at}.under.filter`, under.filter, {
            known: keys,
            expected: oneOfNames('the key of another filter', keys),
          })
        : []),
      ...(under && values && under.filter !== key
        ? unknownNameProblems(`${at}.under.value`, under.value, {
            known: values,
            expected: `one of ${values.map(print).join(', ')}`,
          })
        : []),
    ];
  });
}

/** A bulk action is one for which the area has a scope, on an existing side of the list. */
function bulkProblems(area: AreaDefinition, { bulk = [], activeToggle }: TableList): readonly DefinitionProblem[] {
  const ofEach = bulk.flatMap((action, index): readonly DefinitionProblem[] => {
    const where = `bulk.${index}`;
    const needed = action.does === 'remove' ? 'delete' : 'update';
    const lacksScope = area.access !== undefined && area.access[needed] === undefined;
    return [
      ...(lacksScope
        ? [{ where: `${where}.does`, expected: `access.${needed} in the area: without it nobody may`, got: 'none' }]
        : []),
      ...(action.on !== undefined && !activeToggle
        ? [{ where: `${where}.on`, expected: 'activeToggle in the list', got: 'none' }]
        : []),
      ...emptySet(action, where),
    ];
  });
  const labels = bulk.map(({ label }) => label);
  return [...ofEach, ...duplicateItemProblems(labels, 'bulk')];
}

function emptySet({ does }: BulkAction, where: string): readonly DefinitionProblem[] {
  const isEmpty = does !== 'remove' && Object.keys(does.set).length === 0;
  return isEmpty ? [{ where: `${where}.does.set`, expected: 'a property at least', got: '{}' }] : [];
}

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Settings without effect, and the file name of an export, which must be valid on every system. */
function noEffectProblems({ activeToggle, toggleLabels, csv }: TableList): readonly DefinitionProblem[] {
  return [
    ...(toggleLabels && !activeToggle
      ? [{ where: 'toggleLabels', expected: 'activeToggle beside it', got: 'none' }]
      : []),
    ...csvProblems(csv),
  ];
}

/** A list has no more filters than one query may have. */
export function filterCountProblems(filters: readonly unknown[] = []): readonly DefinitionProblem[] {
  if (filters.length <= MAX_FILTERS) return [];
  return [{ where: 'filters', expected: `at most ${MAX_FILTERS} filters`, got: print(filters.length) }];
}

/** The file name of an export, without the day and the extension, which are appended. */
export function csvProblems(csv: string | undefined): readonly DefinitionProblem[] {
  if (csv === undefined || FILE_NAME.test(csv)) return [];
  return [{ where: 'csv', expected: 'a file name like company-information, without an ending', got: print(csv) }];
}

/** The brands of an area's part are brands of the area. */
export function brandsOutsideAreaProblems(
  brands: readonly Brand[] = [],
  where: string,
  { brands: ofArea = BRANDS }: Pick<AreaDefinition, 'brands'>,
): readonly DefinitionProblem[] {
  const expected = `a brand that the area has: ${ofArea.join(', ')}`;
  return failedChecks(brands.map((brand, index) => [`${where}.${index}`, brand, !ofArea.includes(brand), expected]));
}
