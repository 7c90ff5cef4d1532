import { vi } from 'vitest';

/** The files that the browser of a test downloaded. */
export interface SavedFiles {
  /** File names. */
  readonly names: readonly string[];
  /** The lines of the first file, without its byte order mark and final line break. */
  lines(): Promise<readonly string[]>;
}

/** Records downloads, which jsdom does not support. Undone by vi.restoreAllMocks and vi.unstubAllGlobals. */
export function watchSavedFiles(): SavedFiles {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return {
    names,
    lines: async () => ((await files[0]?.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n'),
  };
}
