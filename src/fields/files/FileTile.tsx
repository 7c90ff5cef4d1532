import type { CSSProperties, ReactNode, Ref } from 'react';
import type { FileItem } from '../../tree';
import { RequiredMark } from '../shared/Marks';
import { fieldTexts } from '../shared/texts';
import { FilePicture } from './FilePicture';
import { type FileNoun, infectedText, isVideoFile } from './fileRules';
import { uploadTexts } from './texts';
import { TileState, UploadProgress } from './TileState';
import './FileTile.css';

/** What a person writes about a file. */
export type Description = 'caption' | 'altText';

/** What a field says about each of its files. */
export interface TileParts {
  readonly noun: FileNoun;
  readonly hasCaption: boolean;
  readonly hasAltText: boolean;
  /** Whether the alt text bears the mark of a required value. */
  readonly isAltTextStarred?: boolean;
  /** Whether the alt text cannot be given yet. */
  readonly isAltTextLocked?: boolean;
}

interface FileTileProps {
  readonly id: string;
  /** For example 'Image 2'. */
  readonly name: string;
  readonly file: FileItem;
  readonly parts: TileParts;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  readonly describe: (key: Description, text: string | undefined) => void;
  /** Sends a file once more that has failed. */
  readonly retry: () => void;
  /** Buttons over the picture. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
  readonly frame?: {
    readonly ref: Ref<HTMLDivElement>;
    readonly style: CSSProperties | undefined;
    readonly isDragged: boolean;
  };
}

/** One file with its picture, its state and what is said about it. */
export function FileTile({
  id,
  name,
  file,
  parts,
  error,
  isLocked,
  describe,
  retry,
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
      data-dragged={frame?.isDragged === true ? true : undefined}
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
          retry={isLocked ? undefined : retry}
        />
        {hasCaption && (
          <Described
            description="caption"
            name={uploadTexts.captionOf({ name })}
            value={file.caption}
            isLocked={isLocked}
            write={(text) => describe('caption', text)}
          />
        )}
        {hasAltText && !isVideoFile(file) && (
          <Described
            description="altText"
            name={uploadTexts.altTextOf({ name })}
            value={file.altText}
            isMarked={isAltTextStarred}
            isEarly={isAltTextLocked}
            isLocked={isLocked}
            write={(text) => describe('altText', text)}
          />
        )}
        {children}
      </div>
    </div>
  );
}

interface DescriptionProps {
  readonly description: Description;
  /** Whose it is, for example 'Caption of Image 2'. */
  readonly name: string;
  readonly value: string | undefined;
  readonly isEarly?: boolean;
  readonly isLocked: boolean;
  readonly write: (text: string | undefined) => void;
}

function Described({ isMarked = false, ...input }: DescriptionProps & { readonly isMarked?: boolean }) {
  return (
    <label className="f-tile-label">
      <span>
        {uploadTexts[input.description]}
        {isMarked && <RequiredMark />}
      </span>
      <DescriptionInput {...input} />
    </label>
  );
}

/** The input of a caption or an alt text. A missing alt text is pointed out, and may stay missing. */
export function DescriptionInput(props: DescriptionProps) {
  const { description, name, value, isEarly = false, isLocked, write } = props;
  const isMissing = description === 'altText' && !value && !isLocked && !isEarly;
  return (
    <input
      className="f-input f-description"
      type="text"
      aria-label={name}
      value={value ?? ''}
      placeholder={isMissing ? uploadTexts.altTextMissing : undefined}
      data-missing={isMissing || undefined}
      readOnly={isLocked}
      disabled={isEarly}
      title={isEarly ? fieldTexts.afterFirstSave : undefined}
      onChange={(event) => write(event.target.value || undefined)}
    />
  );
}
