import { areas } from '../../schemas';
import { SessionEndedError, UploadError } from '../api/errors';
import { readLinkedPages, searchPickable } from '../api/pickedPages';
import { findPlaces, readGeocode } from '../api/places';
import type { UploadPath } from '../api/uploads';
import { isRecordArea } from '../definition';
import { uploadTexts } from '../fields/files/texts';
import { UploadRefusedError, type FormServices, type Linkable } from '../form';
import { logError } from '../lib/log';
import { sessionTexts } from '../session/texts';
import { fileUrl } from './fileUrl';
import { nameLinkedEntries, nounsOfEntries, searchLinkedEntries, type LinkedEntriesOf } from './linkedEntries';
import { services } from './services';

/** Entries that one search for what to pick answers. */
const ENTRIES_AT_ONCE = 20;

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
  const linked = ({ area }: Extract<Linkable, { kind: 'entries' }>): LinkedEntriesOf => ({
    area: areas.filter(isRecordArea).find(({ name }) => name === area),
    records: services.manyRecords(own),
    scopes,
  });
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
    async searchEntries({ of, category, ...search }) {
      const wanted = { ...search, limit: ENTRIES_AT_ONCE };
      if (of.kind === 'entries') return searchLinkedEntries(linked(of), wanted);
      const { pages, total } = await searchPickable(content, { ...wanted, tag: of.tag, category, brandId });
      return { kind: 'found', entries: pages, total };
    },
    nameEntries: async (of, ids) =>
      of.kind === 'pages' ? readLinkedPages(content, ids) : nameLinkedEntries(linked(of), ids),
    entryNouns: (of) => (of.kind === 'pages' ? undefined : nounsOfEntries(linked(of).area)),
    can: (scope) => scopes.has(scope),
    now: Date.now,
    newUid: () => crypto.randomUUID(),
  };
}

function textOf({ status, serverMessage }: UploadError): string {
  if (status === 0) return uploadTexts.noAnswer;
  return serverMessage ?? uploadTexts.failed;
}
