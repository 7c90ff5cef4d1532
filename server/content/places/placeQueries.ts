import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import { NotFound } from '../../errors';
import { openPlaces } from '../../places/openPlaces';
import type { Geocode, Place, PlacesProvider } from '../../places/placesProvider';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { requireLength } from '../guards/sizes';
import { ownBrand } from '../brands';

/**
 * The places that match a text, at most ten (API-GQL-023).
 * @throws NotFound for other brands
 * @throws BadInput for a text that is too long
 * @throws SourceUnavailable when the provider of places does not answer
 */
export async function searchPlaces(
  args: { readonly brand_id: string; readonly location: string },
  context: ContentContext,
): Promise<readonly Place[]> {
  const places = placesFor(args.brand_id, context);
  const text = args.location.trim();
  requireLength(text, { argument: 'location', max: MAX_SEARCH_LENGTH });
  return text === '' ? [] : places.search(text, { limit: MAX_PLACES });
}

/**
 * The coordinates of a place (API-GQL-024).
 * @throws NotFound for other brands, and for a place that the provider does not know
 * @throws SourceUnavailable when the provider of places does not answer
 */
export async function locatePlace(
  args: { readonly brand_id: string; readonly place_id: string },
  context: ContentContext,
): Promise<Geocode> {
  const places = placesFor(args.brand_id, context);
  const geocode = args.place_id === '' ? undefined : await places.locate(args.place_id);
  if (geocode === undefined) throw new NotFound('Place not found.');
  return geocode;
}

/** Places are open to all brand staff, regardless of their scopes. */
function placesFor(brandId: string, { caller, services }: ContentContext): PlacesProvider {
  ownBrand(caller, requireId(brandId, 'brand_id'));
  return openPlaces(services.config.places, services.logger);
}

const MAX_PLACES = 10;
