import { createContext, useContext } from 'react';

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

/** What a form needs from the console around it. */
export interface FormServices {
  /** @throws UploadRefusedError when the service does not take the file */
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadAnswer>;
  /**
   * The address of a stored file.
   * @param width the width in CSS pixels at which it is shown
   */
  readonly fileUrl: (key: string, width?: number) => string;
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
