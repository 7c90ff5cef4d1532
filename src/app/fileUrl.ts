import { fileAddress } from '../api/addresses';
import { services } from './services';

/** The widths that the service makes thumbnails of, in pixels. */
const THUMBNAILS = [160, 320, 640, 1280] as const;

/**
 * The address of a stored file.
 * @param width CSS pixels that it is shown in: the smallest thumbnail that is sharp there; the whole file without it
 */
export function fileUrl(key: string, width?: number): string {
  const wanted = width && width * window.devicePixelRatio;
  const thumbnail = wanted && THUMBNAILS.find((offered) => offered >= wanted);
  return fileAddress(services.settings, key, thumbnail === 0 ? undefined : thumbnail);
}
