import { textOf } from '../../kinds';
import { Icon } from '../shared/Icon';
import { isWebLink } from '../../lib/links';
import { fieldTexts } from '../shared/texts';
import { VerbatimInput } from '../shared/VerbatimInput';
import type { WidgetProps } from '../shared/widget';

/** A web address, e-mail or telephone link; web addresses can be opened in a new tab. */
export function LinkWidget(props: WidgetProps<'link'>) {
  const { settings, value } = props;
  const text = textOf(value);
  return (
    <div className="f-with-action">
      <VerbatimInput {...props} inputMode={settings.anyText ? 'text' : 'url'} />
      {isWebLink(text) && (
        <a
          className="f-icon-button"
          href={text.trim()}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fieldTexts.openLinkOf({ label: settings.label })}
          title={fieldTexts.openLink}
        >
          <Icon name="open" />
        </a>
      )}
    </div>
  );
}
