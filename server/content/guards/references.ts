import { kindOf } from '../../../src/kinds';
import type { Referred } from '../../../src/kinds/kind';
import { ruleMessages } from '../../../src/kinds/texts';
import { isGroup } from '../../../src/tree';
import { BadInput } from '../../errors';
import { isId } from '../arguments';
import type { WriteContext } from '../context';
import type { HeldText } from './heldText';
import { valuesInside } from './storedValues';

/** What a value came to refer to with a save. */
export interface NewReferences {
  readonly of: Referred;
  /** What the place is called in which it is stored: of a page the name of the field, of a record the property. */
  readonly storedAs: string;
  /** As the value has them; what is no id at all is among them. */
  readonly ids: readonly string[];
  /** Of the field. */
  readonly label: string;
  /** Which argument the value is, for errors. */
  readonly argument: string;
}

/**
 * What a text refers to that was not referred to before: what is gone since may stay.
 * @param given.stored what the place held before; asked for only where there are references
 */
export function newReferences(
  { field, inside }: HeldText,
  text: string,
  given: Pick<NewReferences, 'argument' | 'storedAs'> & { readonly stored: () => readonly string[] },
): readonly NewReferences[] {
  const kind = kindOf(field);
  const of = kind.refersTo?.(field);
  if (!of) {
    return valuesInside(inside ? text : '').flatMap(([key, value]) => {
      const held = inside?.get(key);
      return held ? newReferences(held, value, given) : [];
    });
  }
  const storage = kind.storage(field);
  const items = storage.as === 'json' ? storage.codec.read(text) : [];
  const { argument, storedAs, stored } = given;
  const ids = (Array.isArray(items) ? (items as readonly unknown[]) : [])
    .flatMap((item) => (isGroup(item) && typeof item['$id'] === 'string' ? [item['$id']] : []))
    .filter((id) => !stored().some((before) => before.includes(id)));
  return ids.length === 0 ? [] : [{ of, storedAs, ids, label: field.label ?? '', argument }];
}

/**
 * Refuses references to what is not there, is of another brand, or may not be read by the caller, which is all the same to them.
 * What another entry refers to by the same field may be referred to here as well: it comes along with a copy.
 * @throws BadInput in the words of the form
 */
export async function requireReferences(
  { findReferable }: WriteContext,
  brandName: string,
  references: readonly NewReferences[],
): Promise<void> {
  for (const { of, storedAs, ids, label, argument } of references) {
    const asked = ids.filter(isId).map((id) => id.toLowerCase());
    const found = asked.length === 0 ? new Set() : await findReferable({ of, storedAs, ids: asked, brandName });
    if (ids.some((id) => !found.has(id.toLowerCase()))) throw new BadInput(argument, ruleMessages.reference({ label }));
  }
}
