import type { ReactNode } from 'react';
import type { SortableItem } from '../../hooks/useSortableItem';
import type { FileItem } from '../../tree';
import { RequiredMark } from '../shared/Marks';
import { fieldTexts } from '../shared/texts';
import { FilePicture } from './FilePicture';
import { infectedText, isVideoFile, type TileParts } from './fileRules';
import { uploadTexts } from './texts';
import { TileState, UploadProgress, type UploadAgain } from './TileState';
import './FileTile.css';

/** The texts that describe a file. */
export type Description = 'caption' | 'altText';

export interface FileTileProps {
  readonly id: string;
  /** For example 'Image 2'. */
  readonly name: string;
  readonly file: FileItem;
  readonly parts: TileParts;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  readonly describe: (key: Description, text: string | undefined) => void;
  /** Repeats a failed upload. */
  readonly again: UploadAgain;
  /** Buttons over the thumbnail. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
  /** Of a tile that can be dragged. */
  readonly frame?: Omit<SortableItem, 'grip'>;
}

/** One file with its thumbnail, state and texts. */
export function FileTile({
  id,
  name,
  file,
  parts,
  error,
  isLocked,
  describe,
  again,
  actions,
  children,
  frame,
}: FileTileProps) {
  const { noun, hasCaption, hasAltText, isAltTextStarred = false, isAltTextLocked = false } = parts;
  return (
    <div
      ref={frame?.ref}
      style={frame?.style}
      className="f-tile"
      role="group"
      aria-label={name}
      id={id}
      tabIndex={-1}
      data-status={file.status ?? 'done'}
      data-dragged={frame?.isDragged === true || undefined}
    >
      <div className="f-picture">
        <FilePicture file={file} noun={noun} />
        {file.status === 'uploading' && <UploadProgress uid={file.uid ?? ''} name={name} />}
        <div className="f-tile-actions">{actions}</div>
      </div>
      <div className="f-tile-text">
        {file.fileName !== undefined && (
          <div className="f-file-name" title={file.fileName}>
            {file.fileName}
          </div>
        )}
        <TileState
          file={file}
          name={name}
          infected={infectedText(noun)}
          error={error}
          again={isLocked ? undefined : again}
        />
        {hasCaption && <LabelledDescription {...{ name, file, isLocked, describe }} description="caption" />}
        {hasAltText && !isVideoFile(file) && (
          <LabelledDescription
            {...{ name, file, isLocked, describe }}
            description="altText"
            isStarred={isAltTextStarred}
            isLockedUntilSaved={isAltTextLocked}
          />
        )}
        {children}
      </div>
    </div>
  );
}

interface DescriptionProps extends Pick<FileTileProps, 'name' | 'file' | 'isLocked' | 'describe'> {
  readonly description: Description;
  readonly isLockedUntilSaved?: boolean;
}

function LabelledDescription({ isStarred = false, ...input }: DescriptionProps & { readonly isStarred?: boolean }) {
  return (
    <label className="f-tile-label">
      <span>
        {uploadTexts[input.description]}
        {isStarred && <RequiredMark />}
      </span>
      <DescriptionInput {...input} />
    </label>
  );
}

/** The input of a caption or an alt text. A missing alt text is highlighted, but not an error. */
export function DescriptionInput(props: DescriptionProps) {
  const { description, name, file, isLockedUntilSaved = false, isLocked, describe } = props;
  const value = file[description];
  const isMissing = description === 'altText' && !value && !isLocked && !isLockedUntilSaved;
  return (
    <input
      className="f-input f-description"
      type="text"
      aria-label={uploadTexts[`${description}Of`]({ name })}
      value={value ?? ''}
      placeholder={isMissing ? uploadTexts.altTextMissing : undefined}
      data-missing={isMissing || undefined}
      readOnly={isLocked}
      disabled={isLockedUntilSaved}
      title={isLockedUntilSaved ? fieldTexts.afterFirstSave : undefined}
      onChange={(event) => describe(description, event.target.value || undefined)}
    />
  );
}
