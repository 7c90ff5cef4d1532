import { fileAddress } from '../api/addresses';
import { services } from './services';

/** Thumbnail widths that the service offers, in pixels. */
const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;

/**
 * The address of a stored file.
 * @param width display width in CSS pixels: selects the smallest thumbnail that is sharp at it; without it, the original file
 */
export function fileUrl(key: string, width?: number): string {
  return fileAddress(services.settings, key, width === undefined ? undefined : thumbnailWidth(width));
}

function thumbnailWidth(width: number): number | undefined {
  if (!services.capabilities.offers('content', 'thumbnails')) return undefined;
  return THUMBNAIL_WIDTHS.find((offered) => offered >= width * window.devicePixelRatio);
}
