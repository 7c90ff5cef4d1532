import type { PlacedField, PlacedFields } from '../definition';
import { kindOf, type JsonSchema } from '../kinds';
import { objectStructure } from './fieldSchemas';
import type { UiSchema } from './types';

/** The uiSchema of a group, an item or a whole form: for every field its widget and its settings. */
export function uiSchemaOf(fields: PlacedFields): UiSchema {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldUiSchema(field)]));
}

function fieldUiSchema(field: PlacedField): UiSchema {
  const options = { 'ui:options': { settings: field } };
  switch (field.type) {
    case 'group':
      return { ...options, ...uiSchemaOf(field.fields) };
    case 'list':
      return { ...options, items: uiSchemaOf(field.fields) };
    case 'blocks': {
      const types = Object.entries(field.types).map(
        ([name, { fields }]): readonly [string, { schema: JsonSchema; uiSchema: UiSchema }] => [
          name,
          { schema: objectStructure(fields), uiSchema: uiSchemaOf(fields) },
        ],
      );
      return { ...options, 'ui:field': 'blocks', blockTypes: Object.fromEntries(types) };
    }
    default:
      return kindOf(field).structure(field, objectStructure)['type'] === 'string'
        ? { ...options, 'ui:widget': field.type }
        : { ...options, 'ui:field': field.type };
  }
}
