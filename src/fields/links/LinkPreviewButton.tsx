import { useState } from 'react';
import { Icon } from '../shared/Icon';
import { isWebLink } from '../../lib/links';
import { LinkPreview } from './LinkPreview';
import { linkTexts } from './texts';

interface PreviewButtonProps {
  readonly url: string;
  /** For example 'Video link 2'. */
  readonly name: string;
}

/** Opens the preview of a web address; nothing while there is none. */
export function LinkPreviewButton({ url, name }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = linkTexts.preview({ name });
  if (!isWebLink(url)) return null;
  return (
    <>
      <button type="button" className="f-icon-button" aria-label={label} title={label} onClick={() => setIsOpen(true)}>
        <Icon name="eye" />
      </button>
      {isOpen && <LinkPreview url={url.trim()} name={name} close={() => setIsOpen(false)} />}
    </>
  );
}
