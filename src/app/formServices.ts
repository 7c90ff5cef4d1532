import { areas } from '../../schemas';
import { SessionEndedError, UploadError } from '../api/errors';
import { readLinkedPages, searchPickable } from '../api/pickedPages';
import { findPlaces, readGeocode } from '../api/places';
import { isRecordArea } from '../definition';
import { uploadTexts } from '../fields/files/texts';
import { UploadRefusedError, type FormServices } from '../form';
import { logError } from '../lib/log';
import { sessionTexts } from '../session/texts';
import { fileUrl } from './fileUrl';
import { readLinkedEntries, nounsOfEntries, searchLinkedEntries, type LinkedEntriesContext } from './linkedEntries';
import { services } from './services';

/** Maximum number of results per search of the entry picker. */
const MAX_FOUND_ENTRIES = 20;

interface FormContext {
  /** The user's. */
  readonly scopes: ReadonlySet<string>;
  /** Undefined for entries of the platform, which have neither places nor pages. */
  readonly brandId: string | undefined;
}

/** Creates the services that forms get from this console. */
export function createFormServices({ scopes, brandId: optionalBrandId }: FormContext): FormServices {
  const { content } = services;
  const brandId = optionalBrandId ?? '';
  const linked = ({ area }: { readonly area: string }): LinkedEntriesContext => ({
    area: areas.filter(isRecordArea).find(({ name }) => name === area),
    records: services.bulkRecords(optionalBrandId),
    scopes,
  });
  return {
    async upload(file, { to, fields, accept, onProgress, signal }) {
      try {
        const sendsTypes = services.capabilities.offers('content', 'accepted_types');
        const sent = sendsTypes ? { ...fields, accept: accept.join(',') } : fields;
        return await services.uploads.upload(file, { to, fields: sent, onProgress, signal });
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
    options: (source) => services.options(optionalBrandId)[source],
    searchPlaces: async (text) => findPlaces(content, { brandId, text }),
    locatePlace: async (placeId) => readGeocode(content, { brandId, placeId }),
    async searchEntries({ source, category, ...search }) {
      const query = { ...search, limit: MAX_FOUND_ENTRIES };
      if ('area' in source) return searchLinkedEntries(linked(source), query);
      return searchPickable(content, { ...query, tag: source.tag, category, brandId });
    },
    resolveEntries: async (of, ids) =>
      'area' in of ? readLinkedEntries(linked(of), ids) : readLinkedPages(content, ids),
    entryNouns: (of) => ('area' in of ? nounsOfEntries(linked(of).area) : undefined),
    can: (scope) => scopes.has(scope),
    now: Date.now,
    newUid: () => crypto.randomUUID(),
  };
}

function textOf({ status, serverMessage }: UploadError): string {
  if (status === 0) return uploadTexts.noAnswer;
  return serverMessage ?? uploadTexts.failed;
}
