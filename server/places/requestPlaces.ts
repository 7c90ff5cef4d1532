import type { Logger } from 'pino';
import { SourceUnavailable } from '../errors';
import { FetchFailed } from '../fetchJson';

/**
 * Runs a request to a provider. Failures are logged, and callers learn only that the search is not available.
 * @throws SourceUnavailable
 */
export async function requestPlaces<T>(
  { provider, logger }: { readonly provider: string; readonly logger: Logger },
  request: () => Promise<T>,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    logger.warn({ err: error, provider }, 'the provider of places failed');
    throw new SourceUnavailable(PLACES_UNAVAILABLE, error);
  }
}

/** The value at a path in untyped JSON, or undefined. */
export function jsonAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null ? (node as Readonly<Record<string | number, unknown>>)[key] : undefined,
    value,
  );
}

/** @throws FetchFailed unless both are coordinates, as numbers or numeric strings */
export function readGeocode(latitude: unknown, longitude: unknown): { latitude: number; longitude: number } {
  const [lat, lon] = [latitude, longitude].map((value) =>
    value === null || value === '' ? Number.NaN : Number(value),
  );
  if (lat === undefined || lon === undefined || !Number.isFinite(lat) || !Number.isFinite(lon)) {
    throw new FetchFailed('It answered without coordinates.');
  }
  return { latitude: lat, longitude: lon };
}

const PLACES_UNAVAILABLE = 'The place search is not available at the moment. Try again later.';
