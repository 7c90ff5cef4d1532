import { textOf } from '../../kinds';
import { CURRENCY, printAmount } from '../../lib/money';
import { roundTo } from '../../lib/rounding';
import { parseMoney, type FormValue } from '../../tree';
import { TypedInput, useTyped } from '../shared/TypedInput';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import './MoneyWidget.css';

const DECIMALS = 2;

/** A price. Separators may be typed or left out; what is no price becomes 0 once the input is left (PROP-032). */
export function MoneyWidget(props: WidgetProps<'money'>) {
  const { id, settings, value, onChange, readOnly } = props;
  const typed = useTyped({ value, onChange, parse: valueOf, print });
  const currencyId = `${id}:currency`;
  function leave(): void {
    typed.leave();
    if (!readOnly && typeof value === 'string' && isNoPrice(value)) onChange(0);
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

/** A number of more digits than can be kept is a price all the same: the rule says so, and it stays. */
function isNoPrice(text: string): boolean {
  return Number.isNaN(Number(text.replaceAll(',', '')));
}
