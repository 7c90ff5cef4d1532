import { isAbsent } from '../kinds/codecs/codec';
import { isGroup, type FormData, type FormItem, type FormValue } from '../kinds/values';
import { ownProperty } from '../lib/objects';
import type { FormEntry, NodePlan } from './plan';

/** The values of form data for each slot of a plan: the inverse of assembling a form. */
export interface SlotValues {
  readonly values: FormValue[];
  readonly fieldItems: (readonly FormItem[])[];
  readonly nodes: SlotValues[];
  readonly items: (readonly FormItem[])[];
}

/** Distributes form data over the slots of a plan. Keys without a slot are omitted. */
export function toSlots(plan: NodePlan, form: FormData): SlotValues {
  const content = emptyContent(plan);
  distribute(plan.entries, form, content);
  return content;
}

/** Whether any slot has a value. */
export function hasContent(content: SlotValues): boolean {
  return (
    content.values.some((value) => !isEmpty(value)) ||
    content.fieldItems.some((items) => items.length > 0) ||
    content.items.some((items) => items.length > 0) ||
    content.nodes.some(hasContent)
  );
}

/** Whether a value is absent, or a list or group without entries. */
function isEmpty(value: FormValue): boolean {
  return isAbsent(value) || (typeof value === 'object' && Object.keys(value).length === 0);
}

function emptyContent(plan: NodePlan): SlotValues {
  return {
    values: new Array<FormValue>(plan.scalars.length).fill(undefined),
    fieldItems: plan.fieldLists.map(() => []),
    nodes: plan.nodes.map((slot) => emptyContent(slot.plan)),
    items: plan.itemLists.map(() => []),
  };
}

function distribute(entries: readonly FormEntry[], form: FormData, content: SlotValues): void {
  for (const entry of entries) {
    const value = ownProperty(form, entry.key);
    switch (entry.kind) {
      case 'value':
        content.values[entry.slot] = value;
        break;
      case 'group':
        if (isGroup(value)) distribute(entry.entries, value, follow(content, entry.path));
        break;
      case 'fieldItems':
        follow(content, entry.path).fieldItems[entry.slot] = asItems(value);
        break;
      case 'items':
        follow(content, entry.path).items[entry.slot] = asItems(value);
        break;
    }
  }
}

function follow(content: SlotValues, path: readonly number[]): SlotValues {
  return path.reduce((inner, slot) => inner.nodes[slot]!, content);
}

function asItems(value: FormValue): readonly FormItem[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).filter((item): item is FormItem => typeof item === 'object' && item !== null);
}
