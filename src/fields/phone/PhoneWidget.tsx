import { VerbatimInput } from '../shared/VerbatimInput';
import type { WidgetProps } from '../shared/widget';

export function PhoneWidget(props: WidgetProps<'phone'>) {
  return <VerbatimInput {...props} inputMode={props.settings.digitsOnly ? 'numeric' : 'tel'} />;
}
