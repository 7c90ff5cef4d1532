import { useState } from 'react';
import { videoThumbnail } from '../../lib/videoLinks';
import { TextRows, type TextInRowProps } from '../list/TextRows';
import { Icon } from '../shared/Icon';
import { ofType, settingsAs, type Props } from '../shared/rjsf';
import { partIds } from '../shared/widget';
import { LinkPreviewButton } from './LinkPreviewButton';
import './LinksInput.css';

/** Web addresses of videos or panoramas, one in each row. */
export function LinksInput(props: Props) {
  const settings = settingsAs(props.uiSchema, ofType('links'));
  return <TextRows {...props} settings={settings} part="url" Row={LinkRow} />;
}

/** One link: what it looks like, its address, its preview. */
function LinkRow({ id, name, index, text: url, error, isLocked, change }: TextInRowProps) {
  return (
    <>
      <Thumbnail url={url} />
      <input
        className="f-input"
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        aria-label={name}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : partIds(id).error}
        value={url}
        readOnly={isLocked}
        onChange={(event) => change(index, event.target.value || undefined)}
      />
      <LinkPreviewButton url={url} name={name} />
    </>
  );
}

/** A still of the video, where the link says which it is (CARD-018). */
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
