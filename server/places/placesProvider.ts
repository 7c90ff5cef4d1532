/** A search result. */
export interface Place {
  /** Including the containing area, for example 'Makati, Metro Manila'. */
  readonly name: string;
  /** Stable for the same provider. */
  readonly place_id: string;
}

/** Coordinates in degrees. */
export interface Geocode {
  readonly latitude: number;
  readonly longitude: number;
}

/** Search for places of the Philippines (B-37). */
export interface PlacesProvider {
  /**
   * The places that match a text, best first.
   * @throws SourceUnavailable if the provider does not respond
   */
  search(text: string, options: { readonly limit: number }): Promise<readonly Place[]>;
  /**
   * The coordinates of a place; undefined for an unknown id.
   * @throws SourceUnavailable if the provider does not respond
   */
  locate(placeId: string): Promise<Geocode | undefined>;
}
