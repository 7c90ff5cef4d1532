import { specifiedFilters } from '../../../../schemas/specifiedFilters';
import {
  isCardArea,
  isDefinedRecordArea,
  isPageArea,
  isRecordArea,
  type AreaAccess,
  type AreaDefinition,
  type AreaTab,
  type Brand,
  type CardArea,
  type CardValue,
  type ContentAccess,
  type EntryAction,
  type ListColumn,
  type PageUnits,
  type RecordEntries,
  type TableList,
} from '../../../../src/definition';

/** A line of areas.txt: a label, or `=`, and settings; undefined and false ones are omitted. */
type Line = readonly [label: string, ...settings: readonly (string | false | undefined)[]];

/**
 * Path, access, list and entries of an area, as the lines of areas.txt.
 * @param policies access rules of all services
 */
export function describeArea(area: AreaDefinition, policies: readonly ContentAccess[]): readonly string[] {
  return [...frameLines(area), ...policyLines(area, policies), ...storeLines(area)].map(printLine);
}

function printLine([label, ...settings]: Line): string {
  const printed = settings.filter((setting) => setting !== undefined && setting !== false).join(', ');
  if (label === '=') return `= ${printed}`;
  return label.startsWith('- ') ? `  ${label}, ${printed}` : `${label}: ${printed}`;
}

function frameLines(area: AreaDefinition): readonly Line[] {
  const { name, path, menu, audience, brands } = area;
  const redirect = isRecordArea(area) ? area.redirectOfBrandStaff : undefined;
  const { group } = menu;
  return [
    [`# ${name}`, menu.label, only(brands)],
    ['=', path, audience === 'platform' && 'for platform administrators'],
    ...(redirect ? [['=', `brand staff go to ${redirect}`] as const] : []),
    ...(group ? [['=', `below '${group.label}' at ${group.path}, which leads to ${group.start}`] as const] : []),
    ...(area.access ? [['=', `needs ${scopes(area.access)}`] as const] : []),
  ];
}

/** Scopes that the services require for the pages or records of an area. */
function policyLines(area: AreaDefinition, policies: readonly ContentAccess[]): readonly Line[] {
  const { store } = area;
  const kinds: readonly string[] = [
    ...('records' in area ? (area.records ?? []).map(({ kind }) => kind) : []),
    ...(isDefinedRecordArea(area) ? [area.store.name] : []),
  ];
  const areaPolicies = policies.filter(({ of }) =>
    'pages' in of ? 'tag' in store && of.pages === store.tag : kinds.includes(of.records),
  );
  return areaPolicies.flatMap(({ of, access, brands, kinds: parts, sections = {}, sharedWith }): readonly Line[] => [
    ['=', `guards ${'pages' in of ? of.pages : of.records} with ${scopes(access)}`, only(brands)],
    ...(sharedWith
      ? [
          [
            '=',
            `one entry for each brand, a brand selector, and every brand's read, for ${sharedWith.join(' ')}`,
          ] as const,
        ]
      : []),
    ...(parts?.by === 'slug'
      ? parts.kinds.map((kind): Line => ['=', `guards ${kind.slugPrefix} with ${kind.scope}`, only(kind.brands)])
      : []),
    ...(parts?.by === 'category'
      ? Object.entries(parts.scopes).map(([kind, scope]): Line => ['=', `guards ${kind} with ${scope} ${parts.needed}`])
      : []),
    ...Object.entries(sections).map(([section, scope]): Line => ['=', `guards ${section} with ${scope}`]),
  ]);
}

function storeLines(area: AreaDefinition): readonly Line[] {
  if (isCardArea(area)) return cardAreaLines(area);
  if (isRecordArea(area)) return [...tableLines(area.list), ...entryLines(area.entries)];
  const tabs = (area.tabs as readonly AreaTab[]).map(({ label, key, editor, access, brands }): Line => [
    label,
    `tab ${key}`,
    `form ${editor}`,
    access !== undefined && `needs ${access}`,
    only(brands),
  ]);
  return [...(isPageArea(area) && area.list ? tableLines(area.list) : []), ...tabs];
}

function cardAreaLines(area: CardArea): readonly Line[] {
  const {
    headings,
    editor,
    page = '{slug}',
    afterCreation = 'list',
    kindField,
    kindAliases = {},
    units,
    card = {},
  } = area;
  return [
    [
      '=',
      `form ${editor}`,
      `'${headings.add}'`,
      `'${headings.change}'`,
      `at ${page}`,
      `after creation ${afterCreation}`,
    ],
    ...(kindField ? [['=', `kind in ${kindField}`] as const] : []),
    ...Object.entries(kindAliases).map(([name, kind]): Line => ['=', `${name} means ${kind}`]),
    ...cardListLines(area),
    ...Object.entries(card).map(([name, places]): Line => ['=', `${name} from ${places.map(cardPlace).join(' or ')}`]),
    ...(units ? unitLines(units) : []),
  ];
}

function cardListLines({ list, store: { tag: pages } }: CardArea): readonly Line[] {
  const { title, tag, video, noAccess, filters = [], tabs = [] } = list;
  return [
    [
      list.heading,
      'cards',
      `search '${list.searchLabel}'`,
      `add '${list.addLabel}'`,
      title !== undefined && `titled by ${title}`,
      tag !== undefined && `tag ${tag}`,
      video !== undefined && `video ${video}`,
      list.canFeature && 'can be featured',
      noAccess !== undefined && `nothing '${noAccess}'`,
      `failed '${list.loadError}'`,
    ],
    ...list.lines.map((line): Line => {
      if (line.kind === 'date') return ['=', 'line date'];
      const values = line.kind === 'price' ? `price ${line.lowest} ${line.highest}` : line.value;
      return ['=', `line ${values}`, `else 'No ${line.missing} listed'`];
    }),
    ...filters.map(({ label, value, choices }): Line => [
      label,
      `filter ${nameOfFilter(pages, value)}`,
      choices && `one of ${choices.map((choice) => choice.label).join(' | ')}`,
    ]),
    ...tabs.map(({ category, label }): Line => [label, `tab ${category}`]),
  ];
}

/** The specification's name of a filter, if it has one. */
function nameOfFilter(pages: string, value: string): string {
  return specifiedFilters.find((filter) => filter.pages === pages && filter.value === value)?.sentAs[1] ?? value;
}

function unitLines({ container, order, newName, severalFor, sections, noAccess }: PageUnits): readonly Line[] {
  return [
    [
      '=',
      `units in ${container} (${order})`,
      `new ${newName}`,
      `several for ${severalFor.join(' | ')}`,
      `nothing '${noAccess}'`,
    ],
    ...sections.map(({ label, key, editor, access, collection }): Line => [
      label,
      `section ${key}`,
      `form ${editor}`,
      `in ${collection}`,
      `needs ${access}`,
    ]),
  ];
}

function tableLines(list: TableList): readonly Line[] {
  const {
    toggleLabels = { active: 'Active', inactive: 'Inactive' },
    loadError,
    add,
    filters = [],
    bulk = [],
    cards,
  } = list;
  return [
    [
      list.heading,
      cards ? 'cards' : 'table',
      `search '${list.searchLabel}'`,
      `sorted by ${list.sort.by} ${list.sort.order}`,
      list.activeToggle && `toggle ${toggleLabels.active} ${toggleLabels.inactive}`,
      add && `add '${add.label}'`,
      loadError !== undefined && `failed '${loadError}'`,
    ],
    ...list.columns.map(columnLine),
    ...filters.flatMap(({ label, key, choices = [], options, brands }): readonly Line[] => [
      [label, `filter ${key}`, options && `from ${options.source}`, only(brands)],
      ...choices.map((choice): Line => [
        `- ${choice.label}`,
        choice.value,
        choice.under && `under ${choice.under.value}`,
      ]),
    ]),
    ...bulk.map(({ label, does, on, question }): Line => [
      label,
      `bulk ${does === 'remove' ? does : JSON.stringify(does.set)}`,
      on && `on ${on}`,
      `asks '${question}'`,
    ]),
  ];
}

function columnLine({ label, field, sortable, format, brands }: ListColumn): Line {
  return [label, `column ${field}`, format, sortable && 'sortable', only(brands)];
}

function entryLines(entries: RecordEntries): readonly Line[] {
  const {
    editors,
    opens,
    drawerWidth,
    page,
    view,
    actions = [],
    removal,
    afterSave,
    afterFailure,
    loadError,
  } = entries;
  return [
    [
      '=',
      `forms ${editors.add} and ${editors.change}`,
      drawerWidth === undefined ? opens : `${opens} ${drawerWidth} wide`,
      page !== undefined && `at ${page}`,
      afterSave && `then ${afterSave}`,
      afterFailure && `after a failure ${afterFailure}`,
      loadError !== undefined && `failed '${loadError}'`,
    ],
    ...(removal
      ? [
          [
            '=',
            `removal asks '${removal.title}'`,
            `asks '${removal.question}'`,
            `saved '${removal.done}'`,
            `failed '${removal.failed}'`,
          ] as const,
        ]
      : []),
    ...actions.map(actionLine),
    ...(view
      ? [['=', `shows ${view.name}`] as const, ...view.facts.map(columnLine), ...(view.log ? tableLines(view.log) : [])]
      : []),
  ];
}

function actionLine(action: EntryAction): Line {
  const needs = action.access !== undefined && `needs ${action.access}`;
  switch (action.kind) {
    case 'preview':
      return [action.label, `action preview of ${action.file}`, needs];
    case 'versions':
      return [action.label, 'action versions', needs];
    case 'address':
      return [
        action.label,
        `action address ${action.path}`,
        `parameters ${Object.entries(action.parameters)
          .map((pair) => pair.join('='))
          .join(' ')}`,
        `sites ${action.sites.join(' ')}`,
        needs,
      ];
  }
}

function cardPlace({ at, field, as }: CardValue): string {
  return [...at, field, as].filter((part) => part !== undefined).join('/');
}

function scopes({ read, create, update, delete: remove }: AreaAccess): string {
  return [read, create, update, remove].map((scope) => scope ?? 'nobody').join(' ');
}

function only(brands: readonly Brand[] | undefined): string | undefined {
  return brands && `only ${brands.join(' ')}`;
}
