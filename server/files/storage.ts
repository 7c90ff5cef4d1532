import { createDiskStorage } from './diskStorage';
import type { FileStorage } from './fileStorage';
import { storageSettings } from './storageSettings';

/**
 * Opens the storage of STORAGE_URL.
 * @param url as parsed by storageSettings
 */
export async function openStorage(url: string): Promise<FileStorage> {
  const settings = storageSettings(url);
  if (!settings) throw new TypeError('The storage address was not checked.');
  if (settings.type === 'disk') return createDiskStorage(settings);
  // Loaded only when used: it is large.
  const { createS3Storage } = await import('./s3Storage');
  return createS3Storage(settings);
}
