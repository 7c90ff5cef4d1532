import { memo, useCallback, useSyncExternalStore, type ComponentType } from 'react';
import { kindOf, warningOf } from '../../kinds';
import type { ValueSettings } from '../../definition';
import type { InputField } from '../../kinds/field';
import type { FormPath, FormValue } from '../../tree';
import { FieldFrame } from './FieldFrame';
import { useFormView } from './formView';
import { settingsAs, type Props } from './rjsf';
import { fieldTexts } from './texts';
import { idList, partIds, type WidgetProps, isInputField } from './widget';

/** A widget selected at run time by the type of its field. */
export type AnyWidget = ComponentType<WidgetProps>;

/** The frame of an input field: label, input, help, warning and errors. RJSF renders it for every string of the compiled schema. */
export function ScalarFrame(props: Props) {
  const { fieldPathId, formData, onChange, registry, uiSchema, rawErrors, required, disabled, readonly } = props;
  const settings = settingsAs(uiSchema, isInputField);
  const write = useCallback(
    (value: FormValue, below: FormPath = []) => onChange(value, [...fieldPathId.path, ...below]),
    [onChange, fieldPathId],
  );
  const Widget = registry.widgets[settings.type] as unknown as AnyWidget;
  const { lockedOnceStored, lockedWhile } = locksOf(settings);
  const Input = lockedOnceStored || lockedWhile ? LockedScalar : Scalar;
  return (
    <Input
      Widget={Widget}
      id={fieldPathId.$id}
      path={fieldPathId.path}
      settings={settings}
      value={formData}
      onChange={write}
      required={required === true}
      disabled={disabled === true}
      readOnly={readonly === true}
      error={rawErrors?.join(' ')}
    />
  );
}

interface ScalarProps extends Omit<WidgetProps, 'invalid' | 'describedBy'> {
  readonly Widget: AnyWidget;
  readonly error: string | undefined;
}

const Scalar = memo(function Scalar({ Widget, error, ...input }: ScalarProps) {
  const { id, settings } = input;
  const ids = partIds(id);
  const isOpen = !input.readOnly && !input.disabled;
  const warning = isOpen && error === undefined ? warningOf(settings, input.value) : undefined;
  const describedBy = idList(
    kindOf(settings).countedTo?.(settings) !== undefined && ids.count,
    settings.help !== undefined && ids.help,
    warning !== undefined && ids.warning,
    error !== undefined && ids.error,
  );
  return (
    <FieldFrame
      id={id}
      settings={settings}
      value={input.value}
      required={input.required}
      warning={warning}
      error={error}
    >
      <Widget {...input} invalid={error !== undefined} describedBy={describedBy} />
    </FieldFrame>
  );
});

/** An input that is locked before it may be filled in, or once it has a stored value. */
function LockedScalar(props: ScalarProps) {
  const { settings, path } = props;
  const { storedAt, subscribe, isNew } = useFormView();
  const hasValue = useSyncExternalStore(subscribe, () => storedAt(path) !== undefined);
  const { lockedOnceStored = false, lockedWhile } = locksOf(settings);
  if (isNew && lockedWhile === 'new') {
    return <Scalar {...props} disabled settings={{ ...settings, help: settings.help ?? fieldTexts.afterFirstSave }} />;
  }
  if (!isNew && lockedWhile === 'stored') return <Scalar {...props} readOnly />;
  const isSettled = hasValue && (lockedOnceStored || (isNew && lockedWhile === 'preset'));
  return <Scalar {...props} readOnly={props.readOnly || isSettled} />;
}

/** Types that cannot be locked lack these settings. */
function locksOf(settings: InputField): Pick<ValueSettings, 'lockedOnceStored' | 'lockedWhile'> {
  return settings as Partial<ValueSettings>;
}
