import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { FormValue } from '../../tree';
import { holds, isRequiredNow, isStoredOnly, type Siblings } from '../shared/conditions';
import {
  errorsAt,
  groupData,
  settingsOf,
  type Errors,
  type Part,
  type SchemaFieldType,
  type Shared,
} from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { useLeaving } from '../shared/useLeaving';
import './FieldStack.css';

interface FieldStackProps extends Shared, Part {
  /** Which fields of the group, in their order. */
  readonly keys: readonly string[];
  readonly groupPath: FieldPathId;
  readonly formData: FormValue;
  readonly errors: Errors;
}

/** Fields of one group below each other, or two on a row where they are half as wide. */
export function FieldStack({ keys, groupPath, schema, uiSchema, formData, errors, ...shared }: FieldStackProps) {
  const { can } = useFormServices();
  const data = groupData(formData);
  const siblings: Siblings = {
    data,
    fieldOf: (key) => (Object.hasOwn(uiSchema, key) ? settingsOf(uiSchema[key] as Part['uiSchema']) : undefined),
  };
  return (
    <div className="f-stack">
      {keys.map((key) => {
        const ui = uiSchema[key] as Part['uiSchema'];
        const settings = settingsOf(ui);
        if (isStoredOnly(settings) || !holds(settings.visibleWhen, siblings)) return null;
        const isLocked = settings.readOnly === true || (settings.access !== undefined && !can(settings.access));
        return (
          <Property
            key={key}
            {...shared}
            name={key}
            groupPath={groupPath}
            schema={schema.properties?.[key] as Part['schema']}
            uiSchema={ui}
            value={Object.hasOwn(data, key) ? data[key] : undefined}
            errors={errorsAt(errors, key)}
            required={isRequiredNow(settings, siblings)}
            disabled={shared.disabled === true || !holds(settings.enabledWhen, siblings)}
            readonly={shared.readonly === true || isLocked}
          />
        );
      })}
    </div>
  );
}

interface PropertyProps extends Omit<FieldStackProps, 'keys' | 'formData'> {
  readonly name: string;
  readonly value: FormValue;
  readonly required: boolean;
}

/** One field. All it is given stays the same object while nothing in it changes, so that typing elsewhere costs it nothing. */
const Property = memo(function Property({ name, groupPath, value, errors, ...props }: PropertyProps) {
  const { registry } = props;
  const path = useMemo(() => toFieldPathId(name, registry.globalFormOptions, groupPath), [name, registry, groupPath]);
  const SchemaField = registry.fields.SchemaField as SchemaFieldType;
  const isHalf = settingsOf(props.uiSchema).width === 'half';
  const leaving = useLeaving(path.path);
  return (
    <div className={isHalf ? 'f-cell f-half' : 'f-cell'} {...leaving}>
      <SchemaField {...props} name={name} fieldPathId={path} formData={value} errorSchema={errors} />
    </div>
  );
});
