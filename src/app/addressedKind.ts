import type { CardArea } from '../definition';
import { NO_KIND } from '../list/cardPaths';

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
  const known = Object.hasOwn(kindAliases, plain) ? (kindAliases[plain] ?? plain) : plain;
  const scope = Object.hasOwn(kinds.scopes, known) ? kinds.scopes[known] : undefined;
  if (scope === undefined || !scopes.has(scope)) return { kind: 'foreign' };
  return known === name ? FINE : { kind: 'renamed', name: known };
}

const FINE: AddressedKind = { kind: 'fine' };
