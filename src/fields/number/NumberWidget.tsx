import type { KeyboardEvent } from 'react';
import { quantityText, textOf } from '../../kinds';
import { roundTo } from '../../lib/rounding';
import { parseNumber, type FormValue } from '../../tree';
import { TypedInput, useTypedText } from '../shared/TypedInput';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import './NumberWidget.css';

/**
 * A number. Text that is not a number is kept as text, so that validation can report it and nothing typed is lost.
 */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { id, settings, value, onChange, disabled, readOnly } = props;
  const { unit, integer = false, step = integer ? 1 : undefined } = settings;
  const typed = useTypedText({
    value,
    onChange,
    parse: unit === undefined ? valueOf : parseQuantity,
    print: unit === undefined ? textOf : quantityText,
  });
  const unitId = `${id}:unit`;

  /** The arrow keys step to the next multiple, within the limits. */
  function stepByKey(event: KeyboardEvent): void {
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
      onKeyDown={stepByKey}
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

/** Maximum number of decimals of a step. */
const STEP_DECIMALS = 9;

function nextMultiple(
  value: number,
  { step, direction }: { readonly step: number; readonly direction: 1 | -1 },
): number {
  const steps = roundTo(value / step, STEP_DECIMALS);
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return roundTo(next * step, STEP_DECIMALS);
}

/** Parses a number with or without thousands separators; text that is not a number is returned as text. */
export function parseQuantity(text: string): FormValue {
  const withoutSeparators = text.replaceAll(/,(?=\d{3}(?!\d))/g, '');
  const value = valueOf(withoutSeparators);
  return typeof value === 'number' ? value : valueOf(text);
}

function valueOf(text: string): FormValue {
  if (text.trim() === '') return undefined;
  return parseNumber(text);
}
