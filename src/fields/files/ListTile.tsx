import { memo } from 'react';
import { itemTexts } from '../list/texts';
import { useSortableItem } from '../../hooks/useSortableItem';
import { IconButton } from '../shared/Icon';
import { FileTile, type Description, type FileTileProps } from './FileTile';
import { uploadTexts } from './texts';
import { UploadButtons, type FileAction } from './UploadButtons';

export type ListAction = FileAction | 'moveBack' | 'moveOn' | 'feature' | 'copy';

interface ListTileProps extends Pick<FileTileProps, 'id' | 'name' | 'file' | 'parts' | 'error' | 'isLocked'> {
  readonly tileKey: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly hasFeatured: boolean;
  readonly act: (action: ListAction, index: number) => void;
  /** Uploads a file in the place of one whose upload failed. */
  readonly chooseAgain: (index: number, file: File) => void;
  /** The `accept` attribute of the file dialog. */
  readonly accept: string;
  readonly describe: (index: number, key: Description, text: string | undefined) => void;
}

/** One file of a list: it can be dragged, moved by buttons and made featured. */
export const ListTile = memo(function ListTile(props: ListTileProps) {
  const { tileKey, id, name, file, index, isLast, parts, hasFeatured, error, isLocked, accept } = props;
  const { act, chooseAgain, describe } = props;
  const { grip, ...frame } = useSortableItem(tileKey, { disabled: isLocked, isGrid: true });
  const canMove = !isLocked && !(index === 0 && isLast);
  // Copy is visible, but unavailable, during the upload: appearing afterwards, it would shift the other buttons under the pointer.
  const actions = (
    <>
      {canMove && (
        <>
          <IconButton {...grip} className="f-icon-button f-tile-grip" label={itemTexts.move({ name })} icon="grip" />
          <IconButton
            label={uploadTexts.moveBack({ name })}
            icon="back"
            isUnavailable={index === 0}
            onClick={() => act('moveBack', index)}
          />
          <IconButton
            label={uploadTexts.moveOn({ name })}
            icon="on"
            isUnavailable={isLast}
            onClick={() => act('moveOn', index)}
          />
        </>
      )}
      <IconButton
        label={itemTexts.copy({ name })}
        icon="copy"
        isUnavailable={file.key === undefined}
        onClick={() => act('copy', index)}
      />
      <UploadButtons file={file} name={name} isLocked={isLocked} act={(action) => act(action, index)} />
    </>
  );
  return (
    <FileTile
      id={id}
      name={name}
      file={file}
      parts={parts}
      error={error}
      isLocked={isLocked}
      describe={(key, text) => describe(index, key, text)}
      again={{ retry: () => act('retry', index), choose: (chosen) => chooseAgain(index, chosen), accept }}
      actions={actions}
      frame={frame}
    >
      {hasFeatured && (
        <label className="f-choice">
          <input
            type="radio"
            checked={file.featured === true}
            disabled={isLocked}
            aria-label={uploadTexts.makeFeatured({ name, noun: parts.noun })}
            onChange={() => act('feature', index)}
          />
          {uploadTexts.featured}
        </label>
      )}
    </FileTile>
  );
});
