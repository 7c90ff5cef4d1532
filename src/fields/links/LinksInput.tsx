import { useState } from 'react';
import { videoThumbnail } from '../../lib/videoLinks';
import { TextInput, TextRows, type RowInputProps } from '../list/TextRows';
import { Icon } from '../shared/Icon';
import { ofType, settingsAs, type Props } from '../shared/rjsf';
import { LinkPreviewButton } from './LinkPreviewButton';
import './LinksInput.css';

/** Web addresses of videos or panoramas, one per row. */
export function LinksInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('links'));
  return <TextRows {...props} settings={settings} part="url" Row={LinkRow} />;
}

/** One link: thumbnail, address, preview. */
function LinkRow(row: RowInputProps) {
  const { name, text: url } = row;
  return (
    <>
      <Thumbnail url={url} />
      <TextInput {...row} inputMode="url" autoCapitalize="none" spellCheck={false} placeholder="https://" />
      <LinkPreviewButton url={url} name={name} />
    </>
  );
}

/** A still of the video, if the link identifies one (CARD-018). */
function Thumbnail({ url }: { readonly url: string }) {
  const [failed, setFailed] = useState<string>();
  const address = videoThumbnail(url);
  return (
    <span className="f-link-picture">
      {address === undefined || address === failed ? (
        <Icon name="link" />
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
