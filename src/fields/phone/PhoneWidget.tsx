import { TrimmedInput } from '../shared/TrimmedInput';
import type { WidgetProps } from '../shared/widget';

/** A telephone number. */
export function PhoneWidget(props: WidgetProps<'phone'>) {
  return <TrimmedInput {...props} inputMode={props.settings.digitsOnly ? 'numeric' : 'tel'} />;
}
