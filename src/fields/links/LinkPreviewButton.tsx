import { useState } from 'react';
import { isWebLink } from '../../lib/links';
import { frameAddress } from '../../lib/videoLinks';
import { IconButton } from '../shared/Icon';
import { MediaDialog } from '../shared/MediaDialog';
import { linkTexts } from './texts';

interface PreviewButtonProps {
  readonly url: string;
  /** For example 'Video link 2'. */
  readonly name: string;
}

/** Opens the preview of a web address; nothing while there is none. */
export function LinkPreviewButton({ url, name }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isWebLink(url)) return null;
  return (
    <>
      <IconButton label={linkTexts.preview({ name })} icon="eye" onClick={() => setIsOpen(true)} />
      {isOpen && <LinkPreview url={url.trim()} name={name} close={() => setIsOpen(false)} />}
    </>
  );
}

/** The size of a preview in CSS pixels (GAL-008). */
const WIDTH = 700;
const HEIGHT = 400;

interface LinkPreviewProps {
  /** A web address. */
  readonly url: string;
  readonly name: string;
  readonly close: () => void;
}

/** What a link leads to, in a frame that may do nothing but show itself. */
function LinkPreview({ url, name, close }: LinkPreviewProps) {
  const address = frameAddress(url);
  return (
    <MediaDialog title={name} link={url} close={close}>
      <iframe
        className="f-preview-frame"
        width={WIDTH}
        height={HEIGHT}
        src={address}
        title={name}
        sandbox={permissionsOf(address)}
        // Players refuse to play for a page that does not say where it is.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
      <p className="f-preview-note">{linkTexts.notPreviewed}</p>
    </MediaDialog>
  );
}

/** Players need their own origin's storage. A page of the console itself could use it to leave the sandbox, so it gets none. */
function permissionsOf(address: string): string {
  const isOwn = URL.canParse(address) && new URL(address).origin === location.origin;
  return isOwn ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation';
}
