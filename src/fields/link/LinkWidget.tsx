import { formTexts } from '../../lib/messages';
import { Icon } from '../shared/Icon';
import { textOf, type WidgetProps } from '../shared/widget';
import { isWebLink } from '../shared/links';

/** A web address, e-mail or telephone link; a web address can be opened to see where it leads. */
export function LinkWidget(props: WidgetProps<'link'>) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy } = props;
  const text = textOf(value);
  return (
    <div className="f-with-action">
      <input
        className="f-input"
        id={id}
        type="text"
        inputMode={settings.anyText ? 'text' : 'url'}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        placeholder={settings.placeholder}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={() => {
          const trimmed = text.trim();
          if (trimmed !== text) onChange(trimmed || undefined);
        }}
      />
      {isWebLink(text) && (
        <a
          className="f-icon-button"
          href={text.trim()}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${formTexts.openLink}: ${settings.label}`}
          title={formTexts.openLink}
        >
          <Icon name="open" />
        </a>
      )}
    </div>
  );
}
