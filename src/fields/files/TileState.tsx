import { useSyncExternalStore } from 'react';
import type { FileItem } from '../../tree';
import { useFormView } from '../shared/formView';
import { Icon } from '../shared/Icon';
import { uploadTexts } from './texts';
import { useFileDrop } from './useFileDrop';
import './TileState.css';

interface TileStateProps {
  readonly file: FileItem;
  readonly name: string;
  /** Message for an infected file. */
  readonly infected: string;
  /** Validation message, for states without a message of their own. */
  readonly error: string | undefined;
  /** What to do with a failed upload; undefined if the form is locked. */
  readonly again: UploadAgain | undefined;
}

/** Repeats a failed upload. */
export interface UploadAgain {
  readonly retry: () => void;
  /** Uploads a file in its place: that of an earlier visit is no longer available. */
  readonly choose: (file: File) => void;
  /** The `accept` attribute of the file dialog. */
  readonly accept: string;
}

/** The state of an upload as text with a badge, never by colour alone. */
export function TileState({ file, name, infected, error, again }: TileStateProps) {
  const { uploads } = useFormView();
  const canRetry = useSyncExternalStore(uploads.subscribe, () => uploads.canRetry(file.uid ?? ''));
  return (
    <>
      <div role="status" className="f-tile-state">
        <StateMessage file={file} infected={infected} error={error} />
      </div>
      {file.status === 'failed' &&
        again &&
        (canRetry ? (
          <button
            type="button"
            className="f-quiet f-retry"
            aria-label={uploadTexts.retryOf({ name })}
            onClick={again.retry}
          >
            <Icon name="retry" />
            {uploadTexts.retry}
          </button>
        ) : (
          <ChooseAgain name={name} again={again} />
        ))}
    </>
  );
}

function ChooseAgain({ name, again }: { readonly name: string; readonly again: UploadAgain }) {
  function choose([file]: readonly File[]): void {
    if (file) again.choose(file);
  }
  const { getInputProps, open } = useFileDrop(choose, { disabled: false });
  const label = uploadTexts.chooseAgainOf({ name });
  return (
    <>
      <input
        {...getInputProps({ 'aria-label': label, multiple: false, style: { display: 'none' } })}
        accept={again.accept}
      />
      <button type="button" className="f-quiet f-retry" aria-label={label} onClick={open}>
        <Icon name="retry" />
        {uploadTexts.chooseAgain}
      </button>
    </>
  );
}

function StateMessage({ file, infected, error }: Pick<TileStateProps, 'file' | 'infected' | 'error'>) {
  switch (file.status) {
    case 'infected':
      return <State kind="bad" badge={uploadTexts.stateInfected} texts={[file.error, infected]} />;
    case 'failed':
      return <State kind="bad" badge={uploadTexts.stateFailed} texts={[file.error ?? uploadTexts.failed]} />;
    case 'notScanned':
      return <State kind="warning" badge={uploadTexts.stateNotScanned} texts={[uploadTexts.notScanned, error]} />;
    case 'uploading':
      return null;
    default:
      return error === undefined ? null : <State kind="bad" badge={undefined} texts={[error]} />;
  }
}

interface StateProps {
  readonly kind: 'bad' | 'warning';
  readonly badge: string | undefined;
  readonly texts: readonly (string | undefined)[];
}

function State({ kind, badge, texts }: StateProps) {
  return (
    <div className="f-state" data-kind={kind}>
      {badge !== undefined && (
        <span className="f-sign">
          <Icon name="warning" />
          {badge}
        </span>
      )}
      {texts.map((text) => text !== undefined && <p key={text}>{text}</p>)}
    </div>
  );
}

/** Upload progress, laid over the thumbnail so that nothing below moves when the upload ends. */
export function UploadProgress({ uid, name }: { readonly uid: string; readonly name: string }) {
  const { uploads } = useFormView();
  const share = useSyncExternalStore(uploads.subscribe, () => uploads.progress(uid));
  const percent = Math.round(share * 100);
  return (
    <div className="f-uploading">
      {uploadTexts.uploading({ percent })}
      <div
        className="f-progress"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
