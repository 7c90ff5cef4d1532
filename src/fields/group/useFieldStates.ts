import { useMemo, useSyncExternalStore } from 'react';
import { readerAt, type PlacedField } from '../../definition';
import type { FormData, FormPath } from '../../tree';
import { fieldStateOf, readerIn, type FieldState } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { settingsOf, type Part } from '../shared/rjsf';

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
