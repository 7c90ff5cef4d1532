/** What the bytes of a file say that it is; what the sender said of it does not count. */
export interface FileFacts {
  /** MIME type. */
  readonly fileType: string;
  /** Without the dot. */
  readonly extension: FileExtension;
  /** Pixels, as a person sees it (a turned photo is measured turned); absent for what is not a picture. */
  readonly width?: number;
  readonly height?: number;
}

export type FileExtension = 'jpg' | 'png' | 'gif' | 'webp' | 'mp4' | '3gp' | 'pdf' | 'doc' | 'docx';
