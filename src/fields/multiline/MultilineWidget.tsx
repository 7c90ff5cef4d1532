import { textOf } from '../../kinds';
import { GrowingTextarea } from '../shared/GrowingTextarea';
import { inputAttributes, type WidgetProps } from '../shared/widget';

const DEFAULT_ROWS = 3;

/** Several lines of plain text. */
export function MultilineWidget(props: WidgetProps<'multiline'>) {
  const { settings, value, onChange } = props;
  return (
    <GrowingTextarea
      rows={settings.rows ?? DEFAULT_ROWS}
      value={textOf(value)}
      placeholder={settings.placeholder}
      {...inputAttributes(props)}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
