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

/** A matrix of permissions to tick, by feature and by action; stored as the list of their ids. Ids that it does not show are kept. */
export interface PermissionsField extends CommonSettings {
  readonly type: 'permissions';
  readonly label: string;
  /** Where the scopes are stored. */
  readonly stored: StoredField;
  /** The permissions to choose from, grouped by feature. */
  readonly options: ServedOptions;
  /** Features that are not shown. */
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
