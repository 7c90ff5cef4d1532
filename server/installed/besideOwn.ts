import {
  isCardArea,
  isDefinedRecordArea,
  isPageArea,
  isRecordArea,
  type AreaDefinition,
  type DefinitionProblem,
  type EditorDefinition,
} from '../../src/definition';
import { print, suggestionFor } from '../../src/definition/problem';

/** An area of the folder with its editors. */
export interface FolderArea {
  readonly area: AreaDefinition;
  readonly editors: readonly EditorDefinition[];
}

interface Others {
  readonly areas: readonly AreaDefinition[];
  readonly editors: readonly EditorDefinition[];
}

interface Found {
  readonly ofArea: readonly DefinitionProblem[];
  readonly ofEditors: readonly { readonly editor: EditorDefinition; readonly problem: DefinitionProblem }[];
}

/**
 * Whether an area of the folder can stand beside all others: names, addresses and storage of its own, so that nothing which somebody
 * else may write is written under its rights, and editors that are there.
 */
export function besideOwnProblems({ area, editors }: FolderArea, others: Others): Found {
  const tag = tagOf(area);
  return {
    ofArea: [
      ...storeProblems(area),
      ...addressProblems(area, others.areas),
      ...taken(
        'name',
        area.name,
        others.areas.map(({ name }) => name),
      ),
      ...(tag === undefined ? [] : taken('store.tag', tag, others.areas.map(tagOf))),
      ...referenceProblems(area, editors),
    ],
    ofEditors: editors.flatMap((editor, index) => {
      const names = [...others.editors, ...editors.slice(0, index)].map(({ name }) => name);
      return [...taken('name', editor.name, names), ...storedElsewhere(editor, area)].map((problem) => ({
        editor,
        problem,
      }));
    }),
  };
}

/** The records and rows of the specification have calls, and areas, of their own. */
function storeProblems({ store }: AreaDefinition): readonly DefinitionProblem[] {
  if (['page', 'pages', 'records'].includes(store.kind)) return [];
  return [{ where: 'store.kind', expected: 'one of "page", "pages", "records"', got: print(store.kind) }];
}

/** What addresses of the services, and of the console's own screens and files, begin with. */
const KEPT: readonly string[] = [
  ...['iam', 'oidc', 'graphql', 'upload', 'uploads', 'files', 'file-links', 'deploy', 'plans', 'events', 'definitions'],
  ...['health', 'healthz', 'readyz', 'metrics', 'home', 'activity', 'sample-feature', 'admin', 'redirect', 'assets'],
];

const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

function addressProblems(
  { path, menu }: AreaDefinition,
  others: readonly AreaDefinition[],
): readonly DefinitionProblem[] {
  if (!ADDRESS.test(path))
    return [{ where: 'path', expected: 'an address in kebab form, such as "/manage-faq"', got: print(path) }];
  const [, first = ''] = path.split('/');
  const isKept = KEPT.includes(first);
  const around = others.filter((other) => other.menu.group === undefined || other.menu.group.path !== menu.group?.path);
  const isInside = around.some(
    (other) => `${path}/`.startsWith(`${other.path}/`) || `${other.path}/`.startsWith(`${path}/`),
  );
  return isKept || isInside || others.some((other) => other.path === path)
    ? [{ where: 'path', expected: 'an address that nothing else has', got: print(path) }]
    : [];
}

function taken(where: string, name: string, names: readonly (string | undefined)[]): readonly DefinitionProblem[] {
  return names.includes(name)
    ? [{ where, expected: `a ${where.split('.').at(-1) ?? where} that nothing else has`, got: print(name) }]
    : [];
}

function tagOf(area: AreaDefinition): string | undefined {
  return isPageArea(area) || isCardArea(area) ? area.store.tag : undefined;
}

/** An editor writes to what its area stores, under the rights of that area. */
function storedElsewhere({ stored }: EditorDefinition, area: AreaDefinition): readonly DefinitionProblem[] {
  if (isDefinedRecordArea(area)) {
    const isOwn = 'record' in stored && stored.record === area.store.name;
    return isOwn ? [] : [{ where: 'stored', expected: `{ "record": "${area.store.name}" }`, got: print(stored) }];
  }
  const tag = tagOf(area);
  if ('page' in stored && stored.page.tag === tag) return [];
  if ('collection' in stored && isCardArea(area) && area.units) return [];
  return [{ where: 'stored', expected: `a page with the tag "${tag ?? ''}"`, got: print(stored) }];
}

function referenceProblems(area: AreaDefinition, editors: readonly EditorDefinition[]): readonly DefinitionProblem[] {
  const names = editors.map(({ name }) => name);
  return references(area).flatMap(({ where, name }) =>
    names.includes(name)
      ? []
      : [
          {
            where,
            expected: `one of the editors ${names.join(', ')}`,
            got: print(name),
            ...suggestionFor(name, names),
          },
        ],
  );
}

function references(area: AreaDefinition): readonly { readonly where: string; readonly name: string }[] {
  if (isCardArea(area)) {
    const sections = area.units?.sections ?? [];
    return [
      { where: 'editor', name: area.editor },
      ...sections.map(({ editor }, index) => ({ where: `units.sections.${index}.editor`, name: editor })),
    ];
  }
  // findAreaProblems looks at those of records.
  if (isRecordArea(area)) return [];
  return area.tabs.map(({ editor }, index) => ({ where: `tabs.${index}.editor`, name: editor }));
}
