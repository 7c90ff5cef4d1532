import { VerbatimInput } from '../shared/VerbatimInput';
import type { WidgetProps } from '../shared/widget';

export function EmailWidget(props: WidgetProps<'email'>) {
  return <VerbatimInput {...props} inputMode="email" />;
}
