import type { PlacedField, PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import { objectStructure } from './fieldSchemas';
import type { UiSchema } from './types';

/** The uiSchema of a group, an item or a whole form: for every field its widget and its settings. */
export function uiSchemaOf(fields: PlacedFields): UiSchema {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldUiSchema(field)]));
}

function fieldUiSchema(field: PlacedField): UiSchema {
  const { nested, structure } = kindOf(field);
  const options = { 'ui:options': { settings: field } };
  if (nested) return { ...options, ...nested.ui(field, { structure: objectStructure, ui: uiSchemaOf }) };
  const isOneValue = structure(field, objectStructure)['type'] === 'string';
  return { ...options, [isOneValue ? 'ui:widget' : 'ui:field']: field.type };
}
