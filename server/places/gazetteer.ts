import { CITIES } from './gazetteer/cities';
import { DISTRICTS } from './gazetteer/districts';
import type { PlaceKind, PlaceRow } from './gazetteer/entry';
import { LANDMARKS } from './gazetteer/landmarks';
import { PROVINCES } from './gazetteer/provinces';
import { TOWNS } from './gazetteer/towns';

/** A place of the gazetteer. */
export interface GazetteerEntry {
  readonly kind: PlaceKind;
  readonly name: string;
  /** The region, province or city that contains it. */
  readonly within: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Alternative names. */
  readonly also: readonly string[];
}

/** Places of the Philippines, compiled for this project; more likely search results come first. */
export const GAZETTEER: readonly GazetteerEntry[] = [
  ...entries('city', CITIES),
  ...entries('province', PROVINCES),
  ...entries('district', DISTRICTS),
  ...entries('town', TOWNS),
  ...entries('landmark', LANDMARKS),
];

function entries(kind: PlaceKind, rows: readonly PlaceRow[]): readonly GazetteerEntry[] {
  return rows.map(([name, within, latitude, longitude, ...also]) => ({
    kind,
    name,
    within,
    latitude,
    longitude,
    also,
  }));
}
