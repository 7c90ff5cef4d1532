import { useState } from 'react';
import { quantityText, textOf } from '../../kinds';
import { isGroup, type Quantity } from '../../tree';
import { parseQuantity } from '../number/NumberWidget';
import { Select } from '../shared/Select';
import { TypedInput, useTypedText } from '../shared/TypedInput';
import { inputAttributes, partIds, type WidgetProps } from '../shared/widget';
import { quantityTexts } from './texts';
import './QuantityWidget.css';

/** A number with its unit. A stored unit that is no longer an option is still shown. */
export function QuantityWidget(props: WidgetProps<'quantity'>) {
  const { id, settings, value, onChange, disabled, readOnly, invalid } = props;
  const { amount, unit }: Quantity = isGroup(value) ? value : {};
  // A number typed after the input was cleared keeps the previous unit.
  const [previousUnit, setPreviousUnit] = useState<string>();
  const visibleUnit = unit ?? previousUnit ?? settings.units[0];
  const typed = useTypedText({
    value: amount,
    onChange(next) {
      if (next === undefined) {
        setPreviousUnit(unit);
        onChange({});
      } else if (unit === undefined) onChange({ amount: next, unit: visibleUnit });
      else onChange(next, ['amount']);
    },
    parse: parseQuantity,
    print: quantityText,
  });
  const units = unit === undefined || settings.units.includes(unit) ? settings.units : [...settings.units, unit];
  return (
    <div className="f-quantity" role="group" aria-labelledby={partIds(id).label} data-invalid={invalid || undefined}>
      <TypedInput
        typed={typed}
        className="f-input f-number"
        inputMode="decimal"
        aria-label={quantityTexts.amount}
        placeholder={settings.placeholder}
        {...inputAttributes(props)}
      />
      {readOnly ? (
        <span className="f-unit">{textOf(unit)}</span>
      ) : (
        <Select
          aria-label={quantityTexts.unit}
          value={visibleUnit}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value, ['unit'])}
        >
          {units.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
    </div>
  );
}
