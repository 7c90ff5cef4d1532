import type { ServedOption } from '../../lib/options';
import { isGroup, type FormData, type FormValue } from '../../tree';

/** The columns of the matrix. Scopes start with an action: `read:property`. */
export const ACTIONS = ['read', 'create', 'update', 'delete'] as const;

export type Action = (typeof ACTIONS)[number];

/** One feature of the matrix. */
export interface MatrixRow {
  readonly feature: string;
  /** The permissions of the feature by action. */
  readonly cells: Readonly<Partial<Record<Action, ServedOption>>>;
  /** Permissions without a column, in order. */
  readonly further: readonly ServedOption[];
}

/**
 * The matrix of assignable permissions, features in the order of the service.
 * @param hidden features to omit
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

/** Filters the matrix: features whose name matches, with all their permissions; of other features, the matching permissions. */
export function searchMatrix(rows: readonly MatrixRow[], search: string): readonly MatrixRow[] {
  const query = search.trim().toLowerCase();
  if (query === '') return rows;
  const matches = ({ label, detail = '' }: ServedOption) => `${label} ${detail}`.toLowerCase().includes(query);
  return rows.flatMap((row): MatrixRow[] => {
    if (row.feature.toLowerCase().includes(query)) return [row];
    const cells = Object.fromEntries(Object.entries(row.cells).filter(([, permission]) => matches(permission)));
    const further = row.further.filter(matches);
    return Object.keys(cells).length + further.length === 0 ? [] : [{ ...row, cells, further }];
  });
}

/** The permissions of rows, in display order. */
export function permissionsIn(rows: readonly MatrixRow[]): readonly ServedOption[] {
  return rows.flatMap(({ cells, further }) => [...ACTIONS.flatMap((action) => cells[action] ?? []), ...further]);
}

/** Whether all, some or none of the permissions are ticked. */
export function stateOf(permissions: readonly ServedOption[], ticked: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = permissions.filter(({ value }) => ticked.has(value)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
}

/** The form value with these permissions ticked or unticked; other ids are unchanged. */
export function withTicks(value: FormValue, permissions: readonly ServedOption[], isTicked: boolean): FormData {
  const before: FormData = isGroup(value) ? value : {};
  const changed = new Set(permissions.map((permission) => permission.value));
  const kept = Object.entries(before).filter(([id]) => !changed.has(id));
  return Object.fromEntries([...kept, ...(isTicked ? [...changed].map((id) => [id, true] as const) : [])]);
}
