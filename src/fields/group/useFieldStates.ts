import { useMemo, useSyncExternalStore } from 'react';
import { readerAt, type PlacedField } from '../../definition';
import { partsOf, type FieldsPart } from '../../kinds/parts';
import type { FormData, FormPath } from '../../tree';
import { fieldStateOf, isStoredOnly, readerIn, type FieldState } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { groupData, settingsOf, type Part } from '../shared/rjsf';
import type { RenderedGroup } from './groupAt';

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
