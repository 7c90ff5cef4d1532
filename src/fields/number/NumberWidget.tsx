import { quantityText, textOf } from '../../kinds';
import { parseNumber, type FormValue } from '../../tree';
import { useTyped } from '../shared/useTyped';
import type { WidgetProps } from '../shared/widget';
import './NumberWidget.css';

/**
 * A number. What is typed stays as it is: text that is no number is kept as text, so that the rule can say so and nothing
 * typed is lost.
 */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const { unit } = settings;
  const typed = useTyped({
    value,
    onChange,
    parse: unit === undefined ? valueOf : quantityOf,
    print: unit === undefined ? textOf : quantityText,
  });
  const unitId = `${id}:unit`;
  const input = (
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
      aria-describedby={[unit === undefined ? undefined : unitId, describedBy].filter(Boolean).join(' ') || undefined}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
  if (unit === undefined) return input;
  return (
    <div className="f-with-unit f-number">
      {input}
      <span className="f-unit" id={unitId}>
        {unit}
      </span>
    </div>
  );
}

/** Separators may be typed or left out. */
function quantityOf(text: string): FormValue {
  const bare = text.replaceAll(/,(?=\d{3}(?!\d))/g, '');
  const value = valueOf(bare);
  return typeof value === 'number' ? value : valueOf(text);
}

function valueOf(text: string): FormValue {
  if (text.trim() === '') return undefined;
  return parseNumber(text);
}
