import type { WidgetProps } from '../shared/widget';
import { FormattedText } from './FormattedText';
import { SwitchedText } from './SwitchedText';

/** Formatted text; where the field allows it, a person may switch it to plain text. */
export function RichTextWidget(props: WidgetProps<'richText'>) {
  return props.settings.allowPlainText === true ? <SwitchedText {...props} /> : <FormattedText {...props} />;
}
