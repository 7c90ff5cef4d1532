/** Options of one upload. */
export interface UploadRequest {
  /** Path of the upload call, for example `/uploads/images`. */
  readonly to: string;
  /** Form fields sent with the file, by name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
  /** Cancels the upload. */
  readonly signal: AbortSignal;
}

/** A stored file. */
export interface UploadedFile {
  /** The stored key. */
  readonly key: string;
  readonly fileName: string;
  readonly fileType: string;
  /** False when the file was stored but could not be scanned (UPL-017). */
  readonly scanned: boolean;
}
