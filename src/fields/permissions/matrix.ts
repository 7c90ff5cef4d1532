import type { ServedOption } from '../../lib/options';
import { isGroup, type FormData, type FormValue } from '../../tree';

/** The actions that have a column; a scope begins with one of them: `read:property`. */
export const ACTIONS = ['read', 'create', 'update', 'delete'] as const;

/** One of the actions that have a column. */
export type Action = (typeof ACTIONS)[number];

/** One feature of the matrix. */
export interface MatrixRow {
  readonly feature: string;
  /** The permission of each action, where the feature has it. */
  readonly cells: Readonly<Partial<Record<Action, ServedOption>>>;
  /** Permissions that are no plain action, in their order. */
  readonly further: readonly ServedOption[];
}

/**
 * The matrix of what can be given, features in the order of the service.
 * @param hidden features that are left out
 */
export function matrixOf(options: readonly ServedOption[], hidden: readonly string[]): readonly MatrixRow[] {
  const features = [...new Set(options.map(({ group = '' }) => group))];
  return features
    .filter((feature) => !hidden.includes(feature))
    .map((feature) =>
      rowOf(
        feature,
        options.filter(({ group = '' }) => group === feature),
      ),
    );
}

function rowOf(feature: string, permissions: readonly ServedOption[]): MatrixRow {
  const cells: Partial<Record<Action, ServedOption>> = {};
  const further: ServedOption[] = [];
  for (const permission of permissions) {
    const action = actionOf(permission);
    if (action !== undefined && cells[action] === undefined) cells[action] = permission;
    else further.push(permission);
  }
  return { feature, cells, further };
}

function actionOf({ detail = '' }: ServedOption): Action | undefined {
  return ACTIONS.find((action) => detail.startsWith(`${action}:`));
}

/** The rows and permissions that a search finds: a feature by its name with all it has, else single permissions. */
export function searchMatrix(rows: readonly MatrixRow[], search: string): readonly MatrixRow[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rows;
  const isFound = ({ label, detail = '' }: ServedOption) => `${label} ${detail}`.toLowerCase().includes(wanted);
  return rows.flatMap((row): MatrixRow[] => {
    if (row.feature.toLowerCase().includes(wanted)) return [row];
    const cells = Object.fromEntries(Object.entries(row.cells).filter(([, permission]) => isFound(permission)));
    const further = row.further.filter(isFound);
    return Object.keys(cells).length + further.length === 0 ? [] : [{ ...row, cells, further }];
  });
}

/** The permissions of rows, in the order in which they are shown. */
export function permissionsIn(rows: readonly MatrixRow[]): readonly ServedOption[] {
  return rows.flatMap(({ cells, further }) => [...ACTIONS.flatMap((action) => cells[action] ?? []), ...further]);
}

/** Whether all, some or none of the permissions are ticked. */
export function stateOf(permissions: readonly ServedOption[], ticked: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = permissions.filter(({ value }) => ticked.has(value)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
}

/** The form value with these permissions ticked or not; every other id stays as it is. */
export function withTicks(value: FormValue, permissions: readonly ServedOption[], isTicked: boolean): FormData {
  const before: FormData = isGroup(value) ? value : {};
  const changed = new Set(permissions.map((permission) => permission.value));
  const kept = Object.entries(before).filter(([id]) => !changed.has(id));
  return Object.fromEntries([...kept, ...(isTicked ? [...changed].map((id) => [id, true] as const) : [])]);
}
