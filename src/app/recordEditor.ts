import type { EditorDefinition, RecordArea } from '../definition';

/**
 * The editor that adds or changes the records of an area.
 * @throws RangeError when the area has no editor of that name
 */
export function recordEditor(
  { name, entries }: RecordArea,
  editors: readonly EditorDefinition[],
  action: 'add' | 'change',
): EditorDefinition {
  const editorName = entries.editors[action];
  const found = editors.find((editor) => editor.name === editorName);
  if (!found) throw new RangeError(`The area '${name}' has no editor '${editorName}'.`);
  return found;
}
