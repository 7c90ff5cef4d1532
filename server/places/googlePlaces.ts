import type { Logger } from 'pino';
import { FetchFailed, fetchJson } from '../fetchJson';
import { requestPlaces, jsonAt, readGeocode } from './requestPlaces';
import type { Place, PlacesProvider } from './placesProvider';
import type { PlacesSettings } from './placesSettings';

/** The Places API (New) of Google, limited to the Philippines. The key is sent in a header, never in a URL. */
export function googlePlaces(
  { url, key }: Extract<PlacesSettings, { provider: 'google' }>,
  logger: Logger,
): PlacesProvider {
  const options = { provider: 'google', logger };
  const base = url.replace(/\/+$/, '');
  return {
    search: (text, { limit }) =>
      requestPlaces(options, async () => {
        const { status, body } = await fetchJson(new URL(`${base}/v1/places:autocomplete`), {
          headers: { 'x-goog-api-key': key },
          body: { input: text, includedRegionCodes: ['ph'] },
        });
        if (status !== 200) throw refused(status, body);
        const suggestions = jsonAt(body, 'suggestions') ?? [];
        if (!Array.isArray(suggestions)) throw new FetchFailed('It answered suggestions that are no list.');
        return suggestions.flatMap(readPlace).slice(0, limit);
      }),
    locate: (placeId) =>
      requestPlaces(options, async () => {
        if (!PLACE_ID.test(placeId)) return undefined;
        const { status, body } = await fetchJson(new URL(`${base}/v1/places/${placeId}`), {
          headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'location' },
        });
        if (isUnknownPlace(status, body)) return undefined;
        if (status !== 200) throw refused(status, body);
        return readGeocode(jsonAt(body, 'location', 'latitude'), jsonAt(body, 'location', 'longitude'));
      }),
  };
}

function readPlace(suggestion: unknown): readonly Place[] {
  const id = jsonAt(suggestion, 'placePrediction', 'placeId');
  const name = jsonAt(suggestion, 'placePrediction', 'text', 'text');
  return typeof id === 'string' && typeof name === 'string' ? [{ name, place_id: id }] : [];
}

/** Google reports an obsolete id as an invalid argument, but also an invalid key. */
function isUnknownPlace(status: number, body: unknown): boolean {
  return status === 404 || (status === 400 && !JSON.stringify(body).includes('API_KEY'));
}

function refused(status: number, body: unknown): FetchFailed {
  const message = jsonAt(body, 'error', 'message');
  return new FetchFailed(`It answered ${status}${typeof message === 'string' ? `: ${message}` : '.'}`);
}

const PLACE_ID = /^[\w-]{1,1000}$/;
