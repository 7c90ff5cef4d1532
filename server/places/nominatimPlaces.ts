import type { Logger } from 'pino';
import { FetchFailed, fetchJson } from '../fetchJson';
import { requestPlaces, jsonAt, readGeocode } from './requestPlaces';
import type { Place, PlacesProvider } from './placesProvider';
import type { PlacesSettings } from './placesSettings';

/**
 * A Nominatim server (OpenStreetMap), limited to the Philippines. Its own ids change with every import, but OSM ids do not: N, W
 * or R with a number (node, way, relation).
 */
export function nominatimPlaces(
  { url, key }: Extract<PlacesSettings, { provider: 'nominatim' }>,
  logger: Logger,
): PlacesProvider {
  const options = { provider: 'nominatim', logger };

  async function callServer(call: string, parameters: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
    const address = new URL(`${url.replace(/\/+$/, '')}/${call}`);
    for (const [name, value] of Object.entries({ ...parameters, format: 'jsonv2' })) {
      address.searchParams.set(name, value);
    }
    const { status, body } = await fetchJson(address, key === undefined ? {} : { headers: { 'x-api-key': key } });
    if (status !== 200) throw new FetchFailed(`It answered ${status}.`);
    if (!Array.isArray(body)) throw new FetchFailed('It answered something else than a list.');
    return body as readonly unknown[];
  }

  return {
    search: (text, { limit }) =>
      requestPlaces(options, async () => {
        const found = await callServer('search', { q: text, countrycodes: 'ph', limit: String(limit) });
        return found.flatMap(readPlace).slice(0, limit);
      }),
    locate: (placeId) =>
      requestPlaces(options, async () => {
        if (!MAP_ID.test(placeId)) return undefined;
        const [found] = await callServer('lookup', { osm_ids: placeId });
        return found === undefined ? undefined : readGeocode(jsonAt(found, 'lat'), jsonAt(found, 'lon'));
      }),
  };
}

function readPlace(found: unknown): readonly Place[] {
  const [name, type, id] = [jsonAt(found, 'display_name'), jsonAt(found, 'osm_type'), jsonAt(found, 'osm_id')];
  const letter = LETTERS.get(type);
  const isPlace = typeof name === 'string' && letter !== undefined && /^\d+$/.test(String(id));
  return isPlace ? [{ name, place_id: `${letter}${String(id)}` }] : [];
}

const LETTERS: ReadonlyMap<unknown, string> = new Map([
  ['node', 'N'],
  ['way', 'W'],
  ['relation', 'R'],
]);
const MAP_ID = /^[NWR]\d{1,20}$/;
