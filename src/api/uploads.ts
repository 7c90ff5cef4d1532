import { isAxiosError } from 'axios';
import { createStore, type Store } from '../lib/store';
import type { UploadedFile, UploadRequest } from '../lib/uploads';
import { UploadError } from './errors';
import { serverMessage, statusOf, type AuthorizedSend } from './http';
import { parseRecord, parseText, textOrEmpty } from './parse';
import type { ApiSettings } from './settings';

/** The uploads of this tab. */
export interface Uploads {
  /** @throws UploadError, SessionEndedError, AnswerError, or the abort */
  upload(file: File, options: UploadRequest): Promise<UploadedFile>;
  /** The number of running uploads; the idle timeout waits for them (SESS-013). */
  readonly running: Store<number>;
}

/**
 * The upload calls of the content service: multipart with the field `file` (API-REST-018 to API-REST-023).
 * @param send with the bearer token, or without it if the settings say so
 */
export function createUploads(send: AuthorizedSend, settings: ApiSettings): Uploads {
  const running = createStore(0);
  return {
    running,
    async upload(file, { to, fields = {}, onProgress, signal }) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', file, file.name);
      running.set(running.get() + 1);
      try {
        const answer = await send({
          method: 'POST',
          url: `${settings.contentUrl}${to}`,
          data: body,
          signal,
          onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
        });
        return parseStoredFile(answer.data, file);
      } catch (error) {
        if (signal.aborted || !isAxiosError(error)) throw error;
        throw new UploadError(statusOf(error), serverMessage(error));
      } finally {
        running.set(running.get() - 1);
      }
    },
  };
}

function parseStoredFile(value: unknown, file: File): UploadedFile {
  const answer = parseRecord(value, 'upload answer');
  const inner = answer['data'] === undefined ? answer : parseRecord(answer['data'], 'upload answer.data');
  return {
    key: parseText(inner['key'], 'upload answer.key'),
    fileName: textOrEmpty(inner['fileName']) || file.name,
    fileType: textOrEmpty(inner['fileType']) || file.type,
    scanned: inner['scanErrorStatus'] === undefined || inner['scanErrorStatus'] === null,
  };
}
