import { useState } from 'react';
import type { FileItem } from '../../tree';
import { IconButton } from '../shared/Icon';
import { FilePreview } from './FilePreview';
import { isPdf, isVideoFile } from './fileRules';
import { uploadTexts } from './texts';

/** What can be done with any file. */
export type FileAction = 'cancel' | 'retry' | 'remove';

interface UploadButtonsProps {
  readonly file: FileItem;
  readonly name: string;
  readonly isLocked: boolean;
  readonly act: (action: FileAction) => void;
}

/** Preview, and cancel or remove. While a file is being sent it cannot be removed, only called off (UPL-013). */
export function UploadButtons({ file, name, isLocked, act }: UploadButtonsProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isUploading = file.status === 'uploading';
  const isShowable = isVideoFile(file) || isPdf(file);
  return (
    <>
      {isShowable && (
        <IconButton
          label={uploadTexts.preview({ name })}
          icon="eye"
          isIdle={file.key === undefined}
          onClick={() => setIsPreviewed(true)}
        />
      )}
      {!isLocked &&
        (isUploading ? (
          <IconButton label={uploadTexts.cancel({ name })} icon="close" onClick={() => act('cancel')} />
        ) : (
          <IconButton label={uploadTexts.remove({ name })} icon="close" onClick={() => act('remove')} />
        ))}
      {isPreviewed && <FilePreview file={file} name={name} close={() => setIsPreviewed(false)} />}
    </>
  );
}
