import { textOf } from '../../kinds';
import { parseTime, printTime } from '../../lib/calendar';
import { isGroup, type FormValue, type TimeRange } from '../../tree';
import { Combobox, type PickOption } from '../shared/Combobox';
import { calendarTexts } from '../shared/texts';
import { useTyped } from '../shared/useTyped';
import { partIds, type WidgetProps } from '../shared/widget';
import './TimeRangeWidget.css';

/** Every half hour of a day. */
const TIMES: readonly PickOption[] = Array.from({ length: 48 }, (_, index) => {
  const value = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { value, label: printTime(value) };
});

/** Two times of day on a 12-hour clock, typed in any usual way or picked by the half hour (SHOW-013). */
export function TimeRangeWidget(props: WidgetProps<'timeRange'>) {
  const { id, value, onChange, describedBy, invalid } = props;
  const range: TimeRange = isGroup(value) ? value : {};
  return (
    <div
      className="f-times"
      role="group"
      aria-labelledby={partIds(id).label}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
    >
      <Time
        {...props}
        name={calendarTexts.times.start}
        value={range.start}
        onChange={(time) => onChange(time, ['start'])}
      />
      <span aria-hidden="true">–</span>
      <Time
        {...props}
        id={`${id}:end`}
        name={calendarTexts.times.end}
        value={range.end}
        onChange={(time) => onChange(time, ['end'])}
      />
    </div>
  );
}

function Time({ onChange, name, ...props }: Omit<WidgetProps<'timeRange'>, 'onChange'> & TimeProps) {
  const { id, value, readOnly } = props;
  const typed = useTyped({ value, onChange, parse: valueOf, print: (time) => printTime(textOf(time)) });
  if (readOnly) return <input className="f-input" id={id} type="text" aria-label={name} value={typed.text} readOnly />;
  const picked = TIMES.find((time) => time.value === value);
  return (
    <Combobox
      {...props}
      name={name}
      options={TIMES}
      picked={picked}
      pick={onChange}
      free={typed}
      placeholder={calendarTexts.form.time}
    />
  );
}

interface TimeProps {
  /** What this end of the range is called. */
  readonly name: string;
  readonly onChange: (time: FormValue) => void;
}

function valueOf(text: string): FormValue {
  return text.trim() === '' ? undefined : (parseTime(text) ?? text);
}
