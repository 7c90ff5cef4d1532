import { parseDay, printDay } from '../../lib/calendar';
import { CalendarInput } from '../shared/CalendarInput';
import type { WidgetProps } from '../shared/widget';

/** A day as MM/DD/YYYY. */
export function DateWidget(props: WidgetProps<'date'>) {
  return <CalendarInput {...props} view="day" parse={parseDay} print={printDay} />;
}
