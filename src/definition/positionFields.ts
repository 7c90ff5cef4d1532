import type { ValueSettings } from './commonSettings';

/** The two halves of a position on earth. */
export const AXES = ['latitude', 'longitude'] as const;

/** One half of a position on earth. */
export type Axis = (typeof AXES)[number];

/** The highest degree of each axis; the lowest is its opposite. */
export const HIGHEST_DEGREE: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

/** Keys of the siblings that hold a position. */
export type Position = Readonly<Record<Axis, string>>;

/** A place by its name: one that the place search suggests, or any text. */
export interface PlaceField extends ValueSettings {
  readonly type: 'place';
  /** The coordinates fields beside it that get the position of a place that is chosen. */
  readonly coordinates?: Position;
}

/** A latitude or a longitude in degrees. Digits and a dot can be typed, nothing else. */
export interface CoordinatesField extends ValueSettings {
  readonly type: 'coordinates';
  readonly axis: Axis;
  /** Lets a person type only after an icon was pressed; a chosen place is written all the same. */
  readonly locked?: boolean;
  /** Key of the sibling with the other half of the position: a small map of both is drawn below this field. */
  readonly mapWith?: string;
}
