import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { readerAt, type PlacedField } from '../../definition';
import type { FormData, FormPath, FormValue } from '../../tree';
import { isStoredOnly, readerIn, fieldStateOf, type FieldState } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { isClosed } from '../shared/locks';
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

/** Fields of one group below each other, or several on a row where they are narrower. */
export function FieldStack({ keys, groupPath, schema, uiSchema, formData, errors, ...shared }: FieldStackProps) {
  const { can } = useFormServices();
  const { isNew } = useFormView();
  const data = groupData(formData);
  const stateAt = useStates({ keys, uiSchema, data, path: groupPath.path });
  return (
    <div className="f-stack">
      {keys.map((key) => {
        const ui = uiSchema[key] as Part['uiSchema'];
        const settings = settingsOf(ui);
        const { isVisible, isEnabled, isRequired } = stateAt(settings);
        if (isStoredOnly(settings) || !isVisible) return null;
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
            required={isRequired && !isClosed(settings, { can, isNew })}
            disabled={shared.disabled === true || !isEnabled}
            readonly={shared.readonly === true || isLocked}
          />
        );
      })}
    </div>
  );
}

interface StackedFields extends Pick<FieldStackProps, 'keys' | 'uiSchema'> {
  readonly data: FormData;
  /** Of the group. */
  readonly path: FormPath;
}

/**
 * How the conditions of the fields stand. Those on values elsewhere in the form render the fields anew when they come to
 * hold or cease to; what else changes there does not.
 */
function useStates({ keys, uiSchema, data, path }: StackedFields): (settings: PlacedField) => FieldState {
  const { conditions, valueAt, subscribe } = useFormView();
  const outer = readerAt(path, valueAt);
  const far = useMemo(
    () =>
      keys.flatMap((key) => {
        const settings = settingsOf(uiSchema[key] as Part['uiSchema']);
        return conditions.get(settings)?.isFar ? [settings] : [];
      }),
    [keys, uiSchema, conditions],
  );
  const read = readerIn(data, outer);
  useSyncExternalStore(far.length === 0 ? watchNothing : subscribe, () =>
    far.length === 0
      ? ''
      : JSON.stringify(far.map((settings) => fieldStateOf(settings, conditions.get(settings), outer))),
  );
  return (settings) => fieldStateOf(settings, conditions.get(settings), read);
}

function watchNothing(): () => void {
  return () => undefined;
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
  const { width = 'full' } = settingsOf(props.uiSchema);
  const leaving = useLeaving(path.path);
  return (
    <div className={`f-cell f-${width}`} {...leaving}>
      <SchemaField {...props} name={name} fieldPathId={path} formData={value} errorSchema={errors} />
    </div>
  );
});
