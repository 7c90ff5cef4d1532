/** Which provider of places is used. */
export type PlacesSettings =
  | { readonly provider: 'offline' }
  | { readonly provider: 'google'; readonly url: string; readonly key: string }
  | { readonly provider: 'nominatim'; readonly url: string; readonly key: string | undefined };

export const PLACES_PROVIDERS = ['offline', 'google', 'nominatim'] as const;

/** Where the Places API of Google is, unless a setting says otherwise. */
export const GOOGLE_PLACES_URL = 'https://places.googleapis.com';
