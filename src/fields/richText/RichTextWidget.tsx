import { useState, type ClipboardEvent } from 'react';
import { textOf } from '../../kinds';
import { isPlainText } from '../../tree';
import { GrowingTextarea } from '../shared/GrowingTextarea';
import { inputAttributes, partIds, type WidgetProps } from '../shared/widget';
import { FormattedText } from './FormattedText';
import { pasteLimitMessage } from './pasteLimits';
import { htmlToText, textToHtml } from './plain';
import { richTextTexts } from './texts';
import '../toggle/ToggleWidget.css';

/** Formatted text; if the field allows it, the user may switch to plain text. */
export function RichTextWidget(props: WidgetProps<'richText'>) {
  return props.settings.allowPlainText === true ? <SwitchableText {...props} /> : <FormattedText {...props} />;
}

/** Visible lines of plain text: the height of the formatted text, so that switching moves nothing. */
const PLAIN_TEXT_ROWS = 5;

/** Text with a switch between formatted and plain (COMP-018). Switching keeps the text, and can be undone. */
function SwitchableText(props: WidgetProps<'richText'>) {
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
  const [pasteError, setPasteError] = useState<string>();
  function checkPaste(event: ClipboardEvent): void {
    const message = pasteLimitMessage(event.clipboardData.getData('text/plain').length);
    setPasteError(message);
    if (message !== undefined) event.preventDefault();
  }
  return (
    <>
      <GrowingTextarea
        rows={PLAIN_TEXT_ROWS}
        value={text}
        placeholder={settings.placeholder}
        aria-labelledby={partIds(id).label}
        {...inputAttributes(props)}
        // Written at its own path, so that successive keystrokes form one undo step.
        onChange={(event) => onChange(event.target.value, ['plain'])}
        onPaste={checkPaste}
      />
      {pasteError !== undefined && (
        <p className="f-error" role="alert">
          {pasteError}
        </p>
      )}
    </>
  );
}
