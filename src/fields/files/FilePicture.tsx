import { useState, useSyncExternalStore } from 'react';
import type { FileNoun } from '../../kinds';
import type { FileItem } from '../../tree';
import { useFormView } from '../shared/formView';
import { Icon } from '../shared/Icon';
import { useFormServices } from '../shared/services';
import { isVideoFile } from './fileRules';

/** Display width of images in CSS pixels. */
const PICTURE_WIDTH = 320;
/** Seconds into a video: the first frame is often black. */
const STILL_AT = 0.5;

interface FilePictureProps {
  readonly file: FileItem;
  readonly noun: FileNoun;
}

/** Thumbnail of a file, from the local file right after it was chosen; an icon if there is no image. */
export function FilePicture({ file, noun }: FilePictureProps) {
  const { fileUrl } = useFormServices();
  const { uploads } = useFormView();
  const [failed, setFailed] = useState<string>();
  const preview = useSyncExternalStore(uploads.subscribe, () => uploads.preview(file.uid ?? ''));
  const isStill = isVideoFile(file);
  const stored = file.key === undefined ? undefined : fileUrl(file.key, isStill ? undefined : PICTURE_WIDTH);
  const address = preview ?? stored;
  // Documents have no thumbnail.
  if (noun === 'document') return <Icon name="document" />;
  if (address === undefined || address === failed || file.status === 'infected') {
    return <Icon name={isStill ? 'video' : 'picture'} />;
  }
  const onError = () => setFailed(address);
  return isStill ? (
    <>
      <video
        src={`${address}#t=${STILL_AT}`}
        preload="metadata"
        muted
        playsInline
        aria-hidden="true"
        onError={onError}
      />
      <span className="f-play">
        <Icon name="play" />
      </span>
    </>
  ) : (
    <img src={address} alt={file.altText ?? ''} loading="lazy" decoding="async" onError={onError} />
  );
}
