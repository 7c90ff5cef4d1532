import type { Client } from 'urql';
import { readContent } from './contentCalls';
import { AnswerError } from './errors';
import { PlaceGeocodeDocument, PlacesDocument } from './generated/graphql';

/** A place that matches a search. */
export interface PlaceMatch {
  readonly id: string;
  readonly name: string;
}

/** The coordinates of a place in degrees. */
export interface Geocode {
  readonly latitude: number;
  readonly longitude: number;
}

/** The places that match a text, best match first (API-GQL-023). @throws the errors of `errors.ts` */
export async function findPlaces(
  client: Client,
  { brandId, text }: { readonly brandId: string; readonly text: string },
): Promise<readonly PlaceMatch[]> {
  const { getLocations } = await readContent(client, PlacesDocument, { brand_id: brandId, location: text });
  return getLocations.map(({ place_id, name }) => ({ id: place_id, name }));
}

/** The coordinates of a place (API-GQL-024). @throws the errors of `errors.ts`, also for an unknown place */
export async function readGeocode(
  client: Client,
  { brandId, placeId }: { readonly brandId: string; readonly placeId: string },
): Promise<Geocode> {
  const variables = { brand_id: brandId, place_id: placeId };
  const { getLocationGeocode: found } = await readContent(client, PlaceGeocodeDocument, variables);
  if (!found) throw new AnswerError('getLocationGeocode', 'coordinates', found);
  return { latitude: found.latitude, longitude: found.longitude };
}
