import { toFieldPathId } from '@rjsf/utils';
import { memo, useMemo, type FocusEvent } from 'react';
import type { FormPath, FormValue } from '../../tree';
import { isStoredOnly } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { isClosed, isLocked } from '../shared/locks';
import { errorsAt, groupData, settingsOf, type Part, type SchemaFieldType } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { useDelay } from '../shared/useDelay';
import { useFieldStates, type RenderedGroup } from './groupAt';
import './FieldStack.css';

interface FieldStackProps extends RenderedGroup {
  /** Which fields of the group, in their order. */
  readonly keys: readonly string[];
}

/** Fields of one group below each other, or several on a row where they are narrower. */
export function FieldStack({ keys, groupPath, schema, uiSchema, formData, errors, ...shared }: FieldStackProps) {
  const { can } = useFormServices();
  const { isNew, notes } = useFormView();
  const data = groupData(formData);
  const stateAt = useFieldStates({ keys, uiSchema, data, path: groupPath.path });
  return (
    <div className="f-stack">
      {keys.map((key) => {
        const ui = uiSchema[key] as Part['uiSchema'];
        const settings = settingsOf(ui);
        const { isVisible, isEnabled, isRequired } = stateAt(settings);
        if (isStoredOnly(settings) || !isVisible) return null;
        return (
          <Property
            key={key}
            {...shared}
            name={key}
            groupPath={groupPath}
            schema={schema.properties?.[key] as Part['schema']}
            uiSchema={ui}
            note={notes.get(settings)}
            value={Object.hasOwn(data, key) ? data[key] : undefined}
            errors={errorsAt(errors, key)}
            required={isRequired && !isClosed(settings, { can, isNew })}
            disabled={shared.disabled === true || !isEnabled}
            readonly={shared.readonly === true || isLocked(settings, { can })}
          />
        );
      })}
    </div>
  );
}

interface PropertyProps extends Omit<FieldStackProps, 'keys' | 'formData'> {
  readonly name: string;
  readonly note: string | undefined;
  readonly value: FormValue;
  readonly required: boolean;
}

/** One field. All it is given stays the same object while nothing in it changes, so that typing elsewhere costs it nothing. */
const Property = memo(function Property({ name, groupPath, note, value, errors, ...props }: PropertyProps) {
  const { registry } = props;
  const path = useMemo(() => toFieldPathId(name, registry.globalFormOptions, groupPath), [name, registry, groupPath]);
  const SchemaField = registry.fields.SchemaField as SchemaFieldType;
  const { width = 'full' } = settingsOf(props.uiSchema);
  const leaving = useLeaving(path.path);
  return (
    <div className={`f-cell f-${width}`} {...leaving}>
      <SchemaField {...props} name={name} fieldPathId={path} formData={value} errorSchema={errors} />
      {note !== undefined && <p className="f-note f-cell-note">{note}</p>}
    </div>
  );
});

interface Leaving {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Tells the form when an input of a field is left, and then, when the focus does not come back, that the field is. React's
 * events bubble out of portals, so the focus may go to a calendar or dialog that the field opened and come back; and a window
 * that loses the focus leaves no field.
 */
function useLeaving(path: FormPath): Leaving {
  const { leave, tidy } = useFormView();
  const { start, stop } = useDelay(0);
  return useMemo(
    () => ({
      onFocus: stop,
      onBlur({ target, currentTarget }) {
        if (target === document.activeElement) return;
        const isOwn = currentTarget.contains(target);
        if (isOwn && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) tidy(path);
        start(() => leave(path));
      },
    }),
    [leave, tidy, path, start, stop],
  );
}
