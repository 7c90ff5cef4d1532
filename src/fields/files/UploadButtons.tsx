import { useState } from 'react';
import type { FileItem } from '../../tree';
import { Icon, type IconName } from '../shared/Icon';
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
        <TileButton
          label={uploadTexts.preview({ name })}
          icon="eye"
          disabled={file.key === undefined}
          onClick={() => setIsPreviewed(true)}
        />
      )}
      {!isLocked &&
        (isUploading ? (
          <TileButton label={uploadTexts.cancel({ name })} icon="close" onClick={() => act('cancel')} />
        ) : (
          <TileButton label={uploadTexts.remove({ name })} icon="close" onClick={() => act('remove')} />
        ))}
      {isPreviewed && <FilePreview file={file} name={name} close={() => setIsPreviewed(false)} />}
    </>
  );
}

interface TileButtonProps {
  /** What it does, and to which file: 'Remove Image 2'. */
  readonly label: string;
  readonly icon: IconName;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button of a tile: an icon, named for those who do not see it. One that becomes disabled keeps the focus. */
export function TileButton({ label, icon, disabled = false, onClick }: TileButtonProps) {
  return (
    <button
      type="button"
      className="f-icon-button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
