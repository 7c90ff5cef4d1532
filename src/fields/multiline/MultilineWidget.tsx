import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { textOf } from '../../kinds';
import type { WidgetProps } from '../shared/widget';

const DEFAULT_ROWS = 3;
/** CSS pixels of the borders above and below, which the height of the content leaves out. */
const BORDERS = 2;

/** Several lines of plain text; the input grows with them, as far as the screen lets it. */
export function MultilineWidget(props: WidgetProps<'multiline'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const rows = settings.rows ?? DEFAULT_ROWS;
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = input.current;
    // Most browsers do this by style alone.
    if (!area || Reflect.has(area.style, 'fieldSizing')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + BORDERS}px`;
  }, [value]);
  return (
    <textarea
      ref={input}
      className="f-input f-multiline"
      id={id}
      rows={rows}
      style={{ '--rows': rows } as CSSProperties}
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
