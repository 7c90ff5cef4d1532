import { useState } from 'react';
import { parseNumber, type FormValue } from '../../tree';
import { textOf, type WidgetProps } from '../shared/widget';

/**
 * A number. What is typed stays as it is: text that is no number is kept as text, so that the rule can say so and nothing
 * typed is lost.
 */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const [typed, setTyped] = useState<string | undefined>();
  // '1.' and '1.50' are shown as typed while they stand for the value; a value from elsewhere (undo, reload) is shown itself.
  const shown = typed !== undefined && valueOf(typed) === value ? typed : textOf(value);
  return (
    <input
      className="f-input f-number"
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      placeholder={settings.placeholder}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(valueOf(event.target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function valueOf(text: string): FormValue {
  if (text.trim() === '') return undefined;
  return parseNumber(text);
}
