import { isGroup, type TimeRange } from '../../tree';
import { calendarTexts } from '../shared/texts';
import { TimeInput } from '../shared/TimeInput';
import { groupAttributes, type WidgetProps } from '../shared/widget';
import './TimeRangeWidget.css';

/** Two times of day on a 12-hour clock, typed in any usual format or picked in half-hour steps (SHOW-013). */
export function TimeRangeWidget(props: WidgetProps<'timeRange'>) {
  const { id, value, onChange } = props;
  const range: TimeRange = isGroup(value) ? value : {};
  return (
    <div className="f-times" {...groupAttributes(props)}>
      <TimeInput
        {...props}
        name={calendarTexts.times.start}
        value={range.start}
        onChange={(time) => onChange(time, ['start'])}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        {...props}
        id={`${id}:end`}
        name={calendarTexts.times.end}
        value={range.end}
        onChange={(time) => onChange(time, ['end'])}
      />
    </div>
  );
}
