import type { CardArea } from '../definition';
import { own } from '../lib/objects';
import { NO_KIND } from '../list/entryPaths';

/** What the kind of page in an address comes to. */
export type AddressedKind =
  | { readonly kind: 'fine' }
  /** It has another name, and an address of its own. */
  | { readonly kind: 'renamed'; readonly name: string }
  /** There is no such kind, or the user may not manage it (CONT-006). */
  | { readonly kind: 'foreign' };

/**
 * Judges the kind of page that an address names, where an area asks for a scope for each kind.
 * @param name as the address has it; undefined where it names none
 */
export function addressedKind(area: CardArea, scopes: ReadonlySet<string>, name: string | undefined): AddressedKind {
  const { kinds, kindAliases = {} } = area;
  if (name === undefined || name === NO_KIND || kinds?.by !== 'category' || kinds.needed !== 'always') return FINE;
  const plain = name.toLowerCase();
  const known = own(kindAliases, plain) ?? plain;
  const scope = own(kinds.scopes, known);
  if (scope === undefined || !scopes.has(scope)) return { kind: 'foreign' };
  return known === name ? FINE : { kind: 'renamed', name: known };
}

/**
 * The scope that a user lacks to manage a stored page of this kind; undefined where none is missing, as for a kind that the area
 * does not know.
 */
export function missingKindScope({ kinds }: CardArea, scopes: ReadonlySet<string>, kind: unknown): string | undefined {
  if (typeof kind !== 'string' || kinds?.by !== 'category' || kinds.needed !== 'always') return undefined;
  const scope = own(kinds.scopes, kind);
  return scope === undefined || scopes.has(scope) ? undefined : scope;
}

const FINE: AddressedKind = { kind: 'fine' };
