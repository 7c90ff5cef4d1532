import { textOf } from '../../kinds';
import { parseDay, printDay } from '../../lib/calendar';
import type { FormValue } from '../../tree';
import { CalendarInput } from '../shared/CalendarInput';
import { calendarTexts } from '../shared/texts';
import { TimeInput } from '../shared/TimeInput';
import { groupAttributes, idList, type WidgetProps } from '../shared/widget';
import './DateTimeWidget.css';

/** A day and a time of it, with the zone that they are in. One of the two alone is kept, and is no moment yet. */
export function DateTimeWidget(props: WidgetProps<'dateTime'>) {
  const { id, value, onChange, describedBy, invalid } = props;
  const { day, time } = partsOf(value);
  const zoneId = `${id}:zone`;
  const described = idList(zoneId, describedBy);
  return (
    <div className="f-moment" {...groupAttributes({ id, invalid, describedBy: described })}>
      <CalendarInput
        {...props}
        name={calendarTexts.parts.day}
        describedBy={described}
        value={day || undefined}
        onChange={(next) => onChange(valueOf({ day: textOf(next), time }))}
        view="day"
        parse={parseDay}
        print={printDay}
      />
      <div className="f-time">
        <TimeInput
          {...props}
          id={`${id}:time`}
          name={calendarTexts.parts.time}
          describedBy={described}
          value={time || undefined}
          onChange={(next) => onChange(valueOf({ day, time: textOf(next) }))}
        />
      </div>
      <span className="f-note" id={zoneId}>
        {calendarTexts.zone}
      </span>
    </div>
  );
}

/** What is typed, each part '' where there is none. */
interface Parts {
  readonly day: string;
  readonly time: string;
}

const BETWEEN = 'T';

function partsOf(value: FormValue): Parts {
  const [day = '', ...time] = textOf(value).split(BETWEEN);
  return { day, time: time.join(BETWEEN) };
}

/** What is no day may hold the sign between the two: a small letter means the same. */
function valueOf({ day, time }: Parts): FormValue {
  return day === '' && time === '' ? undefined : `${day.replaceAll(BETWEEN, 't')}${BETWEEN}${time}`;
}
