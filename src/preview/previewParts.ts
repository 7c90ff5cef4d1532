import { fieldAt, valueAt } from '../compile';
import type { Layout, PlacedBlocks, PlacedFields } from '../definition';
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
  return partsBelow({ fields, data: form, path: [] });
}

/** The block at a path, alone; nothing where there is none, or one of an unknown kind. */
export function previewOfBlock(fields: PlacedFields, form: FormData, path: FormPath): readonly PreviewedPart[] {
  const { field } = fieldAt(fields, path.slice(0, -1), form);
  return field?.type === 'blocks' ? blockParts({ types: field.types, item: valueAt(form, path), path }) : [];
}

function partsBelow(given: {
  readonly fields: PlacedFields;
  readonly data: FormData;
  readonly path: FormPath;
}): readonly PreviewedPart[] {
  return Object.entries(given.fields).flatMap(([key, field]) => {
    const value = Object.hasOwn(given.data, key) ? given.data[key] : undefined;
    const path = [...given.path, key];
    if (field.type === 'blocks') {
      const items: readonly FormValue[] = Array.isArray(value) ? value : [];
      return items.flatMap((item, index) => blockParts({ types: field.types, item, path: [...path, index] }));
    }
    if (field.type !== 'group' || !isGroup(value)) return [];
    const { fields, layout } = field;
    const isShown = layout !== undefined && !sameValue(value, emptyForm(fields));
    const own = isShown ? [{ key: path.join('.'), fields, layout, data: value }] : [];
    return [...own, ...partsBelow({ fields, data: value, path })];
  });
}

function blockParts(given: {
  readonly types: PlacedBlocks['types'];
  readonly item: FormValue;
  readonly path: FormPath;
}): readonly PreviewedPart[] {
  const { types, item, path } = given;
  if (!isGroup(item)) return [];
  const name = item['type'];
  const type = typeof name === 'string' && Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return [];
  const id = typeof item['$id'] === 'string' ? item['$id'] : path.join('.');
  return [{ key: id, fields: type.fields, layout: type.layout, data: item }];
}
