import { useState, type ClipboardEvent } from 'react';
import { textOf } from '../../kinds';
import { isPlainText } from '../../tree';
import { inputAttributes, partIds, type WidgetProps } from '../shared/widget';
import { FormattedText } from './FormattedText';
import { refusalOfPaste } from './pasteLimits';
import { htmlToText, textToHtml } from './plain';
import { richTextTexts } from './texts';
import '../toggle/ToggleWidget.css';

/** Formatted text; where the field allows it, a person may switch it to plain text. */
export function RichTextWidget(props: WidgetProps<'richText'>) {
  return props.settings.allowPlainText === true ? <SwitchedText {...props} /> : <FormattedText {...props} />;
}

/** Visible lines of plain text: as high as the formatted text, so that switching moves nothing. */
const ROWS = 5;

/** Text with a switch between formatted and plain (COMP-018). Switching keeps every word, and can be undone. */
function SwitchedText(props: WidgetProps<'richText'>) {
  const { settings, value, onChange, disabled, readOnly } = props;
  const isPlain = isPlainText(value);
  const flip = () => onChange(isPlain ? textToHtml(value.plain) : { plain: htmlToText(textOf(value)) });
  return (
    <>
      <label className="f-toggle f-text-switch">
        <input
          className="f-switch"
          type="checkbox"
          role="switch"
          checked={!isPlain}
          disabled={disabled || readOnly}
          onChange={flip}
        />
        <span>
          {richTextTexts.richTextField} <span className="f-hidden">{richTextTexts.of({ label: settings.label })}</span>
        </span>
      </label>
      {isPlain ? <PlainTextInput {...props} text={value.plain} /> : <FormattedText {...props} />}
    </>
  );
}

function PlainTextInput({ text, ...props }: WidgetProps<'richText'> & { readonly text: string }) {
  const { id, settings, onChange } = props;
  const [refusal, setRefusal] = useState<string>();
  function judge(event: ClipboardEvent): void {
    const refused = refusalOfPaste(event.clipboardData.getData('text/plain').length);
    setRefusal(refused);
    if (refused !== undefined) event.preventDefault();
  }
  return (
    <>
      <textarea
        className="f-input f-multiline"
        rows={ROWS}
        value={text}
        placeholder={settings.placeholder}
        aria-labelledby={partIds(id).label}
        {...inputAttributes(props)}
        // The text has a place of its own below the value, so that keys are gathered into one step of undo.
        onChange={(event) => onChange(event.target.value, ['plain'])}
        onPaste={judge}
      />
      {refusal !== undefined && (
        <p className="f-error" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
