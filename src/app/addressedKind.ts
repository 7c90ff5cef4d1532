import { valueAt } from '../compile';
import type { CardArea } from '../definition';
import { ownProperty } from '../lib/objects';
import { NO_KIND } from '../list/entryPaths';
import type { LoadedEntry } from '../stores/editorStore';

/** The result of checking the kind of page in an address. */
export type AddressedKind =
  | { readonly kind: 'valid' }
  /** An alias of another name, which has its own address. */
  | { readonly kind: 'renamed'; readonly name: string }
  /** The kind does not exist, or the user may not manage it (CONT-006). */
  | { readonly kind: 'unavailable' };

/**
 * Checks the kind of page named in an address, in areas that require a scope for each kind.
 * @param name as written in the address; undefined if it names none
 */
export function addressedKind(area: CardArea, scopes: ReadonlySet<string>, name: string | undefined): AddressedKind {
  const { kinds, kindAliases = {} } = area;
  if (name === undefined || name === NO_KIND || kinds?.by !== 'category' || kinds.needed !== 'always') return VALID;
  const normalized = name.toLowerCase();
  const known = ownProperty(kindAliases, normalized) ?? normalized;
  const scope = ownProperty(kinds.scopes, known);
  if (scope === undefined || !scopes.has(scope)) return { kind: 'unavailable' };
  return known === name ? VALID : { kind: 'renamed', name: known };
}

/** The kind in the form of a page, whatever its address says; undefined if it has none. */
export function storedKind({ kindField }: CardArea, { form }: Pick<LoadedEntry, 'form'>): string | undefined {
  const kind = kindField === undefined ? undefined : valueAt(form, kindField.split('.'));
  return typeof kind === 'string' ? kind : undefined;
}

/**
 * The scope that a user lacks to manage a stored page of this kind; undefined if none is missing, or the area does not know the
 * kind.
 */
export function missingKindScope({ kinds }: CardArea, scopes: ReadonlySet<string>, kind: unknown): string | undefined {
  if (typeof kind !== 'string' || kinds?.by !== 'category' || kinds.needed !== 'always') return undefined;
  const scope = ownProperty(kinds.scopes, kind);
  return scope === undefined || scopes.has(scope) ? undefined : scope;
}

const VALID: AddressedKind = { kind: 'valid' };
