import type { Client } from 'urql';
import type { FoundPlace } from '../lib/found';
import { readContent } from './contentCalls';
import { AnswerError } from './errors';
import { PlaceGeocodeDocument, PlacesDocument } from './generated/graphql';

/** The places that match a text, best match first (API-GQL-023). @throws the errors of `errors.ts` */
export async function findPlaces(
  client: Client,
  { brandId, text }: { readonly brandId: string; readonly text: string },
): Promise<readonly FoundPlace[]> {
  const { getLocations } = await readContent(client, PlacesDocument, { brand_id: brandId, location: text });
  return getLocations.map(({ place_id, name }) => ({ id: place_id, name }));
}

/** The coordinates of a place in degrees (API-GQL-024). @throws the errors of `errors.ts`, also for an unknown place */
export async function readGeocode(
  client: Client,
  { brandId, placeId }: { readonly brandId: string; readonly placeId: string },
): Promise<Readonly<Record<'latitude' | 'longitude', number>>> {
  const variables = { brand_id: brandId, place_id: placeId };
  const { getLocationGeocode: found } = await readContent(client, PlaceGeocodeDocument, variables);
  if (!found) throw new AnswerError('getLocationGeocode', 'coordinates', found);
  return { latitude: found.latitude, longitude: found.longitude };
}
