import { createContext, useContext } from 'react';
import type { Axis, OptionSourceName } from '../../definition';
import type { ReferenceTarget } from '../../kinds/kind';
import type { FoundEntries, FoundPlace, LinkedEntry } from '../../lib/found';
import type { OptionSource } from '../../lib/options';
import type { PagedSearch } from '../../lib/resultPage';
import type { UploadedFile, UploadRequest } from '../../lib/uploads';

export interface UploadOptions extends UploadRequest {
  /** The file extensions that the field accepts, for a service that checks by content (UPL-005). */
  readonly accept: readonly string[];
}

/** The service refused an upload. */
export class UploadRefusedError extends Error {
  /**
   * @param status the HTTP status; 0 if there was no response
   * @param message from the service, shown verbatim
   */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'UploadRefusedError';
  }
}

/** Search for entries of the brand. */
export interface EntrySearch extends Omit<PagedSearch, 'limit'> {
  readonly source: ReferenceTarget;
  /** Pages only; undefined for all categories. */
  readonly category: string | undefined;
}

/** Singular and plural of an entry within a sentence: `page`, `pages`. */
export interface EntryNouns {
  readonly one: string;
  readonly many: string;
}

/** What a form needs from the console that hosts it. */
export interface FormServices {
  /** @throws UploadRefusedError when the service rejects the file */
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  /**
   * URL of a stored file.
   * @param width display width in CSS pixels
   */
  readonly fileUrl: (key: string, width?: number) => string;
  /** Whether documents need a signed URL, so that they can be read through `fetchFile` only. */
  readonly hasSignedDocuments: boolean;
  /** The bytes of a stored file. @throws Error when it cannot be loaded */
  readonly fetchFile: (key: string) => Promise<Blob>;
  /** Access to the options of a service. Stable. */
  readonly options: (source: OptionSourceName) => OptionSource;
  /** Places matching a text, best match first. @throws Error when the search fails */
  readonly searchPlaces: (text: string) => Promise<readonly FoundPlace[]>;
  /** Coordinates of a place, in degrees. @throws Error when they cannot be read */
  readonly locatePlace: (id: string) => Promise<Readonly<Record<Axis, number>>>;
  /** Pages or records of the brand, by name; 'denied' if the user may not read them. @throws Error when the search fails */
  readonly searchEntries: (search: EntrySearch) => Promise<FoundEntries | 'denied'>;
  /** Names and state of pages or records, by id. @throws Error when they cannot be read */
  readonly resolveEntries: (
    source: ReferenceTarget,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, LinkedEntry>>;
  /** Nouns for pages or records; undefined if the console has no area for them. */
  readonly entryNouns: (source: ReferenceTarget) => EntryNouns | undefined;
  /** Whether the user has a scope. */
  readonly can: (scope: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Generates the id of an upload. */
  readonly newUid: () => string;
}

const Services = createContext<FormServices | undefined>(undefined);

export const FormServicesProvider = Services.Provider;

/** @throws Error outside of a FormServicesProvider */
export function useFormServices(): FormServices {
  const services = useContext(Services);
  if (!services) throw new Error('A form needs a FormServicesProvider around it.');
  return services;
}
