import type { CSSProperties } from 'react';
import { textOf } from '../../kinds';
import type { WidgetProps } from '../shared/widget';

const DEFAULT_ROWS = 3;

/** Several lines of plain text; the input grows with them where the browser can do that. */
export function MultilineWidget(props: WidgetProps<'multiline'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const rows = settings.rows ?? DEFAULT_ROWS;
  return (
    <textarea
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
