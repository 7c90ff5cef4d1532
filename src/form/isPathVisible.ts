import { fieldAt, valueAt, type CompiledEditor } from '../compile';
import { readerAt, type PlacedField } from '../definition';
import { fieldStateOf, isHiddenField, type FieldState } from '../fields/shared/conditions';
import type { FormData, FormPath } from '../tree';

type Conditional = Pick<CompiledEditor, 'editor' | 'conditions'>;

/** Whether a path is visible: neither its field nor any group or list around it is hidden. */
export function isPathVisible(compiled: Conditional, form: FormData, path: FormPath): boolean {
  return everyField(compiled, { form, path }, isVisible);
}

/** Whether a path is visible, and no condition locks its field, or any group or list around it. */
export function isPathUnlocked(compiled: Conditional, form: FormData, path: FormPath): boolean {
  return everyField(compiled, { form, path }, (field, state) => isVisible(field, state) && state.isEnabled);
}

function isVisible(field: PlacedField, state: FieldState): boolean {
  return !isHiddenField(field) && state.isVisible;
}

/** Whether all fields on a path have a state. */
export function everyField(
  { editor, conditions }: Conditional,
  { form, path }: { readonly form: FormData; readonly path: FormPath },
  hasState: (field: PlacedField, state: FieldState) => boolean,
): boolean {
  return path.every((_key, index) => {
    const { field } = fieldAt(editor.fields, path.slice(0, index + 1), form);
    const read = readerAt(path.slice(0, index), (at) => valueAt(form, at));
    return field === undefined || hasState(field, fieldStateOf(field, conditions.get(field), read));
  });
}
