import { createContext, useContext } from 'react';
import type { Axis, OptionSourceName } from '../../definition';
import type { OptionSource } from '../../lib/options';

/** What the service answers to an upload. */
export interface UploadAnswer {
  /** The stored key. */
  readonly key: string;
  readonly fileName: string;
  readonly fileType: string;
  /** False when the file was stored but could not be scanned (UPL-017). */
  readonly scanned: boolean;
}

/** How an upload is made. */
export interface UploadOptions {
  /** The upload call, for example `/uploads/images`. */
  readonly to: string;
  /** What is sent along with the file, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The file name endings that the field accepts, for a service that checks by content (UPL-005). */
  readonly accept: readonly string[];
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** An upload that the service refused. */
export class UploadRefusedError extends Error {
  /**
   * @param status the HTTP status; 0 when no answer came
   * @param message the service's words, shown as they are
   */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'UploadRefusedError';
  }
}

/** A place that fits a search. */
export interface FoundPlace {
  readonly id: string;
  readonly name: string;
}

/** What a field can refer to: the pages with a tag, or the entries of an area of records. */
export type Linkable =
  | { readonly kind: 'pages'; readonly tag: string }
  | { readonly kind: 'entries'; readonly area: string };

/** Which entries of the brand are looked for. */
export interface EntrySearch {
  readonly of: Linkable;
  /** Of pages; undefined for all. */
  readonly category: string | undefined;
  /** A part of the name; '' for all. */
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

/** One page of what a search for entries found, or that the user may read none of them. */
export type FoundEntries =
  | { readonly kind: 'found'; readonly entries: readonly FoundEntry[]; readonly total: number }
  | { readonly kind: 'denied' };

/** An entry that a search found. */
export interface FoundEntry {
  readonly id: string;
  readonly name: string;
  /** The address that opens it in the console; absent where that is not known. */
  readonly path?: string;
}

/** What is known of an entry that something refers to: its name, that it is gone, or that the user may not read it. */
export type LinkedEntry =
  | ({ readonly kind: 'named' } & Omit<FoundEntry, 'id'>)
  | { readonly kind: 'removed' }
  | { readonly kind: 'hidden' };

/** What one entry, and several of them, are called in a sentence: `page`, `pages`. */
export interface EntryNouns {
  readonly one: string;
  readonly many: string;
}

/** What a form needs from the console around it. */
export interface FormServices {
  /** @throws UploadRefusedError when the service does not take the file */
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadAnswer>;
  /**
   * The address of a stored file.
   * @param width the width in CSS pixels at which it is shown
   */
  readonly fileUrl: (key: string, width?: number) => string;
  /** Whether documents cannot be read at their address alone, so that only `fetchFile` has them. */
  readonly hasSignedDocuments: boolean;
  /** The bytes of a stored file. @throws Error when they cannot be had */
  readonly fetchFile: (key: string) => Promise<Blob>;
  /** Where the choices that a service gives come from. Stays the same function. */
  readonly options: (source: OptionSourceName) => OptionSource;
  /** The places that fit a text, the best first. @throws Error when the search does not answer */
  readonly searchPlaces: (text: string) => Promise<readonly FoundPlace[]>;
  /** Where a place is, in degrees. @throws Error when it cannot be had */
  readonly locatePlace: (id: string) => Promise<Readonly<Record<Axis, number>>>;
  /** Pages or records of the brand, by name. @throws Error when the search does not answer */
  readonly searchEntries: (search: EntrySearch) => Promise<FoundEntries>;
  /** What is known of pages or records, by id. @throws Error when it cannot be had */
  readonly nameEntries: (of: Linkable, ids: readonly string[]) => Promise<ReadonlyMap<string, LinkedEntry>>;
  /** What pages or records are called; undefined where the console has no area of them. */
  readonly entryNouns: (of: Linkable) => EntryNouns | undefined;
  /** Whether the user holds a scope. */
  readonly can: (scope: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes the id of an upload. */
  readonly newUid: () => string;
}

const Services = createContext<FormServices | undefined>(undefined);

/** Gives the forms below it what they need from the console. */
export const FormServicesProvider = Services.Provider;

/**
 * The services given to the form.
 * @throws Error outside of a FormServicesProvider
 */
export function useFormServices(): FormServices {
  const services = useContext(Services);
  if (!services) throw new Error('A form needs a FormServicesProvider around it.');
  return services;
}
