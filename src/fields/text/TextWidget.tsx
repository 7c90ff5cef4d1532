import { textOf } from '../../kinds';
import type { WidgetProps } from '../shared/widget';

/** One line of text. An empty text is an absent value. */
export function TextWidget(props: WidgetProps<'text'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  return (
    <input
      className="f-input"
      id={id}
      type="text"
      value={textOf(value)}
      placeholder={settings.placeholder}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
