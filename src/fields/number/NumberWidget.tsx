import { textOf } from '../../kinds';
import { parseNumber, type FormValue } from '../../tree';
import { useTyped } from '../shared/useTyped';
import type { WidgetProps } from '../shared/widget';

/**
 * A number. What is typed stays as it is: text that is no number is kept as text, so that the rule can say so and nothing
 * typed is lost.
 */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const typed = useTyped({ value, onChange, parse: valueOf, print: textOf });
  return (
    <input
      className="f-input f-number"
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.leave}
      placeholder={settings.placeholder}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}

function valueOf(text: string): FormValue {
  if (text.trim() === '') return undefined;
  return parseNumber(text);
}
