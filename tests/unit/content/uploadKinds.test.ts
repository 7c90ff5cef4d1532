import { describe, expect, it } from 'vitest';
import { allowedTypes, UPLOAD_KINDS, type UploadKind } from '../../../server/files/uploadKinds';
import { uploadedExtensions } from '../../../src/kinds/files';
import { BRANDS } from '../../../src/lib/brand';

const EXTENSIONS = [
  ...['jpeg', 'jpg', 'png', 'gif', 'webp', 'svg'],
  ...['mp4', '3gp', '3gpp', 'mov'],
  ...['pdf', 'doc', 'docx', 'txt', 'exe'],
];

function isAllowed(kind: UploadKind, accept: string): boolean {
  return BRANDS.some((brandName) => {
    try {
      return allowedTypes(kind, { brandName, accept }).allowed.length > 0;
    } catch {
      return false;
    }
  });
}

describe('the extensions that definitions may accept', () => {
  it.each(UPLOAD_KINDS)('are those of the upload call $path', (kind) => {
    const known = uploadedExtensions(kind.path);
    expect(EXTENSIONS.filter((extension) => isAllowed(kind, extension)).sort()).toEqual([...known].sort());
  });
});
