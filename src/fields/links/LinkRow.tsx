import { memo, useState } from 'react';
import { videoThumbnail } from '../../lib/videoLinks';
import { itemTexts } from '../list/texts';
import { useSortableItem } from '../../hooks/useSortableItem';
import { Icon } from '../shared/Icon';
import { completeLink } from '../../lib/links';
import { partIds } from '../shared/widget';
import { LinkPreviewButton } from './LinkPreviewButton';
import './LinkRow.css';

interface LinkRowProps {
  readonly rowKey: string;
  /** The id of the input. */
  readonly id: string;
  /** For example 'Video link 2'. */
  readonly name: string;
  readonly index: number;
  readonly url: string;
  readonly isOnly: boolean;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  readonly change: (index: number, url: string | undefined) => void;
  readonly remove: (index: number) => void;
}

/** One link: what it looks like, its address, its preview. */
export const LinkRow = memo(function LinkRow(props: LinkRowProps) {
  const { rowKey, id, name, index, url, isOnly, error, isLocked, change, remove } = props;
  const { ref, style, isDragged, grip } = useSortableItem(rowKey, { disabled: isLocked || isOnly });
  const ids = partIds(id);
  return (
    <div ref={ref} className="f-link-row" role="listitem" data-dragged={isDragged || undefined} style={style}>
      <div className="f-with-action">
        {!isLocked && !isOnly && (
          <button {...grip} type="button" className="f-grip" aria-label={itemTexts.move({ name })}>
            <Icon name="grip" />
          </button>
        )}
        <Thumbnail url={url} />
        <input
          className="f-input"
          id={id}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          aria-label={name}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : ids.error}
          value={url}
          readOnly={isLocked}
          onChange={(event) => change(index, event.target.value || undefined)}
          onBlur={() => {
            const complete = completeLink(url);
            if (complete !== url) change(index, complete || undefined);
          }}
        />
        <LinkPreviewButton url={url} name={name} />
        {!isLocked && !isOnly && (
          <button
            type="button"
            className="f-icon-button"
            aria-label={itemTexts.remove({ name })}
            title={itemTexts.remove({ name })}
            onClick={() => remove(index)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {error !== undefined && (
        <div className="f-error" id={ids.error}>
          {error}
        </div>
      )}
    </div>
  );
});

/** A still of the video, where the link says which it is (CARD-018). */
function Thumbnail({ url }: { readonly url: string }) {
  const [failed, setFailed] = useState<string>();
  const address = videoThumbnail(url);
  return (
    <span className="f-link-picture">
      {address === undefined || address === failed ? (
        <Icon name="link" />
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
