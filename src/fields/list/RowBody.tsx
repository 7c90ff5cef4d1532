import type { FieldPathId } from '@rjsf/utils';
import { memo } from 'react';
import type { FormItem } from '../../tree';
import type { Errors, SchemaFieldType, Shared } from '../shared/rjsf';
import type { ItemKind } from './kinds';

interface RowBodyProps extends Shared {
  /** For example 'Body 2'. */
  readonly name: string;
  readonly path: FieldPathId;
  readonly item: FormItem;
  readonly kind: ItemKind;
  readonly errors: Errors;
}

/** The fields of an item. */
export const RowBody = memo(function RowBody({ name, path, item, kind, errors, registry, ...shared }: RowBodyProps) {
  const SchemaField = registry.fields.SchemaField as SchemaFieldType;
  return (
    <div className="f-row-body" role="group" aria-label={name}>
      <SchemaField
        {...shared}
        name={name}
        schema={kind.schema}
        uiSchema={kind.uiSchema}
        formData={item}
        errorSchema={errors}
        fieldPathId={path}
        registry={registry}
      />
    </div>
  );
});
