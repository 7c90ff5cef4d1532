import type { EditorDefinition, RecordArea } from '../definition';

/**
 * The editor of an area's records: the one that adds, or the one that changes.
 * @throws RangeError when the area has no editor of that name
 */
export function recordEditor(
  { name, entries }: RecordArea,
  editors: readonly EditorDefinition[],
  act: 'add' | 'change',
): EditorDefinition {
  const wanted = entries.editors[act];
  const found = editors.find((editor) => editor.name === wanted);
  if (!found) throw new RangeError(`The area '${name}' has no editor '${wanted}'.`);
  return found;
}
