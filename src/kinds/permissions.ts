import { idSetCodec } from './codecs/idSet';
import { idsProperty } from './codecs/property';
import { MAX_LENGTHS } from './guard';
import { defineKind } from './kind';
import { servedSiblings, type ServedOptions } from './options';
import type { WithPlace } from './places';
import { fieldPlace } from './placing';
import type { CommonSettings } from './settings';
import type { StoredField } from './stored';
import { partsValue } from './structure';

/** A matrix of permissions by feature and action, with checkboxes. Stored as a list of ids; ids that it does not show are kept. */
export interface PermissionsField extends CommonSettings {
  readonly type: 'permissions';
  readonly label: string;
  /** The field that holds the ids of the selected permissions. */
  readonly stored: StoredField;
  /** The permissions to choose from, grouped by feature. */
  readonly options: ServedOptions;
  /**
   * Features that the matrix does not show.
   * @uniqueItems true
   */
  readonly hiddenFeatures?: readonly string[];
}

/** The same with resolved storage. */
export type PlacedPermissions = WithPlace<PermissionsField>;

/** The permissions of a role, one flag each. */
export const permissions = defineKind<PermissionsField, PlacedPermissions>({
  isInput: false,
  previewShape: 'nothing',
  place: fieldPlace,
  storage: ({ place }) => ({ as: 'json', place, codec: idSetCodec }),
  property: () => idsProperty,
  ...partsValue,
  guard: () => ({ as: 'json', maxLength: MAX_LENGTHS.json }),
  siblings: servedSiblings,
  rules: () => ({ type: 'object', additionalProperties: { type: 'boolean' } }),
});
