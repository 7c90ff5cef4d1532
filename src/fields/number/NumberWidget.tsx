import type { KeyboardEvent } from 'react';
import { quantityText, textOf } from '../../kinds';
import { roundTo } from '../../lib/rounding';
import { parseNumber, type FormValue } from '../../tree';
import { TypedInput, useTyped } from '../shared/TypedInput';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import './NumberWidget.css';

/**
 * A number. What is typed stays as it is: text that is no number is kept as text, so that the rule can say so and nothing
 * typed is lost.
 */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { id, settings, value, onChange, disabled, readOnly } = props;
  const { unit, integer = false, step = integer ? 1 : undefined } = settings;
  const typed = useTyped({
    value,
    onChange,
    parse: unit === undefined ? valueOf : quantityOf,
    print: unit === undefined ? textOf : quantityText,
  });
  const unitId = `${id}:unit`;

  /** The arrow keys lead to the next multiple of the step, within the limits. */
  function press(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (step === undefined || direction === undefined || disabled || readOnly) return;
    event.preventDefault();
    const next = nextMultiple(typeof value === 'number' ? value : 0, { step, direction });
    const { min = -Infinity, max = Infinity } = settings;
    if (next >= min && next <= max) onChange(next);
  }

  const input = (
    <TypedInput
      typed={typed}
      className="f-input f-number"
      inputMode={integer ? 'numeric' : 'decimal'}
      onKeyDown={press}
      placeholder={settings.placeholder}
      {...inputAttributes(props, unit !== undefined && unitId)}
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

const DIRECTIONS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowUp: 1, ArrowDown: -1 };

/** Decimals that a step may have. */
const STEP_DECIMALS = 9;

function nextMultiple(
  value: number,
  { step, direction }: { readonly step: number; readonly direction: 1 | -1 },
): number {
  const steps = roundTo(value / step, STEP_DECIMALS);
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return roundTo(next * step, STEP_DECIMALS);
}

/** The number that a text with or without separators stands for; the text itself where it is none. */
export function quantityOf(text: string): FormValue {
  const bare = text.replaceAll(/,(?=\d{3}(?!\d))/g, '');
  const value = valueOf(bare);
  return typeof value === 'number' ? value : valueOf(text);
}

function valueOf(text: string): FormValue {
  if (text.trim() === '') return undefined;
  return parseNumber(text);
}
