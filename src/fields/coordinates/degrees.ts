import { textOf } from '../../kinds';
import { MAX_DEGREES, type Axis } from '../../definition';
import type { FormValue } from '../../tree';

/** A point on earth, in degrees. */
export type Point = Readonly<Record<Axis, number>>;

/** The point given by two form values; undefined unless both are valid coordinates. */
export function pointOf(values: Readonly<Record<Axis, FormValue>>): Point | undefined {
  const latitude = degreesOf('latitude', values.latitude);
  const longitude = degreesOf('longitude', values.longitude);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degreesOf(axis: Axis, value: FormValue): number | undefined {
  const text = textOf(value).trim();
  const degrees = text === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= MAX_DEGREES[axis] ? degrees : undefined;
}

/** Link to a point on a world map. */
export function mapLink({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
