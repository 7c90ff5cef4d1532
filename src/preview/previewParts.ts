import { fieldAt, valueAt } from '../compile';
import {
  isConditionMet,
  layoutRows,
  readerAt,
  type Conditions,
  type Layout,
  type PlacedField,
  type PlacedFields,
} from '../definition';
import { groupsIn } from '../fields/shared/conditions';
import { kindOf } from '../kinds';
import { ownProperty } from '../lib/objects';
import { emptyForm, isGroup, itemsIn, sameValue, type FormData, type FormPath, type FormValue } from '../tree';
import type { PreviewSource } from './source';

/** One section of a preview: a group, an item or a block, with its data. */
export interface PreviewedPart {
  /** React key; stable for the same group, item or block. */
  readonly key: string;
  /** Its path in the form, in the format of `placeOf`. */
  readonly place: string;
  readonly fields: PlacedFields;
  readonly layout: Layout | undefined;
  readonly data: FormData;
  /** Whether missing pictures and videos get a placeholder. */
  readonly showsPlaceholders: boolean;
}

/** A path as a string, for data attributes of the preview. */
function placeOf(path: FormPath): string {
  return path.join('.');
}

/** The inverse of `placeOf`: field keys are never numbers. */
export function pathOf(place: string): FormPath {
  return place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The places of all fields that a form hides. */
export function hiddenPlaces(fields: PlacedFields, conditions: Conditions, form: FormData): readonly string[] {
  if (conditions.size === 0) return [];
  const read = (path: FormPath) => valueAt(form, path);
  return [...groupsIn({ fields, data: form, path: [] })].flatMap((group) =>
    Object.entries(group.fields).flatMap(([key, field]) => {
      const condition = conditions.get(field);
      const isHidden = condition !== undefined && !isConditionMet(condition.visible, readerAt(group.path, read));
      return isHidden ? [placeOf([...group.path, key])] : [];
    }),
  );
}

/** All parts of a form's preview, in the order of the definition: groups and items with a layout and a value, and blocks. */
export function previewParts(
  { fields, layout }: Pick<PreviewSource, 'fields' | 'layout'>,
  form: FormData,
): readonly PreviewedPart[] {
  return byLayout({ key: 'form', fields, layout, data: form }, []);
}

/** Only the block at a path; empty if there is none, or if its kind is unknown. */
export function blockPreview(fields: PlacedFields, form: FormData, path: FormPath): readonly PreviewedPart[] {
  const { field } = fieldAt(fields, path.slice(0, -1), form);
  return field && kindOf(field).nested?.previewed === 'always' ? partsOf(field, valueAt(form, path), path) : [];
}

/** The parts of a group, an item or a block. */
function partsOf(field: PlacedField, value: FormValue, path: FormPath): readonly PreviewedPart[] {
  const { nested } = kindOf(field);
  const holder = isGroup(value) ? nested?.fieldSetOf(field, value) : undefined;
  if (!nested || !holder || !isGroup(value)) return [];
  const { fields, layout } = holder;
  const place = placeOf(path);
  const part = { key: typeof value['$id'] === 'string' ? value['$id'] : place, fields, layout, data: value };
  return nested.previewed === 'always' ? [{ ...part, place, showsPlaceholders: true }] : byLayout(part, path);
}

/** The part with its layout, followed by the parts of fields that the layout omits. */
function byLayout(part: Omit<PreviewedPart, 'place' | 'showsPlaceholders'>, path: FormPath): readonly PreviewedPart[] {
  const { fields, layout, data } = part;
  const isVisible = layout !== undefined && !sameValue(data, emptyForm(fields));
  const placed = new Set(
    layoutRows(layout, [])
      .flat(2)
      .map(({ key }) => key),
  );
  const others = Object.entries(fields).filter(([key]) => layout === undefined || !placed.has(key));
  return [
    ...(isVisible ? [{ ...part, place: placeOf(path), showsPlaceholders: false }] : []),
    ...others.flatMap(([key, field]) => partsBelow(field, ownProperty(data, key), [...path, key])),
  ];
}

/** The parts of a field's items, or of the field itself if it is a group. */
export function partsBelow(field: PlacedField, value: FormValue, path: FormPath): readonly PreviewedPart[] {
  if (kindOf(field).nested?.isGroup) return partsOf(field, value, path);
  return itemsIn(value).flatMap((item, index) => partsOf(field, item, [...path, index]));
}
