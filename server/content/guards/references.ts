import { kindOf } from '../../../src/kinds';
import type { ReferenceTarget } from '../../../src/kinds/kind';
import { ruleMessages } from '../../../src/kinds/texts';
import { isGroup } from '../../../src/tree';
import { BadInput } from '../../errors';
import { isId } from '../arguments';
import type { WriteContext } from '../context';
import type { TextRules } from './textRules';
import { valuesInside } from './storedValues';

/** References that a save adds to a value. */
export interface NewReferences {
  readonly of: ReferenceTarget;
  /** The name of the stored field, or the property of a record. */
  readonly storedAs: string;
  /** As sent; may contain texts that are not ids. */
  readonly ids: readonly string[];
  /** Label of the field. */
  readonly label: string;
  /** The argument of the value, for errors. */
  readonly argument: string;
}

/**
 * The references in a text that were not there before: references to entries deleted since may stay.
 * @param given.stored returns the previously stored values; called only if there are references
 */
export function newReferences(
  { field, itemRules }: TextRules,
  text: string,
  given: Pick<NewReferences, 'argument' | 'storedAs'> & { readonly stored: () => readonly string[] },
): readonly NewReferences[] {
  const kind = kindOf(field);
  const of = kind.refersTo?.(field);
  if (!of) {
    return valuesInside(itemRules ? text : '').flatMap(([key, value]) => {
      const rules = itemRules?.get(key);
      return rules ? newReferences(rules, value, given) : [];
    });
  }
  const storage = kind.storage(field);
  const items = storage.as === 'json' ? storage.codec.read(text) : [];
  const { argument, storedAs, stored } = given;
  const ids = (Array.isArray(items) ? (items as readonly unknown[]) : [])
    .flatMap((item) => (isGroup(item) && typeof item['$id'] === 'string' ? [item['$id']] : []))
    .filter((id) => !stored().some((previous) => previous.includes(id)));
  return ids.length === 0 ? [] : [{ of, storedAs, ids, label: field.label ?? '', argument }];
}

/**
 * Refuses references to entries that do not exist, belong to another brand, or are not readable by the caller, without telling these cases
 * apart. A reference that another entry already has in the same field is accepted, since it is carried along when an entry is copied.
 * @throws BadInput with the message of the form
 */
export async function requireReferences(
  { findReferable }: WriteContext,
  brandName: string,
  references: readonly NewReferences[],
): Promise<void> {
  for (const { of, storedAs, ids, label, argument } of references) {
    const requestedIds = ids.filter(isId).map((id) => id.toLowerCase());
    const found =
      requestedIds.length === 0 ? new Set() : await findReferable({ of, storedAs, ids: requestedIds, brandName });
    if (ids.some((id) => !found.has(id.toLowerCase()))) throw new BadInput(argument, ruleMessages.reference({ label }));
  }
}
