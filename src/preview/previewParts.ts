import { fieldAt, valueAt } from '../compile';
import {
  holds,
  layoutRows,
  readerAt,
  type Conditions,
  type Layout,
  type PlacedField,
  type PlacedFields,
} from '../definition';
import { groupsIn } from '../fields/shared/conditions';
import { kindOf } from '../kinds';
import { own } from '../lib/objects';
import { emptyForm, sameValue, type FormData, type FormPath, type FormValue, isGroup } from '../tree';
import type { PreviewSource } from './source';

/** One thing of a preview: a group, an item or a block, with its data. */
export interface PreviewedPart {
  /** Stays with the same group, item or block. */
  readonly key: string;
  /** Where it stands in the form, as `placeOf` writes a path. */
  readonly place: string;
  readonly fields: PlacedFields;
  readonly layout: Layout | undefined;
  readonly data: FormData;
  /** Whether pictures and videos that are not there yet keep their place. */
  readonly keepsPlaces: boolean;
}

/** A path as one text, to mark what is drawn with. */
function placeOf(path: FormPath): string {
  return path.join('.');
}

/** The path that a text of `placeOf` stands for: keys of fields are never numbers. */
export function pathOf(place: string): FormPath {
  return place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The places of all fields that a form hides. */
export function hiddenPlaces(fields: PlacedFields, conditions: Conditions, form: FormData): readonly string[] {
  if (conditions.size === 0) return [];
  const read = (path: FormPath) => valueAt(form, path);
  return [...groupsIn({ fields, data: form, path: [] })].flatMap((group) =>
    Object.entries(group.fields).flatMap(([key, field]) => {
      const own = conditions.get(field);
      const isHidden = own !== undefined && !holds(own.visible, readerAt(group.path, read));
      return isHidden ? [placeOf([...group.path, key])] : [];
    }),
  );
}

/** Everything that a form shows, in the order of the definition: what has a layout and a value, and blocks. */
export function previewParts(
  { fields, layout }: Pick<PreviewSource, 'fields' | 'layout'>,
  form: FormData,
): readonly PreviewedPart[] {
  return byLayout({ key: 'form', fields, layout, data: form }, []);
}

/** The block at a path, alone; nothing where there is none, or one of an unknown kind. */
export function previewOfBlock(fields: PlacedFields, form: FormData, path: FormPath): readonly PreviewedPart[] {
  const { field } = fieldAt(fields, path.slice(0, -1), form);
  return field && kindOf(field).nested?.previewed === 'always' ? partsOf(field, valueAt(form, path), path) : [];
}

/** What a preview shows of a group, an item or a block. */
function partsOf(field: PlacedField, value: FormValue, path: FormPath): readonly PreviewedPart[] {
  const { nested } = kindOf(field);
  const holder = isGroup(value) ? nested?.holderOf(field, value) : undefined;
  if (!nested || !holder || !isGroup(value)) return [];
  const { fields, layout } = holder;
  const place = placeOf(path);
  const part = { key: typeof value['$id'] === 'string' ? value['$id'] : place, fields, layout, data: value };
  return nested.previewed === 'always' ? [{ ...part, place, keepsPlaces: true }] : byLayout(part, path);
}

/** What its layout shows, and then what is below the fields that it does not show. */
function byLayout(part: Omit<PreviewedPart, 'place' | 'keepsPlaces'>, path: FormPath): readonly PreviewedPart[] {
  const { fields, layout, data } = part;
  const isShown = layout !== undefined && !sameValue(data, emptyForm(fields));
  const shown = new Set(
    layoutRows(layout, [])
      .flat(2)
      .map(({ key }) => key),
  );
  const others = Object.entries(fields).filter(([key]) => layout === undefined || !shown.has(key));
  return [
    ...(isShown ? [{ ...part, place: placeOf(path), keepsPlaces: false }] : []),
    ...others.flatMap(([key, field]) => partsBelow(field, own(data, key), [...path, key])),
  ];
}

/** What a preview shows of the items of a field, or of the field itself where it is a group. */
export function partsBelow(field: PlacedField, value: FormValue, path: FormPath): readonly PreviewedPart[] {
  if (kindOf(field).nested?.isGroup) return partsOf(field, value, path);
  const items: readonly FormValue[] = Array.isArray(value) ? value : [];
  return items.flatMap((item, index) => partsOf(field, item, [...path, index]));
}
