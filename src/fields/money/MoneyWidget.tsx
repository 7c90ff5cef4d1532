import { textOf } from '../../kinds';
import { CURRENCY, printAmount } from '../../lib/money';
import { roundTo } from '../../lib/rounding';
import { parseMoney, type FormValue } from '../../tree';
import { TypedInput, useTypedText } from '../shared/TypedInput';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import './MoneyWidget.css';

const DECIMALS = 2;

/** A price. Thousands separators are optional; an invalid price becomes 0 on blur (PROP-032). */
export function MoneyWidget(props: WidgetProps<'money'>) {
  const { id, settings, value, onChange, readOnly } = props;
  const typed = useTypedText({ value, onChange, parse: valueOf, print });
  const currencyId = `${id}:currency`;
  function leave(): void {
    typed.leave();
    if (!readOnly && typeof value === 'string' && isNotNumeric(value)) onChange(0);
  }
  return (
    <div className="f-prefixed f-number">
      <span className="f-prefix" id={currencyId}>
        {CURRENCY}
      </span>
      <TypedInput
        typed={typed}
        inputMode="decimal"
        onBlur={leave}
        placeholder={settings.placeholder}
        {...inputAttributes(props, currencyId)}
      />
    </div>
  );
}

function valueOf(text: string): FormValue {
  if (text.trim() === '') return undefined;
  const price = parseMoney(text);
  return typeof price === 'number' ? roundTo(price, DECIMALS) : price;
}

function print(value: FormValue): string {
  return typeof value === 'number' ? printAmount(value) : textOf(value);
}

/** A number with too many digits is not replaced by 0: it stays, and validation reports it. */
function isNotNumeric(text: string): boolean {
  return Number.isNaN(Number(text.replaceAll(',', '')));
}
