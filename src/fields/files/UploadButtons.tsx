import { useState } from 'react';
import type { FileItem } from '../../tree';
import { IconButton } from '../shared/Icon';
import { FilePreview } from './FilePreview';
import { isPdf, isVideoFile } from './fileRules';
import { uploadTexts } from './texts';

export type FileAction = 'cancel' | 'retry' | 'remove';

interface UploadButtonsProps {
  readonly file: FileItem;
  readonly name: string;
  readonly isLocked: boolean;
  readonly act: (action: FileAction) => void;
}

/** Preview, and cancel or remove. A running upload can only be cancelled, not removed (UPL-013). */
export function UploadButtons({ file, name, isLocked, act }: UploadButtonsProps) {
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const ending = file.status === 'uploading' ? 'cancel' : 'remove';
  const hasPreview = isVideoFile(file) || isPdf(file);
  return (
    <>
      {hasPreview && (
        <IconButton
          label={uploadTexts.preview({ name })}
          icon="eye"
          isUnavailable={file.key === undefined}
          onClick={() => setIsPreviewOpen(true)}
        />
      )}
      {!isLocked && <IconButton label={uploadTexts[ending]({ name })} icon="close" onClick={() => act(ending)} />}
      {isPreviewOpen && <FilePreview file={file} name={name} close={() => setIsPreviewOpen(false)} />}
    </>
  );
}
