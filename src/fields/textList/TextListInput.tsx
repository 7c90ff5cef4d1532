import { TextRows, type TextInRowProps } from '../list/TextRows';
import { ofType, settingsAs, type Props } from '../shared/rjsf';
import { partIds } from '../shared/widget';

/** Plain texts, one in each row. */
export function TextListInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('textList'));
  return <TextRows {...props} settings={settings} part="text" Row={PlainRow} />;
}

/** One text. */
function PlainRow({ id, name, index, text, placeholder, error, isLocked, change }: TextInRowProps) {
  return (
    <input
      className="f-input"
      id={id}
      type="text"
      placeholder={placeholder}
      aria-label={name}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : partIds(id).error}
      value={text}
      readOnly={isLocked}
      onChange={(event) => change(index, event.target.value || undefined)}
    />
  );
}
