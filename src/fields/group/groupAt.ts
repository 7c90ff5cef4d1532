import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { useMemo, useSyncExternalStore } from 'react';
import { readerAt, type PlacedField, type PlacedGroup } from '../../definition';
import { partsOf, type FieldsPart } from '../../kinds/parts';
import { isGroup, type FormData, type FormPath, type FormValue } from '../../tree';
import { fieldStateOf, isStoredOnly, readerIn, type FieldState } from '../shared/conditions';
import { useFormView } from '../shared/formView';
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

interface FieldsAt {
  readonly keys: readonly string[];
  /** Of the group. */
  readonly uiSchema: Part['uiSchema'];
  readonly data: FormData;
  readonly path: FormPath;
}

/**
 * How the conditions of the fields stand. Those on values elsewhere in the form render the fields anew when they come to
 * hold or cease to; what else changes there does not.
 */
export function useFieldStates({ keys, uiSchema, data, path }: FieldsAt): (settings: PlacedField) => FieldState {
  const { conditions, valueAt, subscribe } = useFormView();
  const outer = readerAt(path, valueAt);
  const far = useMemo(
    () =>
      keys.flatMap((key) => {
        const settings = settingsOf(uiSchema[key] as Part['uiSchema']);
        return conditions.get(settings)?.isFar ? [settings] : [];
      }),
    [keys, uiSchema, conditions],
  );
  const read = readerIn(data, outer);
  useSyncExternalStore(far.length === 0 ? watchNothing : subscribe, () =>
    far.length === 0
      ? ''
      : JSON.stringify(far.map((settings) => fieldStateOf(settings, conditions.get(settings), outer))),
  );
  return (settings) => fieldStateOf(settings, conditions.get(settings), read);
}

function watchNothing(): () => void {
  return () => undefined;
}

/** The parts of a group of which something is to be seen now; the same list while they are the same. */
export function useShownParts({ schema, uiSchema, groupPath, formData }: RenderedGroup): readonly FieldsPart[] {
  const settings = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(schema.properties ?? {}).map((key) => [key, settingsOf(uiSchema[key] as Part['uiSchema'])]),
      ),
    [schema, uiSchema],
  );
  const keys = useMemo(() => Object.keys(settings), [settings]);
  const stateAt = useFieldStates({ keys, uiSchema, data: groupData(formData), path: groupPath.path });
  const shown = keys
    .filter((key) => settings[key] && !isStoredOnly(settings[key]) && stateAt(settings[key]).isVisible)
    .join(' ');
  return useMemo(() => {
    const isShown = new Set(shown.split(' '));
    return partsOf(settings).filter((part) => part.keys.some((key) => isShown.has(key)));
  }, [settings, shown]);
}
