import { fileAddress } from '../api/addresses';
import { services } from './services';

/** The widths that the service makes thumbnails of, in pixels. */
const THUMBNAILS = [160, 320, 640, 1280] as const;

/**
 * The address of a stored file.
 * @param width CSS pixels that it is shown in: the smallest thumbnail that is sharp there; the whole file without it
 */
export function fileUrl(key: string, width?: number): string {
  return fileAddress(services.settings, key, width === undefined ? undefined : thumbnailOf(width));
}

function thumbnailOf(width: number): number | undefined {
  if (!services.abilities.offers('content', 'thumbnails')) return undefined;
  return THUMBNAILS.find((offered) => offered >= width * window.devicePixelRatio);
}
