import type { FileItem } from '../../tree';
import { createListeners } from '../../lib/listeners';
import { logError } from '../../lib/log';
import { UploadRefusedError, type FormServices, type UploadOptions } from '../shared/services';
import type { UploadedFile } from '../../lib/uploads';
import { uploadTexts } from './texts';

/** A change of one file item; properties set to undefined are removed. */
export type FilePatch = { readonly [Property in keyof FileItem]?: FileItem[Property] | undefined };

export interface UploadJob extends Pick<UploadOptions, 'to' | 'fields' | 'accept'> {
  readonly uid: string;
  readonly file: File;
  /** The stored file that it replaces; restored if the upload is cancelled. */
  readonly replaces?: FileItem | undefined;
}

/** The uploads of one form, a few of them in parallel. They continue while their rows are collapsed or moved. */
export interface UploadQueue {
  readonly start: (job: UploadJob, upload: FormServices['upload']) => void;
  /** Whether the local file is still available, as it is until the form is closed. */
  readonly canRetry: (uid: string) => boolean;
  /** Restarts a failed upload. */
  readonly retry: (uid: string, upload: FormServices['upload']) => void;
  /** Aborts an upload. The local file is kept, so that an undo can restore it as a failed upload to retry. */
  readonly cancel: (uid: string) => void;
  /** The stored file that an upload replaces. */
  readonly replacedFile: (uid: string) => FileItem | undefined;
  /** Share already sent, from 0 to 1. */
  readonly progress: (uid: string) => number;
  /** Object URL of the local file, for its thumbnail; undefined if there is no local file. */
  readonly preview: (uid: string) => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Aborts all uploads and releases the local files. */
  readonly close: () => void;
}

interface Upload {
  readonly job: UploadJob;
  readonly preview: string | undefined;
  controller: AbortController;
  share: number;
  state: 'waiting' | 'running' | 'ended';
}

/** More parallel uploads would only make each of them slower. */
const MAX_PARALLEL_UPLOADS = 4;

/** @param patch changes the file item with this id, wherever it is in the form */
export function createUploadQueue(patch: (uid: string, change: FilePatch) => void): UploadQueue {
  const uploads = new Map<string, Upload>();
  const waiting: { readonly upload: Upload; readonly send: FormServices['upload'] }[] = [];
  const { notify, subscribe } = createListeners();

  async function run(upload: Upload, send: FormServices['upload']): Promise<void> {
    const { file, to, fields, accept } = upload.job;
    const { signal } = (upload.controller = new AbortController());
    const onProgress = (share: number) => {
      upload.share = share;
      notify();
    };
    try {
      const answer = await send(file, { to, fields, accept, onProgress, signal });
      finish(upload, signal, afterUpload(answer));
    } catch (error) {
      if (!signal.aborted) finish(upload, signal, afterFailure(error));
    }
  }

  function finish(upload: Upload, signal: AbortSignal, change: FilePatch): void {
    if (signal.aborted) return;
    upload.state = 'ended';
    startNext();
    patch(upload.job.uid, change);
  }

  function interrupt(upload: Upload): void {
    if (upload.state === 'ended') return;
    upload.state = 'ended';
    upload.controller.abort();
    patch(upload.job.uid, { status: 'failed', error: uploadTexts.interrupted });
  }

  function enqueue(upload: Upload, send: FormServices['upload']): void {
    upload.share = 0;
    upload.state = 'waiting';
    waiting.push({ upload, send });
    startNext();
  }

  function startNext(): void {
    const running = [...uploads.values()].filter(({ state }) => state === 'running').length;
    const first = running < MAX_PARALLEL_UPLOADS ? waiting.shift() : undefined;
    if (!first) return;
    // Skip uploads cancelled while waiting.
    if (first.upload.state === 'waiting') {
      first.upload.state = 'running';
      void run(first.upload, first.send);
    }
    startNext();
  }

  return {
    start(job, send) {
      const upload: Upload = {
        job,
        preview: objectUrlOf(job.file),
        controller: new AbortController(),
        share: 0,
        state: 'waiting',
      };
      uploads.set(job.uid, upload);
      enqueue(upload, send);
    },
    canRetry: (uid) => uploads.has(uid),
    retry(uid, send) {
      const upload = uploads.get(uid);
      if (!upload) return;
      patch(uid, { status: 'uploading', error: undefined });
      enqueue(upload, send);
    },
    cancel(uid) {
      const upload = uploads.get(uid);
      if (!upload) return;
      interrupt(upload);
      startNext();
    },
    replacedFile: (uid) => uploads.get(uid)?.job.replaces,
    progress: (uid) => uploads.get(uid)?.share ?? 0,
    preview: (uid) => uploads.get(uid)?.preview,
    subscribe,
    close() {
      const all = [...uploads.values()];
      uploads.clear();
      waiting.length = 0;
      for (const upload of all) {
        if (upload.preview !== undefined) URL.revokeObjectURL(upload.preview);
        interrupt(upload);
      }
    },
  };
}

/** Some environments that run the form have no object URLs. */
function objectUrlOf(file: File): string | undefined {
  return typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : undefined;
}

function afterUpload(answer: UploadedFile): FilePatch {
  const { key, fileName, fileType, scanned } = answer;
  return { key, fileName, fileType, status: scanned ? undefined : 'notScanned', error: undefined };
}

/** Statuses whose response explains the problem, or for which there is a specific message. */
const EXPLAINED_STATUSES: readonly number[] = [400, 413, 422, 500];

/** UPL-014 to UPL-016; failures without a specific message are also logged for developers (UPL-032). */
function afterFailure(error: unknown): FilePatch {
  if (!(error instanceof UploadRefusedError && EXPLAINED_STATUSES.includes(error.status)))
    logError('An upload failed.', error);
  if (!(error instanceof UploadRefusedError)) return { status: 'failed', error: uploadTexts.noAnswer };
  if (error.status === 422) return { status: 'infected', error: uploadTexts.infectedFile };
  if (error.status >= 500) return { status: 'failed', error: uploadTexts.failed };
  return { status: 'failed', error: error.message || uploadTexts.noAnswer };
}
