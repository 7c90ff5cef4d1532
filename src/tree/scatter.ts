import { isAbsent } from './codecs/codec';
import type { FileItem, FormData, FormItem, FormValue } from './form';
import type { FormEntry, NodePlan } from './plan';

/** What form data says for each slot of a plan: the opposite of assembling a form. */
export interface Content {
  readonly values: FormValue[];
  readonly files: (readonly FileItem[])[];
  readonly nodes: Content[];
  readonly items: (readonly FormItem[])[];
}

/** Distributes form data over the slots of a plan. What the plan does not name is left out. */
export function scatter(plan: NodePlan, form: FormData): Content {
  const content = emptyContent(plan);
  distribute(plan.entries, form, content);
  return content;
}

/** Whether any slot has a value. */
export function hasContent(content: Content): boolean {
  return (
    content.values.some((value) => (Array.isArray(value) ? value.length > 0 : !isAbsent(value))) ||
    content.files.some((files) => files.length > 0) ||
    content.items.some((items) => items.length > 0) ||
    content.nodes.some(hasContent)
  );
}

function emptyContent(plan: NodePlan): Content {
  return {
    values: new Array<FormValue>(plan.scalars.length).fill(undefined),
    files: plan.fileLists.map(() => []),
    nodes: plan.nodes.map((slot) => emptyContent(slot.plan)),
    items: plan.itemLists.map(() => []),
  };
}

function distribute(entries: readonly FormEntry[], form: FormData, content: Content): void {
  for (const entry of entries) {
    const value = Object.hasOwn(form, entry.key) ? form[entry.key] : undefined;
    switch (entry.kind) {
      case 'value':
      case 'json':
        content.values[entry.slot] = value;
        break;
      case 'group':
        if (isGroup(value)) distribute(entry.entries, value, follow(content, entry.path));
        break;
      case 'files':
        follow(content, entry.path).files[entry.slot] = asItems(value);
        break;
      case 'items':
        follow(content, entry.path).items[entry.slot] = asItems(value);
        break;
    }
  }
}

function follow(content: Content, path: readonly number[]): Content {
  return path.reduce((inner, slot) => inner.nodes[slot]!, content);
}

function isGroup(value: FormValue): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asItems(value: FormValue): readonly FormItem[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).filter((item): item is FormItem => typeof item === 'object' && item !== null);
}
