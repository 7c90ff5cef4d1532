import { fieldTexts } from './texts';
import type { PlacedField, PlacedFields } from '../../definition';
import { groupFields } from '../../kinds';
import { isSingle } from '../../kinds/parts';
import type { FormPath } from '../../tree';

/** One card of a form. */
export interface FormSection {
  /** Element id, for the outline and for links. */
  readonly id: string;
  readonly title: string;
  /** Label of the enclosing group, shown above the title: cards of several groups may have the same title. */
  readonly groupLabel: string | undefined;
  /** `fields`: some fields of the group at `path`; `list`: the list, files or blocks at `path`. */
  readonly kind: 'fields' | 'list';
  readonly path: FormPath;
  /** Keys of the fields in the group; empty for a list. */
  readonly keys: readonly string[];
}

/**
 * The cards of a form. The single values and files of a root group form one card, titled after the group or 'Page'; its child
 * groups, lists, file lists and blocks have their own cards.
 * @param options.idPrefix prefix of the element ids of the form
 * @param options.title title of the card of the values outside of any group
 */
export function sectionsOf(
  fields: PlacedFields,
  { idPrefix, title }: { readonly idPrefix: string; readonly title: string },
): readonly FormSection[] {
  const idOf = ({ kind, path }: Card) => `${idPrefix}:${['section', kind, ...path].join('.')}`;
  return cardsOf(fields, title).map((card) => ({ ...card, id: idOf(card) }));
}

type Card = Omit<FormSection, 'id'>;

function cardsOf(fields: PlacedFields, title: string): readonly Card[] {
  const keys = valueKeys(fields);
  const others = Object.entries(fields).flatMap(([key, field]) => {
    const inside = groupFields(field);
    if (inside) return groupCards(key, field.label, inside);
    return isSingle(field) ? [] : [listCard(field, [key], undefined)];
  });
  if (keys.length === 0) return others;
  // Two cards with the same name could not be distinguished, least of all by screen reader users.
  const isTaken = others.some((card) => card.title === title);
  const own = {
    title: isTaken ? fieldTexts.general : title,
    groupLabel: undefined,
    kind: 'fields',
    path: [],
    keys,
  } as const;
  return [own, ...others];
}

function groupCards(key: string, groupLabel: string | undefined, fields: PlacedFields): readonly Card[] {
  const title = groupLabel ?? fieldTexts.page;
  const values = valueKeys(fields);
  const own: Card = { title, groupLabel: undefined, kind: 'fields', path: [key], keys: values };
  const others = Object.entries(fields).flatMap(([childKey, child]): readonly Card[] => {
    if (isSingle(child)) return [];
    const path = [key, childKey];
    const inside = groupFields(child);
    if (!inside) return [listCard(child, path, groupLabel)];
    return [{ title: child.label ?? title, groupLabel, kind: 'fields', path, keys: Object.keys(inside) }];
  });
  return values.length > 0 ? [own, ...others] : others;
}

function listCard(field: PlacedField, path: FormPath, groupLabel: string | undefined): Card {
  return { title: field.label ?? '', groupLabel, kind: 'list', path, keys: [] };
}

function valueKeys(fields: PlacedFields): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => (isSingle(field) ? [key] : []));
}
