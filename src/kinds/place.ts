import type { Axis } from './coordinates';
import { defineKind } from './kind';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { textual } from './textual';

/** Keys of the siblings that hold a position. */
export type Position = Readonly<Record<Axis, string>>;

/** A place by its name: one that the place search suggests, or any text. */
export interface PlaceField extends ValueSettings {
  readonly type: 'place';
  /** The coordinates fields beside it that get the position of a place that is chosen. */
  readonly coordinates?: Position;
}

export const place = defineKind<PlaceField>({
  ...textual,
  siblings: ({ coordinates = {} }) =>
    Object.entries(coordinates).map(([axis, key]) => ({
      setting: `coordinates.${axis}`,
      key,
      type: 'coordinates',
      axis,
    })),
  rules: (field) => textRules(field),
});
