/** Something on the map, as a search offers it. */
export interface Place {
  /** With where it lies, for example 'Makati, Metro Manila'. */
  readonly name: string;
  /** Means the same place at any time, as long as the provider stays the same. */
  readonly place_id: string;
}

/** Where a place is, in degrees. */
export interface Geocode {
  readonly latitude: number;
  readonly longitude: number;
}

/** Knows the places of the Philippines (B-37). */
export interface PlacesProvider {
  /**
   * The places that fit a text, the best first.
   * @throws SourceUnavailable when the provider does not answer
   */
  search(text: string, options: { readonly limit: number }): Promise<readonly Place[]>;
  /**
   * Where a place is; undefined when the provider has none of this id.
   * @throws SourceUnavailable when the provider does not answer
   */
  locate(placeId: string): Promise<Geocode | undefined>;
}
