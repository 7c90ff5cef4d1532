import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { textOf } from '../../kinds';
import { inputAttributes, type WidgetProps } from '../shared/widget';

const DEFAULT_ROWS = 3;
/** Top and bottom border in CSS pixels, which `scrollHeight` does not include. */
const BORDERS = 2;

/** Several lines of plain text; the input grows with its content, within the screen. */
export function MultilineWidget(props: WidgetProps<'multiline'>) {
  const { settings, value, onChange } = props;
  const rows = settings.rows ?? DEFAULT_ROWS;
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = input.current;
    // Most browsers support `field-sizing` and need no script.
    if (!area || Reflect.has(area.style, 'fieldSizing')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + BORDERS}px`;
  }, [value]);
  return (
    <textarea
      ref={input}
      className="f-input f-multiline"
      rows={rows}
      style={{ '--rows': rows } as CSSProperties}
      value={textOf(value)}
      placeholder={settings.placeholder}
      {...inputAttributes(props)}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
