import { vi } from 'vitest';

/** What the browser of a test was given to save. */
export interface SavedFiles {
  /** The names of the files. */
  readonly names: readonly string[];
  /** The lines of the first file, without the mark before them and the end after them. */
  lines(): Promise<readonly string[]>;
}

/** Watches what is saved, which jsdom does not do. Undone by vi.restoreAllMocks and vi.unstubAllGlobals. */
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
