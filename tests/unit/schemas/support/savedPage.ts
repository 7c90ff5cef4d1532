import { planSave, newPage, type FieldCollection, type FormData, type Page } from '../../../../src/tree';
import type { FormStore } from '../../../../src/form';
import type { Brand } from '../../../../src/definition';
import { runPlan } from '../../../round-trip/support/runPlan';

/**
 * The page stored by the service after the first save of a form.
 * @param form data submitted by SAVE
 */
export function savedPage({ compiled }: FormStore, brand: Brand, form: FormData): Page {
  const { editor, lens } = compiled;
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const given = { editor, brand, brandId: 'brand', newId, form };
  const next = lens.formToTree(form, newPage(given), newId);
  const { operations } = planSave({ ...given, stored: null, next });
  return runPlan(newPage(given), operations);
}

/** A stored collection without ids: `order name`, `order name = value` of each field, then each child in the same form. */
export function written({ name, order, fields, children }: FieldCollection): readonly unknown[] {
  return [
    `${order} ${name}`,
    fields.map((field) => `${field.order} ${field.name} = ${field.value}`),
    ...children.map(written),
  ];
}
