/** The settings of the places provider. */
export type PlacesSettings =
  | { readonly provider: 'offline' }
  | { readonly provider: 'google'; readonly url: string; readonly key: string }
  | { readonly provider: 'nominatim'; readonly url: string; readonly key: string | undefined };

export const PLACES_PROVIDERS = ['offline', 'google', 'nominatim'] as const;

/** Default URL of Google's Places API. */
export const GOOGLE_PLACES_URL = 'https://places.googleapis.com';
