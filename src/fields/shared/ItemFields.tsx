import type { FieldPathId } from '@rjsf/utils';
import { memo } from 'react';
import type { FormItem } from '../../tree';
import type { Errors, SchemaPart, SchemaFieldType, SharedProps } from './rjsf';

interface ItemFieldsProps extends SharedProps {
  readonly className: string;
  /** For example 'Body 2'. */
  readonly name: string;
  readonly path: FieldPathId;
  readonly item: FormItem;
  readonly kind: SchemaPart;
  readonly errors: Errors;
}

export const ItemFields = memo(function ItemFields(props: ItemFieldsProps) {
  const { className, name, path, item, kind, errors, ...shared } = props;
  const SchemaField = props.registry.fields.SchemaField as SchemaFieldType;
  return (
    <div className={className} role="group" aria-label={name}>
      <SchemaField
        {...shared}
        name={name}
        schema={kind.schema}
        uiSchema={kind.uiSchema}
        formData={item}
        errorSchema={errors}
        fieldPathId={path}
      />
    </div>
  );
});
