import { useState, useSyncExternalStore } from 'react';
import type { PlacedImages } from '../../definition';
import { uploadTexts } from '../../lib/messages';
import type { FileItem, FormValue } from '../../tree';
import { useFormView } from '../shared/formView';
import { Icon, type IconName } from '../shared/Icon';
import { useFormServices } from '../shared/services';
import { TileState } from './TileState';

/** What can be done with a picture. */
export type TileAction = 'cancel' | 'retry' | 'remove' | 'moveBack' | 'moveOn' | 'feature';

interface ImageTileProps {
  readonly id: string;
  readonly file: FileItem;
  readonly index: number;
  readonly count: number;
  readonly settings: PlacedImages;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  readonly act: (action: TileAction, index: number) => void;
  readonly describe: (key: 'caption' | 'altText', value: FormValue) => void;
}

/** The width in CSS pixels at which pictures are shown. */
const PICTURE_WIDTH = 320;

/** One picture with its state, caption and alt text. */
export function ImageTile({ id, file, index, count, settings, error, isLocked, act, describe }: ImageTileProps) {
  const name = uploadTexts.image(index);
  const isUploading = file.status === 'uploading';
  const button = (action: Exclude<TileAction, 'feature'>, icon: IconName, disabled = false) => (
    <button
      type="button"
      className="f-icon-button"
      aria-label={uploadTexts[action](name)}
      title={uploadTexts[action](name)}
      disabled={disabled}
      onClick={() => act(action, index)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="f-tile" role="group" aria-label={name} id={id} tabIndex={-1} data-status={file.status ?? 'done'}>
      <div className="f-picture">
        <Picture file={file} />
        {!isLocked && (
          <div className="f-tile-actions">
            {count > 1 && button('moveBack', 'back', index === 0)}
            {count > 1 && button('moveOn', 'on', index === count - 1)}
            {file.status === 'failed' && file.uid !== undefined && button('retry', 'retry')}
            {isUploading ? button('cancel', 'close') : button('remove', 'close')}
          </div>
        )}
      </div>
      <div className="f-tile-text">
        {file.fileName !== undefined && (
          <div className="f-file-name" title={file.fileName}>
            {file.fileName}
          </div>
        )}
        <TileState file={file} name={name} error={error} />
        <Described
          name={uploadTexts.captionOf(name)}
          label={uploadTexts.caption}
          value={file.caption}
          isLocked={isLocked}
          write={(text) => describe('caption', text)}
        />
        {settings.altText === true && (
          <Described
            name={uploadTexts.altTextOf(name)}
            label={uploadTexts.altText}
            value={file.altText}
            isLocked={isLocked}
            write={(text) => describe('altText', text)}
          />
        )}
        {settings.featured === true && (
          <label className="f-choice">
            <input
              type="radio"
              checked={file.featured === true}
              disabled={isLocked}
              aria-label={uploadTexts.makeFeatured(name)}
              onChange={() => act('feature', index)}
            />
            {uploadTexts.featured}
          </label>
        )}
      </div>
    </div>
  );
}

interface DescribedProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly isLocked: boolean;
  readonly write: (text: string | undefined) => void;
}

function Described({ name, label, value, isLocked, write }: DescribedProps) {
  return (
    <label className="f-tile-label">
      {label}
      <input
        className="f-input"
        type="text"
        aria-label={name}
        value={value ?? ''}
        readOnly={isLocked}
        onChange={(event) => write(event.target.value || undefined)}
      />
    </label>
  );
}

/** The picture itself, from this machine while it was only just chosen; an icon where there is none to show. */
function Picture({ file }: { readonly file: FileItem }) {
  const { fileUrl } = useFormServices();
  const { uploads } = useFormView();
  const [failed, setFailed] = useState<string>();
  const preview = useSyncExternalStore(uploads.subscribe, () => uploads.preview(file.uid ?? ''));
  const address = preview ?? (file.key === undefined ? undefined : fileUrl(file.key, PICTURE_WIDTH));
  if (address === undefined || address === failed || file.status === 'infected') return <Icon name="picture" />;
  return (
    <img src={address} alt={file.altText ?? ''} loading="lazy" decoding="async" onError={() => setFailed(address)} />
  );
}
