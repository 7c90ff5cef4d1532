import { storyFinders } from './finders';
import { storyOptions } from './options';
import { UploadRefusedError, type FormServices } from '../../src/form';
import type { UploadedFile } from '../../src/lib/uploads';

/** The outcome of uploads in a story. */
export type UploadFate =
  | { readonly kind: 'done' | 'notScanned' | 'hangs' | 'cutOff' }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string };

/** A document with one empty page. */
const PDF =
  '%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>';

const SKIES = ['#c9d8e6', '#f0d9b5', '#dfe3c8'] as const;

/** Fake services: pictures are drawn, and uploads end as the story says. */
export function storyServices(fate: UploadFate = { kind: 'done' }, scopes?: readonly string[]): FormServices {
  let uids = 0;
  return {
    upload: async (file, { onProgress, signal }) => {
      onProgress(0.62);
      if (fate.kind === 'hangs') return untilAborted(signal);
      if (fate.kind === 'cutOff') throw new UploadRefusedError(0, '');
      if (fate.kind === 'refused') throw new UploadRefusedError(fate.status, fate.message);
      const key = `files/${file.name}`;
      return { key, fileName: file.name, fileType: file.type, scanned: fate.kind === 'done' };
    },
    fileUrl: picture,
    hasSignedDocuments: false,
    fetchFile: async () => new Blob([PDF], { type: 'application/pdf' }),
    options: (source) => storyOptions[source],
    ...storyFinders,
    can: (scope) => scopes === undefined || scopes.includes(scope),
    now: () => 0,
    newUid: () => `upload-${(uids += 1)}`,
  };
}

async function untilAborted(signal: AbortSignal): Promise<UploadedFile> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new UploadRefusedError(0, '')));
  });
}

/** A small landscape, drawn from the key. */
function picture(key: string): string {
  const sky = SKIES[key.length % SKIES.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${sky}"/><path d="M0 130 90 80l70 40 60-30 100 50v60H0z" fill="#6f8a73"/><path d="M120 60h60v70h-60z" fill="#8fa8bd"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
