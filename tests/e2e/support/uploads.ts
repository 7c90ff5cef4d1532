import type { Locator } from '@playwright/test';
import { makeImage, makePdf, type ImageFormat } from '../../services/support/uploads';

/** Chooses a picture for the images that are shown there, as the file dialog would. */
export async function uploadImage(
  within: Locator,
  { name, format = 'png' }: { readonly name: string; readonly format?: ImageFormat },
): Promise<void> {
  const buffer = await makeImage(format, { width: 320, height: 200 });
  await uploadFile(within, { name, mimeType: `image/${format}`, buffer });
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A document of a name. */
export function pdf(name: string): ChosenFile {
  return { name, mimeType: 'application/pdf', buffer: makePdf() };
}

/** Chooses any file, or several at once, for the images that are shown there; a text is the path of one. */
export async function uploadFile(within: Locator, files: string | ChosenFile | ChosenFile[]): Promise<void> {
  await within.locator('input[type=file]').setInputFiles(files);
}
