import type { Locator } from '@playwright/test';
import { makeImage, makePdf, type ImageFormat } from '../../services/support/uploads';

/** Selects an image file for the upload field in `within`, as the file dialog would. */
export async function uploadImage(
  within: Locator,
  { name, format = 'png' }: { readonly name: string; readonly format?: ImageFormat },
): Promise<void> {
  const buffer = await makeImage(format, { width: 320, height: 200 });
  await uploadFile(within, { name, mimeType: `image/${format}`, buffer });
}

interface SelectedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PDF file with this name. */
export function pdf(name: string): SelectedFile {
  return { name, mimeType: 'application/pdf', buffer: makePdf() };
}

/** Selects one or several files for the upload field in `within`; a string is a path. */
export async function uploadFile(within: Locator, files: string | SelectedFile | SelectedFile[]): Promise<void> {
  await within.locator('input[type=file]').setInputFiles(files);
}
