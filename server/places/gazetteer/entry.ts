export type PlaceKind = 'province' | 'city' | 'town' | 'district' | 'landmark';

/** A place with the containing area, its latitude and longitude in degrees, and alternative names. */
export type PlaceRow = readonly [
  name: string,
  within: string,
  latitude: number,
  longitude: number,
  ...also: readonly string[],
];
