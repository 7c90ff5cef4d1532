import Form from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { PlacedField, PlacedFields } from '../../../src/definition';
import type { FormData } from '../../../src/tree';

interface StockProps {
  readonly fields: PlacedFields;
  readonly form: FormData;
}

/** RJSF with its Material theme, as it comes, on the same fields. */
export function Stock({ fields, form }: StockProps) {
  return (
    <Form
      schema={schemaOf(fields)}
      initialFormData={form}
      validator={validator}
      idPrefix="form"
      idSeparator="."
      showErrorList={false}
      tagName="div"
    >
      <></>
    </Form>
  );
}

function schemaOf(fields: PlacedFields): RJSFSchema {
  const properties = Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)] as const);
  return { type: 'object', properties: { ...Object.fromEntries(properties), $id: { type: 'string' } } };
}

function fieldSchema(field: PlacedField): RJSFSchema {
  switch (field.type) {
    case 'group':
      return schemaOf(field.fields);
    case 'list':
      return { type: 'array', title: field.label, items: schemaOf(field.fields) };
    case 'images':
      return {
        type: 'array',
        title: field.label,
        items: { type: 'object', properties: { key: { type: 'string' }, caption: { type: 'string' } } },
      };
    case 'blocks':
      return {
        type: 'array',
        title: field.label,
        items: { discriminator: { propertyName: 'type' }, oneOf: branches(field) } as RJSFSchema,
      };
    case 'number':
      return { type: 'number', title: field.label };
    default:
      return { type: 'string', title: field.label };
  }
}

function branches(field: Extract<PlacedField, { type: 'blocks' }>): RJSFSchema[] {
  return Object.entries(field.types).map(([type, { label, fields }]) => {
    const schema = schemaOf(fields);
    return { ...schema, title: label, properties: { type: { type: 'string', const: type }, ...schema.properties } };
  });
}
