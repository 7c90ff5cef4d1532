import { textOf } from '../../kinds';
import { parseDay, printDay } from '../../lib/calendar';
import type { FormValue } from '../../tree';
import { CalendarInput } from '../shared/CalendarInput';
import { calendarTexts } from '../shared/texts';
import { TimeInput } from '../shared/TimeInput';
import { groupAttributes, idList, type WidgetProps } from '../shared/widget';
import './DateTimeWidget.css';

/** A date and a time in a fixed time zone. One without the other is kept in the form, but is not a valid value. */
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

/** The typed parts; '' for none. */
interface Parts {
  readonly day: string;
  readonly time: string;
}

const SEPARATOR = 'T';

function partsOf(value: FormValue): Parts {
  const [day = '', ...time] = textOf(value).split(SEPARATOR);
  return { day, time: time.join(SEPARATOR) };
}

/** An invalid date may contain the separator; it is lowercased there, which means the same. */
function valueOf({ day, time }: Parts): FormValue {
  return day === '' && time === '' ? undefined : `${day.replaceAll(SEPARATOR, 't')}${SEPARATOR}${time}`;
}
