import { SessionEndedError, UploadError } from '../api/errors';
import { readLinkedPages, searchPickable } from '../api/pickedPages';
import { findPlaces, readGeocode } from '../api/places';
import type { UploadPath } from '../api/uploads';
import { uploadTexts } from '../fields/files/texts';
import { UploadRefusedError, type FormServices } from '../form';
import { logError } from '../lib/log';
import { sessionTexts } from '../session/texts';
import { fileUrl } from './fileUrl';
import { services } from './services';

/** Pages that one search for pages to pick answers. */
const PAGES_AT_ONCE = 20;

/** Who edits what. */
interface FormContext {
  /** The user's. */
  readonly scopes: ReadonlySet<string>;
  /** Undefined for what belongs to the platform: it has neither places nor pages. */
  readonly brandId: string | undefined;
}

/** What the form needs from this console. */
export function createFormServices({ scopes, brandId: own }: FormContext): FormServices {
  const { content } = services;
  const brandId = own ?? '';
  return {
    async upload(file, { to, fields, accept, onProgress, signal }) {
      try {
        const isTold = services.abilities.offers('content', 'accepted_types');
        const sent = isTold ? { ...fields, accept: accept.join(',') } : fields;
        return await services.uploads.upload(file, { to: to as UploadPath, fields: sent, onProgress, signal });
      } catch (error) {
        if (error instanceof UploadError) throw new UploadRefusedError(error.status, textOf(error));
        if (error instanceof SessionEndedError) throw new UploadRefusedError(401, sessionTexts.ended);
        if (signal.aborted) throw error;
        logError('The answer to an upload makes no sense.', error);
        throw new UploadRefusedError(500, uploadTexts.failed);
      }
    },
    fileUrl,
    hasSignedDocuments: services.fileLinks.areSigned(),
    async fetchFile(key) {
      const answer = await fetch(await services.fileLinks.addressOf(key));
      if (!answer.ok) throw new Error(`The file ${key} was answered with ${answer.status}.`);
      return answer.blob();
    },
    options: (source) => services.options(own)[source],
    searchPlaces: async (text) => findPlaces(content, { brandId, text }),
    locatePlace: async (placeId) => readGeocode(content, { brandId, placeId }),
    searchPages: async (search) => searchPickable(content, { ...search, brandId, limit: PAGES_AT_ONCE }),
    namePages: async (ids) => readLinkedPages(content, ids),
    can: (scope) => scopes.has(scope),
    now: Date.now,
    newUid: () => crypto.randomUUID(),
  };
}

function textOf({ status, serverMessage }: UploadError): string {
  if (status === 0) return uploadTexts.noAnswer;
  return serverMessage ?? uploadTexts.failed;
}
