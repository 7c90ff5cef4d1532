import type { FileItem } from '../../tree';
import { uploadTexts } from '../../lib/messages';
import { UploadRefusedError, type FormServices, type UploadAnswer } from '../shared/services';

/** A change of one file item; a property given as undefined is taken out. */
export type FilePatch = { readonly [Property in keyof FileItem]?: FileItem[Property] | undefined };

/** What an upload needs. */
export interface UploadOrder {
  readonly uid: string;
  readonly file: File;
  /** The upload call, for example `/uploads/images`. */
  readonly to: string;
}

/** The uploads of one form. They go on while the rows they belong to are closed or moved. */
export interface Uploads {
  readonly start: (order: UploadOrder, upload: FormServices['upload']) => void;
  /** Starts a failed upload again; false when its file is no longer here. */
  readonly retry: (uid: string, upload: FormServices['upload']) => boolean;
  /** Ends a running upload and forgets its file. */
  readonly forget: (uid: string) => void;
  /** How much is sent, from 0 to 1. */
  readonly progress: (uid: string) => number;
  /** An address of the chosen file itself, for its picture; undefined when the file is not here. */
  readonly preview: (uid: string) => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends all uploads and lets the files go. */
  readonly close: () => void;
}

interface Upload {
  readonly order: UploadOrder;
  readonly preview: string | undefined;
  controller: AbortController;
  share: number;
  isRunning: boolean;
}

/**
 * Keeps the uploads of a form.
 * @param patch changes the file item with an id, wherever in the form it stands
 */
export function createUploads(patch: (uid: string, change: FilePatch) => void): Uploads {
  const uploads = new Map<string, Upload>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  async function run(upload: Upload, send: FormServices['upload']): Promise<void> {
    const { file, to } = upload.order;
    const { signal } = (upload.controller = new AbortController());
    const onProgress = (share: number) => {
      upload.share = share;
      tell();
    };
    try {
      const answer = await send(file, { to, onProgress, signal });
      finish(upload, signal, afterUpload(answer));
    } catch (error) {
      finish(upload, signal, afterFailure(error));
    }
  }

  function finish(upload: Upload, signal: AbortSignal, change: FilePatch): void {
    if (signal.aborted) return;
    upload.isRunning = false;
    patch(upload.order.uid, change);
  }

  function begin(upload: Upload, send: FormServices['upload']): void {
    upload.share = 0;
    upload.isRunning = true;
    void run(upload, send);
  }

  return {
    start(order, send) {
      const upload: Upload = {
        order,
        preview: addressOf(order.file),
        controller: new AbortController(),
        share: 0,
        isRunning: false,
      };
      uploads.set(order.uid, upload);
      begin(upload, send);
    },
    retry(uid, send) {
      const upload = uploads.get(uid);
      if (!upload) return false;
      patch(uid, { status: 'uploading', error: undefined });
      begin(upload, send);
      return true;
    },
    forget(uid) {
      const upload = uploads.get(uid);
      if (!upload) return;
      uploads.delete(uid);
      release(upload);
    },
    progress: (uid) => uploads.get(uid)?.share ?? 0,
    preview: (uid) => uploads.get(uid)?.preview,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      const ended = [...uploads.values()];
      uploads.clear();
      for (const upload of ended) {
        const isRunning = upload.isRunning;
        release(upload);
        if (isRunning) patch(upload.order.uid, { status: 'failed', error: uploadTexts.interrupted });
      }
    },
  };
}

function release(upload: Upload): void {
  upload.controller.abort();
  if (upload.preview !== undefined) URL.revokeObjectURL(upload.preview);
}

/** Not every place that runs the form can show a file that only exists here. */
function addressOf(file: File): string | undefined {
  return typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : undefined;
}

function afterUpload(answer: UploadAnswer): FilePatch {
  const { key, fileName, fileType, scanned } = answer;
  return { key, fileName, fileType, status: scanned ? undefined : 'notScanned', error: undefined };
}

/** UPL-014 to UPL-016. */
function afterFailure(error: unknown): FilePatch {
  if (!(error instanceof UploadRefusedError)) return { status: 'failed', error: uploadTexts.noAnswer };
  if (error.status === 422) return { status: 'infected', error: uploadTexts.infectedFile };
  if (error.status >= 500) return { status: 'failed', error: uploadTexts.failed };
  return { status: 'failed', error: error.message || uploadTexts.noAnswer };
}
