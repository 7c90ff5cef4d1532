import { TrimmedInput } from '../shared/TrimmedInput';
import type { WidgetProps } from '../shared/widget';

/** An e-mail address. */
export function EmailWidget(props: WidgetProps<'email'>) {
  return <TrimmedInput {...props} inputMode="email" />;
}
