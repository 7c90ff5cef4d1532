import type { Axis } from './coordinates';
import { defineKind } from './kind';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { textual } from './textual';

/** Keys of the siblings that hold the coordinates of a position. */
export type Position = Readonly<Record<Axis, string>>;

/** The name of a place: a suggestion of the place search, or any text. */
export interface PlaceField extends ValueSettings {
  readonly type: 'place';
  /** Sibling coordinates fields that are filled in when a suggested place is selected, and cleared when other text is typed. */
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
