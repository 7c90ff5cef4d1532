import { useMemo } from 'react';
import { partsOf, type FieldsPart } from '../../kinds/parts';
import { isStoredOnly } from '../shared/conditions';
import { groupData, settingsOf, type Part } from '../shared/rjsf';
import type { RenderedGroup } from './groupAt';
import { useFieldStates } from './useFieldStates';

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
