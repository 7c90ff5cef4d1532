/** What a place is. */
export type PlaceKind = 'province' | 'city' | 'town' | 'district' | 'landmark';

/** A place with where it lies and its position in degrees: north, east. Further names find it as well. */
export type PlaceRow = readonly [
  name: string,
  within: string,
  latitude: number,
  longitude: number,
  ...also: readonly string[],
];
