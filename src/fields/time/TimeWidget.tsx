import { TimeInput } from '../shared/TimeInput';
import type { WidgetProps } from '../shared/widget';
import './TimeWidget.css';

/** A time of day as hh:mm am. */
export function TimeWidget(props: WidgetProps<'time'>) {
  return (
    <div className="f-time">
      <TimeInput {...props} placeholder={props.settings.placeholder} />
    </div>
  );
}
