import { toFieldPathId } from '@rjsf/utils';
import { memo, useMemo, type FocusEvent } from 'react';
import type { FormPath, FormValue } from '../../tree';
import { ownProperty } from '../../lib/objects';
import { isHiddenField } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { isFieldReadOnly, isLocked } from '../shared/locks';
import { errorsAt, groupData, settingsOf, type SchemaPart, type SchemaFieldType } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { useDelay } from '../shared/useDelay';
import { useFieldStates, type RenderedGroup } from './groupAt';
import './FieldStack.css';

interface FieldStackProps extends RenderedGroup {
  /** Keys of the fields to render, in order. */
  readonly keys: readonly string[];
}

/** Fields of one group, stacked; narrower ones share a row. */
export function FieldStack({ keys, groupPath, schema, uiSchema, formData, errors, ...shared }: FieldStackProps) {
  const { can } = useFormServices();
  const { isNew, notes } = useFormView();
  const data = groupData(formData);
  const stateAt = useFieldStates({ keys, uiSchema, data, path: groupPath.path });
  return (
    <div className="f-stack">
      {keys.map((key) => {
        const ui = uiSchema[key] as SchemaPart['uiSchema'];
        const settings = settingsOf(ui);
        const { isVisible, isEnabled, isRequired } = stateAt(settings);
        if (isHiddenField(settings) || !isVisible) return null;
        return (
          <Property
            key={key}
            {...shared}
            name={key}
            groupPath={groupPath}
            schema={schema.properties?.[key] as SchemaPart['schema']}
            uiSchema={ui}
            note={notes.get(settings)}
            value={ownProperty(data, key)}
            errors={errorsAt(errors, key)}
            required={isRequired && !isFieldReadOnly(settings, { can, isNew })}
            disabled={shared.disabled === true || settings.readOnly === 'disabled' || !isEnabled}
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

/** One field. Its props keep their identity while nothing in it changes, so that typing elsewhere does not re-render it. */
const Property = memo(function Property({ name, groupPath, note, value, errors, ...props }: PropertyProps) {
  const { registry } = props;
  const path = useMemo(() => toFieldPathId(name, registry.globalFormOptions, groupPath), [name, registry, groupPath]);
  const SchemaField = registry.fields.SchemaField as SchemaFieldType;
  const { width = 'full' } = settingsOf(props.uiSchema);
  const focusHandlers = useFocusHandlers(path.path);
  return (
    <div className={`f-cell f-${width}`} {...focusHandlers}>
      <SchemaField {...props} name={name} fieldPathId={path} formData={value} errorSchema={errors} />
      {note !== undefined && <p className="f-note f-cell-note">{note}</p>}
    </div>
  );
});

interface FocusHandlers {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Notifies the form when an input of a field loses the focus, and, unless the focus returns at once, that the field was left. React
 * events bubble out of portals, so moving to a calendar or dialog opened by the field does not leave it; neither does the window
 * losing the focus.
 */
function useFocusHandlers(path: FormPath): FocusHandlers {
  const { leave, tidy } = useFormView();
  const { start, stop } = useDelay(0);
  return useMemo(
    () => ({
      onFocus: stop,
      onBlur({ target, currentTarget }) {
        if (target === document.activeElement) return;
        // Not an input in a portal.
        const isInside = currentTarget.contains(target);
        if (isInside && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) tidy(path);
        start(() => leave(path));
      },
    }),
    [leave, tidy, path, start, stop],
  );
}
