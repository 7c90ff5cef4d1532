import { fieldAt, valueAt, type CompiledEditor } from '../compile';
import { readerAt } from '../definition';
import { fieldStateOf, isHiddenField } from '../fields/shared/conditions';
import type { FormData, FormPath } from '../tree';

/** Whether a path is visible: neither its field nor any group or list around it is hidden. */
export function isPathVisible(
  { editor, conditions }: Pick<CompiledEditor, 'editor' | 'conditions'>,
  form: FormData,
  path: FormPath,
): boolean {
  return path.every((_key, index) => {
    const { field } = fieldAt(editor.fields, path.slice(0, index + 1), form);
    const read = readerAt(path.slice(0, index), (at) => valueAt(form, at));
    return field === undefined || (!isHiddenField(field) && fieldStateOf(field, conditions.get(field), read).isVisible);
  });
}
