import { VerbatimInput } from '../shared/VerbatimInput';
import type { WidgetProps } from '../shared/widget';

/** An e-mail address. */
export function EmailWidget(props: WidgetProps<'email'>) {
  return <VerbatimInput {...props} inputMode="email" />;
}
