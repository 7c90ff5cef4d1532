import { fieldPlacesOf, type ListColumn, type ListFilter, type PlacedField, type PlacedFields } from '../definition';
import { groupFields } from '../kinds';
import { storedFormsOf } from '../kinds/choices';
import type { RecordPage } from '../stores/records/source';

/** Labels of choices in the form of records, by property and stored value. */
export type ChoiceLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** @param fields of the form, for one brand */
export function choiceLabels(fields: PlacedFields): ChoiceLabels {
  return new Map(Object.values(fields).flatMap(labelsOf));
}

function labelsOf(field: PlacedField): readonly (readonly [string, ReadonlyMap<string, string>])[] {
  const inside = groupFields(field);
  if (inside) return Object.values(inside).flatMap(labelsOf);
  if (!('choices' in field)) return [];
  const labels = new Map(
    field.choices.flatMap((choice) => storedFormsOf(choice).map((stored) => [stored, choice.label] as const)),
  );
  return fieldPlacesOf(field).map(({ name }) => [name, labels] as const);
}

/** Columns with the labels that the form has for choices. */
export function labelledColumns(columns: readonly ListColumn[], labels: ChoiceLabels): readonly LabelledColumn[] {
  return columns.map((column) => ({ ...column, labels: labels.get(column.field) }));
}

/** A column of a list, with the labels of its values. */
export interface LabelledColumn extends ListColumn {
  readonly labels?: ReadonlyMap<string, string> | undefined;
}

/** Filter choices that came with a list, with the labels of the form. */
export function labelledChoices(choices: RecordPage['choices'], labels: ChoiceLabels): RecordPage['choices'] {
  if (!choices) return undefined;
  const labelled = Object.entries(choices).map(([property, offered]) => [
    property,
    offered.map((choice) => ({ ...choice, label: labels.get(property)?.get(choice.value) ?? choice.label })),
  ]);
  return Object.fromEntries(labelled) as RecordPage['choices'];
}

/** Label of a value: that of a filter of the list, or else that of the form. */
export function choiceLabelOf(
  { field, value }: { readonly field: string; readonly value: string },
  filters: readonly ListFilter[],
  labels: ChoiceLabels,
): string {
  const choices = filters.find(({ key }) => key === field)?.choices;
  return choices?.find((choice) => choice.value === value)?.label ?? labels.get(field)?.get(value) ?? value;
}
