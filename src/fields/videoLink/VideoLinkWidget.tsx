import { textOf } from '../../kinds';
import { embedLink } from '../../lib/videoLinks';
import { LinkPreviewButton } from '../links/LinkPreviewButton';
import { VerbatimInput } from '../shared/VerbatimInput';
import type { WidgetProps } from '../shared/widget';

/**
 * The address of a video, with a preview. If the field is set up so, a YouTube link is converted to its embed link when pasted, or on
 * blur when typed.
 */
export function VideoLinkWidget(props: WidgetProps<'videoLink'>) {
  const { settings, value } = props;
  return (
    <div className="f-with-action">
      <VerbatimInput {...props} inputMode="url" afterPaste={settings.embed === true ? embedLink : undefined} />
      <LinkPreviewButton url={textOf(value)} name={settings.label} />
    </div>
  );
}
