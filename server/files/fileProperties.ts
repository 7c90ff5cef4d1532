/** Properties of a file detected from its content; those claimed by the sender are ignored. */
export interface FileProperties {
  /** MIME type. */
  readonly fileType: string;
  /** Without the dot. */
  readonly extension: FileExtension;
  /** Pixels after applying the EXIF orientation; absent if it is not an image. */
  readonly width?: number;
  readonly height?: number;
}

export type FileExtension = 'jpg' | 'png' | 'gif' | 'webp' | 'mp4' | '3gp' | 'pdf' | 'doc' | 'docx';
