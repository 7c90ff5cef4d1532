import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { useMemo, useSyncExternalStore } from 'react';
import { readerAt, type PlacedField, type PlacedGroup } from '../../definition';
import { partsOf, type FieldsPart } from '../../kinds/parts';
import { subscribeToNothing } from '../../lib/listeners';
import { isGroup, type FormData, type FormPath, type FormValue } from '../../tree';
import { fieldStateOf, isHiddenField, groupReader, type FieldState } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import {
  errorsAt,
  groupData,
  settingsOf,
  sharedPropsOf,
  type Errors,
  type SchemaPart,
  type Props,
  type SharedProps,
} from '../shared/rjsf';

/** A group of the form, or the whole form, with the props that RJSF passes to its fields. */
export interface RenderedGroup extends SharedProps, SchemaPart {
  readonly groupPath: FieldPathId;
  readonly formData: FormValue;
  readonly errors: Errors;
}

/** The group that a field component renders. */
export function renderedGroupOf(props: Props): RenderedGroup {
  const { schema, uiSchema = {}, formData, errorSchema: errors, fieldPathId: groupPath } = props;
  return { ...sharedPropsOf(props), schema, uiSchema, formData, groupPath, errors };
}

/**
 * A nested group.
 * @param path keys of the groups on the way to it; must be memoized
 */
export function useGroupAt(parent: RenderedGroup, path: FormPath): RenderedGroup {
  const { registry, groupPath } = parent;
  const nestedPath = useMemo(
    () => path.reduce((outer, key) => toFieldPathId(key, registry.globalFormOptions, outer), groupPath),
    [path, registry, groupPath],
  );
  return {
    ...parent,
    ...partAt(parent, path),
    groupPath: nestedPath,
    formData: path.reduce((value, key) => groupData(value)[key], parent.formData),
    errors: path.reduce(errorsAt, parent.errors),
  };
}

/** The settings of the group at a path; undefined for any other field. */
export function groupSettingsAt(parent: SchemaPart, path: FormPath): PlacedGroup | undefined {
  return groupSettings(partAt(parent, path).uiSchema);
}

/** The settings of a group; undefined for any other field, and for the whole form and items, which have no group settings. */
export function groupSettings(uiSchema: SchemaPart['uiSchema']): PlacedGroup | undefined {
  if (!isGroup(uiSchema['ui:options'])) return undefined;
  const settings = settingsOf(uiSchema);
  return settings.type === 'group' ? settings : undefined;
}

function partAt(parent: SchemaPart, path: FormPath): SchemaPart {
  return path.reduce<SchemaPart>(
    ({ schema, uiSchema }, key) => ({
      schema: schema.properties?.[key] as SchemaPart['schema'],
      uiSchema: (uiSchema as Readonly<Record<string, unknown>>)[key] as SchemaPart['uiSchema'],
    }),
    parent,
  );
}

interface FieldStatesOptions {
  readonly keys: readonly string[];
  /** The uiSchema of the group. */
  readonly uiSchema: SchemaPart['uiSchema'];
  readonly data: FormData;
  readonly path: FormPath;
}

/**
 * Evaluates the conditions of fields. Conditions on values elsewhere in the form cause a re-render only when their result changes, not
 * with every change of those values.
 */
export function useFieldStates({
  keys,
  uiSchema,
  data,
  path,
}: FieldStatesOptions): (settings: PlacedField) => FieldState {
  const { conditions, valueAt, subscribe } = useFormView();
  const outer = readerAt(path, valueAt);
  const far = useMemo(
    () =>
      keys.flatMap((key) => {
        const settings = settingsOf(uiSchema[key]);
        return conditions.get(settings)?.readsBeyondSiblings ? [settings] : [];
      }),
    [keys, uiSchema, conditions],
  );
  const read = groupReader(data, outer);
  useSyncExternalStore(far.length === 0 ? subscribeToNothing : subscribe, () =>
    JSON.stringify(far.map((settings) => fieldStateOf(settings, conditions.get(settings), outer))),
  );
  return (settings) => fieldStateOf(settings, conditions.get(settings), read);
}

/** The parts of a group with at least one visible field; memoized. */
export function useVisibleParts({ schema, uiSchema, groupPath, formData }: RenderedGroup): readonly FieldsPart[] {
  const settings = useMemo(
    () => Object.fromEntries(Object.keys(schema.properties ?? {}).map((key) => [key, settingsOf(uiSchema[key])])),
    [schema, uiSchema],
  );
  const keys = useMemo(() => Object.keys(settings), [settings]);
  const stateAt = useFieldStates({ keys, uiSchema, data: groupData(formData), path: groupPath.path });
  const visibleKeys = keys
    .filter((key) => settings[key] && !isHiddenField(settings[key]) && stateAt(settings[key]).isVisible)
    .join(' ');
  return useMemo(() => {
    const visible = new Set(visibleKeys.split(' '));
    return partsOf(settings).filter((part) => part.keys.some((key) => visible.has(key)));
  }, [settings, visibleKeys]);
}
