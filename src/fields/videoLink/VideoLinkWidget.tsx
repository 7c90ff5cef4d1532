import { textOf } from '../../kinds';
import { embedLink } from '../../lib/videoLinks';
import { LinkPreviewButton } from '../links/LinkPreviewButton';
import { VerbatimInput } from '../shared/VerbatimInput';
import type { WidgetProps } from '../shared/widget';

/**
 * The address of a video, with a preview. Where the field asks for it, the link of a YouTube video becomes the one for embedding
 * once it is pasted, or typed and left.
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
