import { parseMonth, printMonth } from '../../lib/calendar';
import { CalendarInput } from '../shared/CalendarInput';
import type { WidgetProps } from '../shared/widget';

/** A month as MM/YYYY. */
export function MonthWidget(props: WidgetProps<'month'>) {
  return <CalendarInput {...props} view="month" parse={parseMonth} print={printMonth} />;
}
