import { textOf } from '../../kinds';
import { parseTime, printTime } from '../../lib/calendar';
import type { FormValue } from '../../tree';
import { Combobox, type PickOption } from './Combobox';
import { calendarTexts } from './texts';
import { useTypedText } from './TypedInput';
import type { WidgetProps } from './widget';

/** Every half hour of a day. */
const TIMES: readonly PickOption[] = Array.from({ length: 48 }, (_, index) => {
  const value = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { value, label: printTime(value) };
});

interface TimeInputProps extends Omit<WidgetProps, 'settings' | 'onChange' | 'path'> {
  /** Accessible name, if the label of the field is not enough. */
  readonly name?: string;
  readonly onChange: (time: FormValue) => void;
  readonly placeholder?: string | undefined;
}

/** A time of day on a 12-hour clock, typed in any usual format or picked in half-hour steps. */
export function TimeInput({ onChange, placeholder = calendarTexts.form.time, ...props }: TimeInputProps) {
  const { id, value, readOnly, name, describedBy } = props;
  const typed = useTypedText({ value, onChange, parse: valueOf, print: (time) => printTime(textOf(time)) });
  if (readOnly) {
    const named = { id, 'aria-label': name, 'aria-describedby': describedBy } as const;
    return <input {...named} className="f-input" type="text" value={typed.text} readOnly />;
  }
  const picked = TIMES.find((time) => time.value === value);
  return <Combobox {...props} options={TIMES} picked={picked} pick={onChange} free={typed} placeholder={placeholder} />;
}

function valueOf(text: string): FormValue {
  return text.trim() === '' ? undefined : (parseTime(text) ?? text);
}
