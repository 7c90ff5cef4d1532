import type { FileItem } from '../../tree';
import { createListeners } from '../../lib/listeners';
import { logError } from '../../lib/log';
import { UploadRefusedError, type FormServices, type UploadAnswer } from '../shared/services';
import { uploadTexts } from './texts';

/** A change of one file item; a property given as undefined is taken out. */
export type FilePatch = { readonly [Property in keyof FileItem]?: FileItem[Property] | undefined };

/** What an upload needs. */
export interface UploadOrder {
  readonly uid: string;
  readonly file: File;
  /** The upload call, for example `/uploads/images`. */
  readonly to: string;
  /** What is sent along with the file, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The file name endings that the field accepts. */
  readonly accept: readonly string[];
  /** The stored file whose place it takes, which stays should it be cancelled. */
  readonly replaces?: FileItem | undefined;
}

/** The uploads of one form: some at a time, the others wait. They go on while the rows they belong to are closed or moved. */
export interface UploadQueue {
  readonly start: (order: UploadOrder, upload: FormServices['upload']) => void;
  /** Whether the file itself is still here, as it is until the form goes away. */
  readonly canRetry: (uid: string) => boolean;
  /** Starts a failed upload again. */
  readonly retry: (uid: string, upload: FormServices['upload']) => void;
  /** Ends an upload. Its file stays, for undo brings it back as one that can be sent again. */
  readonly cancel: (uid: string) => void;
  /** The stored file whose place an upload takes. */
  readonly replacedBy: (uid: string) => FileItem | undefined;
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
  state: 'waiting' | 'running' | 'ended';
}

/** How many files are sent at the same time; more would only make each of them slower. */
const PARALLEL = 4;

/**
 * Keeps the uploads of a form.
 * @param patch changes the file item with an id, wherever in the form it stands
 */
export function createUploadQueue(patch: (uid: string, change: FilePatch) => void): UploadQueue {
  const uploads = new Map<string, Upload>();
  const waiting: { readonly upload: Upload; readonly send: FormServices['upload'] }[] = [];
  const { tell, subscribe } = createListeners();

  async function run(upload: Upload, send: FormServices['upload']): Promise<void> {
    const { file, to, fields = {}, accept } = upload.order;
    const { signal } = (upload.controller = new AbortController());
    const onProgress = (share: number) => {
      upload.share = share;
      tell();
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
    next();
    patch(upload.order.uid, change);
  }

  function interrupt(upload: Upload): void {
    if (upload.state === 'ended') return;
    upload.state = 'ended';
    upload.controller.abort();
    patch(upload.order.uid, { status: 'failed', error: uploadTexts.interrupted });
  }

  function begin(upload: Upload, send: FormServices['upload']): void {
    upload.share = 0;
    upload.state = 'waiting';
    waiting.push({ upload, send });
    next();
  }

  function next(): void {
    const running = [...uploads.values()].filter(({ state }) => state === 'running').length;
    const first = running < PARALLEL ? waiting.shift() : undefined;
    if (!first) return;
    // One that was called off while it waited is not sent.
    if (first.upload.state === 'waiting') {
      first.upload.state = 'running';
      void run(first.upload, first.send);
    }
    next();
  }

  return {
    start(order, send) {
      const upload: Upload = {
        order,
        preview: addressOf(order.file),
        controller: new AbortController(),
        share: 0,
        state: 'waiting',
      };
      uploads.set(order.uid, upload);
      begin(upload, send);
    },
    canRetry: (uid) => uploads.has(uid),
    retry(uid, send) {
      const upload = uploads.get(uid);
      if (!upload) return;
      patch(uid, { status: 'uploading', error: undefined });
      begin(upload, send);
    },
    cancel(uid) {
      const upload = uploads.get(uid);
      if (!upload) return;
      interrupt(upload);
      next();
    },
    replacedBy: (uid) => uploads.get(uid)?.order.replaces,
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

/** Not every place that runs the form can show a file that only exists here. */
function addressOf(file: File): string | undefined {
  return typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : undefined;
}

function afterUpload(answer: UploadAnswer): FilePatch {
  const { key, fileName, fileType, scanned } = answer;
  return { key, fileName, fileType, status: scanned ? undefined : 'notScanned', error: undefined };
}

/** The answers that say themselves what is wrong with the file, or have words of their own. */
const EXPLAINED: readonly number[] = [400, 413, 422, 500];

/** UPL-014 to UPL-016; what has no words of its own is logged for a developer besides (UPL-032). */
function afterFailure(error: unknown): FilePatch {
  if (!(error instanceof UploadRefusedError && EXPLAINED.includes(error.status))) logError('An upload failed.', error);
  if (!(error instanceof UploadRefusedError)) return { status: 'failed', error: uploadTexts.noAnswer };
  if (error.status === 422) return { status: 'infected', error: uploadTexts.infectedFile };
  if (error.status >= 500) return { status: 'failed', error: uploadTexts.failed };
  return { status: 'failed', error: error.message || uploadTexts.noAnswer };
}
