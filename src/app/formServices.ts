import { fileAddress } from '../api/addresses';
import { SessionEndedError, UploadError } from '../api/errors';
import type { UploadPath } from '../api/uploads';
import { UploadRefusedError, type FormServices } from '../form';
import { logError } from '../lib/log';
import { sessionTexts, uploadTexts } from '../lib/messages';
import { services } from './services';

/** The widths that the service makes thumbnails of, in pixels. */
const THUMBNAILS = [160, 320, 640, 1280] as const;

/** What the form needs from this console. @param scopes the user's */
export function createFormServices(scopes: ReadonlySet<string>): FormServices {
  return {
    async upload(file, { to, onProgress, signal }) {
      try {
        return await services.uploads.upload(file, { to: to as UploadPath, onProgress, signal });
      } catch (error) {
        if (error instanceof UploadError) throw new UploadRefusedError(error.status, textOf(error));
        if (error instanceof SessionEndedError) throw new UploadRefusedError(401, sessionTexts.ended);
        if (signal.aborted) throw error;
        logError('The answer to an upload makes no sense.', error);
        throw new UploadRefusedError(500, uploadTexts.failed);
      }
    },
    fileUrl(key, width) {
      const wanted = width && width * window.devicePixelRatio;
      const thumbnail = wanted && THUMBNAILS.find((offered) => offered >= wanted);
      return fileAddress(services.settings, key, thumbnail === 0 ? undefined : thumbnail);
    },
    can: (scope) => scopes.has(scope),
    now: Date.now,
    newUid: () => crypto.randomUUID(),
  };
}

function textOf({ status, serverMessage }: UploadError): string {
  if (status === 0) return uploadTexts.noAnswer;
  return serverMessage ?? uploadTexts.failed;
}
