import type { FormServices, UploadOptions } from '../../../../src/form';
import type { UploadedFile } from '../../../../src/lib/uploads';
import { storyServices } from '../../../../stories/support/services';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  '3gp': 'video/3gpp',
  pdf: 'application/pdf',
  webm: 'video/webm',
};

/** A file to choose; its type is derived from its name. */
export function fileNamed(name: string, size = 4): File {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? '';
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** The DataTransfer of a drop or a paste; user-event can do neither with files. */
export function transferOf(...files: readonly File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return { files, items, types: ['Files'] };
}

interface RunningUpload {
  readonly file: File;
  readonly options: UploadOptions;
  readonly finish: (answer: UploadedFile) => void;
  readonly fail: (error: Error) => void;
}

/** Uploads that the test finishes itself. */
export function manualUploads() {
  const running: RunningUpload[] = [];
  const services: FormServices = {
    ...storyServices(),
    upload: async (file, options) =>
      new Promise((finish, fail) => {
        running.push({ file, options, finish, fail });
      }),
  };
  return { services, running };
}
