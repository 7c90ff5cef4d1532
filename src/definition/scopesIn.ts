import { isObject } from '../lib/objects';
import type { AreaAccess } from './access';
import { SCOPE } from './names';
import { print, type DefinitionProblem } from './problem';

/** A scope that a definition names. */
export interface NamedScope {
  /** The keys that lead to it. */
  readonly path: readonly string[];
  readonly scope: string;
  /** The action that it allows; absent where it is needed for every action. */
  readonly action?: keyof AreaAccess;
  /** Its owner: the area, a tab, a field, a choice. */
  readonly of: Readonly<Record<string, unknown>>;
}

/** Every scope that an area or an editor names as its access, or as that of one of its parts. */
export function scopesIn(value: unknown, path: readonly string[] = []): readonly NamedScope[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as NamedScope['of'];
  return Object.entries(of).flatMap(([key, inner]): readonly NamedScope[] => {
    const below = [...path, key];
    if (key !== 'access' && key !== 'itemAccess') return scopesIn(inner, below);
    if (typeof inner === 'string') return [{ path: below, scope: inner, of }];
    const ofActions = ACTIONS.flatMap((action): readonly NamedScope[] => {
      const scope = isObject(inner) ? inner[action] : undefined;
      return typeof scope === 'string' ? [{ path: [...below, action], scope, action, of }] : [];
    });
    // A field may have one of these keys, too.
    return ofActions.length > 0 ? ofActions : scopesIn(inner, below);
  });
}

const ACTIONS = ['read', 'create', 'update', 'delete'] as const satisfies readonly (keyof AreaAccess)[];

/** Scopes of an area or an editor consist of an action and its resource. */
export function scopeProblems(definition: unknown): readonly DefinitionProblem[] {
  return scopesIn(definition).flatMap(({ path, scope }) =>
    SCOPE.test(scope) ? [] : [{ where: path.join('.'), expected: 'a scope like update:careers', got: print(scope) }],
  );
}
