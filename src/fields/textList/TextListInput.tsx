import { TextInput, TextRows } from '../list/TextRows';
import { ofType, settingsAs, type Props } from '../shared/rjsf';

/** Plain texts, one per row. */
export function TextListInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('textList'));
  return <TextRows {...props} settings={settings} part="text" Row={TextInput} />;
}
