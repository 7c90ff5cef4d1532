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
  return cardsOf(fields, title).map((card) => ({ ...card, id: `${idPrefix}:${sectionId(card.path, card.kind)}` }));
}

type Card = Omit<FormSection, 'id'>;

function cardsOf(fields: PlacedFields, title: string): readonly Card[] {
  const ownValues = valueKeys(fields);
  const others = Object.entries(fields).flatMap(([key, field]) => {
    const inside = groupFields(field);
    if (inside) return groupSections(key, field.label, inside);
    return isSingle(field) ? [] : [listSection(field, [key], undefined)];
  });
  if (ownValues.length === 0) return others;
  // Two cards with the same name could not be distinguished, least of all by screen reader users.
  const isTaken = others.some((card) => card.title === title);
  return [fieldsSection({ title: isTaken ? fieldTexts.general : title, path: [], keys: ownValues }), ...others];
}

function groupSections(key: string, groupLabel: string | undefined, fields: PlacedFields): readonly Card[] {
  const values = valueKeys(fields);
  const own =
    values.length > 0 ? [fieldsSection({ title: groupLabel ?? fieldTexts.page, path: [key], keys: values })] : [];
  return [
    ...own,
    ...Object.entries(fields).flatMap(([childKey, child]) => {
      if (isSingle(child)) return [];
      const path = [key, childKey];
      const inside = groupFields(child);
      if (!inside) return [listSection(child, path, groupLabel)];
      const keys = Object.keys(inside);
      return [fieldsSection({ title: child.label ?? groupLabel ?? fieldTexts.page, groupLabel, path, keys })];
    }),
  ];
}

function fieldsSection(given: {
  title: string;
  groupLabel?: string | undefined;
  path: FormPath;
  keys: readonly string[];
}): Card {
  const { title, groupLabel, path, keys } = given;
  return { title, groupLabel, kind: 'fields', path, keys };
}

function listSection(field: PlacedField, path: FormPath, groupLabel: string | undefined): Card {
  return { title: field.label ?? '', groupLabel, kind: 'list', path, keys: [] };
}

function sectionId(path: FormPath, kind: FormSection['kind']): string {
  return ['section', kind, ...path].join('.');
}

function valueKeys(fields: PlacedFields): readonly string[] {
  return Object.keys(fields).filter((key) => {
    const field = fields[key];
    return field !== undefined && isSingle(field);
  });
}
