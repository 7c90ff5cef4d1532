import { fieldAt, valueAt } from '../compile';
import type { Layout, PlacedField, PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import { emptyForm, sameValue, type FormData, type FormPath, type FormValue, isGroup } from '../tree';

/** One thing of a preview: a group or a block, with its data. */
export interface PreviewedPart {
  /** Stays with the same group or block. */
  readonly key: string;
  readonly fields: PlacedFields;
  readonly layout: Layout | undefined;
  readonly data: FormData;
}

/** Everything that a form shows: its groups that have a layout and a value, and its blocks, in the order of the definition. */
export function previewParts(fields: PlacedFields, form: FormData): readonly PreviewedPart[] {
  return partsBelow(fields, form, []);
}

/** The block at a path, alone; nothing where there is none, or one of an unknown kind. */
export function previewOfBlock(fields: PlacedFields, form: FormData, path: FormPath): readonly PreviewedPart[] {
  const { field } = fieldAt(fields, path.slice(0, -1), form);
  return field && kindOf(field).nested?.previewed === 'always' ? partsOf(field, valueAt(form, path), path) : [];
}

function partsBelow(fields: PlacedFields, data: FormData, path: FormPath): readonly PreviewedPart[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const value = Object.hasOwn(data, key) ? data[key] : undefined;
    const at = [...path, key];
    if (kindOf(field).nested?.isGroup) return partsOf(field, value, at);
    const items: readonly FormValue[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => partsOf(field, item, [...at, index]));
  });
}

/** What a preview shows of a group or an item. */
function partsOf(field: PlacedField, value: FormValue, path: FormPath): readonly PreviewedPart[] {
  const { nested } = kindOf(field);
  const holder = isGroup(value) ? nested?.holderOf(field, value) : undefined;
  if (!nested || !holder || !isGroup(value) || nested.previewed === 'never') return [];
  const { fields, layout } = holder;
  const id = typeof value['$id'] === 'string' ? value['$id'] : path.join('.');
  const own = [{ key: id, fields, layout, data: value }];
  if (nested.previewed === 'always') return own;
  const isShown = layout !== undefined && !sameValue(value, emptyForm(fields));
  return [...(isShown ? own : []), ...partsBelow(fields, value, path)];
}
