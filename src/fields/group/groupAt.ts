import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { useMemo } from 'react';
import type { PlacedGroup } from '../../definition';
import { isGroup, type FormPath, type FormValue } from '../../tree';
import {
  errorsAt,
  groupData,
  settingsOf,
  sharedOf,
  type Errors,
  type Part,
  type Props,
  type Shared,
} from '../shared/rjsf';

/** A group of the form, or the whole of it, with what RJSF hands to its fields. */
export interface RenderedGroup extends Shared, Part {
  readonly groupPath: FieldPathId;
  readonly formData: FormValue;
  readonly errors: Errors;
}

/** What RJSF made of a group. */
export function groupOf(props: Props): RenderedGroup {
  const { schema, uiSchema = {}, formData, errorSchema: errors, fieldPathId: groupPath } = props;
  return { ...sharedOf(props), schema, uiSchema, formData, groupPath, errors };
}

/**
 * A group inside another one.
 * @param path the keys that lead to it through groups; stays the same while it is the same
 */
export function useGroupAt(around: RenderedGroup, path: FormPath): RenderedGroup {
  const { registry, groupPath } = around;
  const below = useMemo(
    () => path.reduce((parent, key) => toFieldPathId(key, registry.globalFormOptions, parent), groupPath),
    [path, registry, groupPath],
  );
  return {
    ...around,
    ...partAt(around, path),
    groupPath: below,
    formData: path.reduce((value, key) => groupData(value)[key], around.formData),
    errors: path.reduce(errorsAt, around.errors),
  };
}

/** The settings of the group that keys lead to; undefined for any other field. */
export function groupSettingsAt(around: Part, path: FormPath): PlacedGroup | undefined {
  return groupSettings(partAt(around, path).uiSchema);
}

/** The settings of a group; undefined for any other field, the whole form and an item, which have none of that kind. */
export function groupSettings(uiSchema: Part['uiSchema']): PlacedGroup | undefined {
  if (!isGroup(uiSchema['ui:options'])) return undefined;
  const settings = settingsOf(uiSchema);
  return settings.type === 'group' ? settings : undefined;
}

function partAt(around: Part, path: FormPath): Part {
  return path.reduce<Part>(
    ({ schema, uiSchema }, key) => ({
      schema: schema.properties?.[key] as Part['schema'],
      uiSchema: (uiSchema as Readonly<Record<string, unknown>>)[key] as Part['uiSchema'],
    }),
    around,
  );
}
