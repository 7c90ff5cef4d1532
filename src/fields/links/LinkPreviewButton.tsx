import { useState } from 'react';
import { isWebLink } from '../../lib/links';
import { frameAddress } from '../../lib/videoLinks';
import { IconButton } from '../shared/Icon';
import { MediaDialog } from '../shared/MediaDialog';
import { linkTexts } from './texts';

interface LinkPreviewButtonProps {
  readonly url: string;
  /** For example 'Video link 2'. */
  readonly name: string;
}

/** Opens the preview of a web address; renders nothing for any other text. */
export function LinkPreviewButton({ url, name }: LinkPreviewButtonProps) {
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

/** The target of a link in a sandboxed frame. */
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
        // Video players refuse to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
      <p className="f-preview-note">{linkTexts.notPreviewed}</p>
    </MediaDialog>
  );
}

/** Video players need the storage of their origin. A page of the console's own origin could use it to escape the sandbox. */
function permissionsOf(address: string): string {
  const isSameOrigin = URL.canParse(address) && new URL(address).origin === location.origin;
  return isSameOrigin ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation';
}
