import { textOf } from '../../kinds';
import { inputAttributes, type WidgetProps } from '../shared/widget';

/** A single line of text. Empty text means an absent value. */
export function TextWidget(props: WidgetProps<'text'>) {
  const { settings, value, onChange } = props;
  return (
    <input
      className="f-input"
      type="text"
      value={textOf(value)}
      placeholder={settings.placeholder}
      {...inputAttributes(props)}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
