import { useSyncExternalStore } from 'react';
import type { FileItem } from '../../tree';
import { useFormView } from '../shared/formView';
import { Icon } from '../shared/Icon';
import { uploadTexts } from './texts';
import './TileState.css';

interface TileStateProps {
  readonly file: FileItem;
  readonly name: string;
  /** What is said about an infected file. */
  readonly infected: string;
  /** What the rules say about the file, for states that say nothing of it themselves. */
  readonly error: string | undefined;
  /** Sends the file once more; absent where the form is locked. */
  readonly retry: (() => void) | undefined;
}

/** The state of an upload in words and with a sign, never by colour alone. */
export function TileState({ file, name, infected, error, retry }: TileStateProps) {
  const { uploads } = useFormView();
  const canRetry = useSyncExternalStore(uploads.subscribe, () => uploads.canRetry(file.uid ?? ''));
  return (
    <>
      <div role="status" className="f-tile-state">
        <Words file={file} infected={infected} error={error} />
      </div>
      {file.status === 'failed' && canRetry && retry && (
        <button type="button" className="f-quiet f-retry" aria-label={uploadTexts.retryOf({ name })} onClick={retry}>
          <Icon name="retry" />
          {uploadTexts.retry}
        </button>
      )}
    </>
  );
}

function Words({ file, infected, error }: Pick<TileStateProps, 'file' | 'infected' | 'error'>) {
  switch (file.status) {
    case 'infected':
      return <State kind="bad" sign={uploadTexts.stateInfected} texts={[file.error, infected]} />;
    case 'failed':
      return <State kind="bad" sign={uploadTexts.stateFailed} texts={[file.error ?? uploadTexts.failed]} />;
    case 'notScanned':
      return <State kind="warning" sign={uploadTexts.stateNotScanned} texts={[uploadTexts.notScanned, error]} />;
    case 'uploading':
      return null;
    default:
      return error === undefined ? null : <State kind="bad" sign={undefined} texts={[error]} />;
  }
}

interface StateProps {
  readonly kind: 'bad' | 'warning';
  readonly sign: string | undefined;
  readonly texts: readonly (string | undefined)[];
}

function State({ kind, sign, texts }: StateProps) {
  return (
    <div className="f-state" data-kind={kind}>
      {sign !== undefined && (
        <span className="f-sign">
          <Icon name="warning" />
          {sign}
        </span>
      )}
      {texts.map((text) => text !== undefined && <p key={text}>{text}</p>)}
    </div>
  );
}

/** How far an upload is, over the picture: what is below it stays where it is when the upload ends. */
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
