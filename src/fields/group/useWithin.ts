import { useMemo } from 'react';
import type { FormPath } from '../../tree';
import { isStoredOnly } from '../shared/conditions';
import { isLocked } from '../shared/locks';
import { groupData } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { groupSettingsAt, useGroupAt, type RenderedGroup } from './groupAt';
import { useFieldStates } from './useFieldStates';

/**
 * The form as one of its groups, which has cards instead of being drawn as a field, lets what is in it be edited.
 * @param path of the group; empty for the whole form. Stays the same while it is the same
 * @returns undefined while the group is hidden
 */
export function useWithin(form: RenderedGroup, path: FormPath): RenderedGroup | undefined {
  const { can } = useFormServices();
  const around = useMemo(() => path.slice(0, -1), [path]);
  const keys = useMemo(() => path.slice(-1).map(String), [path]);
  const { uiSchema, formData, groupPath } = useGroupAt(form, around);
  const stateAt = useFieldStates({ keys, uiSchema, data: groupData(formData), path: groupPath.path });
  const settings = groupSettingsAt(form, path);
  if (!settings) return form;
  const { isVisible, isEnabled } = stateAt(settings);
  if (isStoredOnly(settings) || !isVisible) return undefined;
  return {
    ...form,
    disabled: form.disabled === true || !isEnabled,
    readonly: form.readonly === true || isLocked(settings, { can }),
  };
}
