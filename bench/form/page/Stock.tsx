import Form from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { OneOfValues, PlacedField, PlacedFields } from '../../../src/definition';
import type { FormData } from '../../../src/tree';

interface StockProps {
  readonly fields: PlacedFields;
  readonly form: FormData;
  readonly onSubmit: () => void;
}

/** RJSF with its Material theme, unmodified, on the same fields. */
export function Stock({ fields, form, onSubmit }: StockProps) {
  return (
    <Form
      schema={schemaOf(fields)}
      initialFormData={form}
      validator={validator}
      idPrefix="form"
      idSeparator="."
      showErrorList={false}
      onSubmit={onSubmit}
    >
      <button type="submit">SAVE</button>
    </Form>
  );
}

function schemaOf(fields: PlacedFields): RJSFSchema {
  const all = Object.entries(fields);
  const always = all.filter(([, { visibleWhen }]) => visibleWhen === undefined);
  const conditions = all.flatMap(([key, field]) =>
    field.visibleWhen && 'in' in field.visibleWhen ? [shownWhen(field.visibleWhen, key, field)] : [],
  );
  const properties = { ...schemasOf(always), $id: { type: 'string' } } as const;
  return { type: 'object', properties, ...(conditions.length > 0 && { allOf: conditions }) };
}

function schemasOf(fields: readonly (readonly [string, PlacedField])[]): Readonly<Record<string, RJSFSchema>> {
  return Object.fromEntries(fields.map(([key, field]) => [key, fieldSchema(field)]));
}

function shownWhen({ field: other, in: values }: OneOfValues, key: string, field: PlacedField): RJSFSchema {
  return {
    if: { properties: { [other]: { enum: [...values] } }, required: [other] },
    then: { properties: schemasOf([[key, field]]) },
  };
}

function fieldSchema(field: PlacedField): RJSFSchema {
  switch (field.type) {
    case 'group':
      return schemaOf(field.fields);
    case 'list':
      return { type: 'array', title: field.label, items: schemaOf(field.fields) };
    case 'image':
      return { type: 'object', title: field.label, properties: { key: TEXT, altText: TEXT } };
    case 'videos':
      return {
        type: 'array',
        title: field.label,
        items: { type: 'object', properties: { $id: TEXT, key: TEXT, featured: { type: 'boolean' } } },
      };
    case 'choice':
      return { type: 'string', title: field.label, enum: field.choices.map(({ value }) => value) };
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

const TEXT = { type: 'string' } as const;

function branches(field: Extract<PlacedField, { type: 'blocks' }>): RJSFSchema[] {
  return Object.entries(field.types).map(([type, { label, fields }]) => {
    const schema = schemaOf(fields);
    return { ...schema, title: label, properties: { type: { type: 'string', const: type }, ...schema.properties } };
  });
}
