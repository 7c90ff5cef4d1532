import type { EditorDefinition, RecordArea } from '../definition';

/**
 * The editor of an area's records: the one that adds, or the one that changes.
 * @param id undefined for a new record
 * @throws RangeError when the area has no editor of that name
 */
export function recordEditor(
  { name, entries }: RecordArea,
  editors: readonly EditorDefinition[],
  id: string | undefined,
): EditorDefinition {
  const wanted = id === undefined ? entries.editors.add : entries.editors.change;
  const found = editors.find((editor) => editor.name === wanted);
  if (!found) throw new RangeError(`The area '${name}' has no editor '${wanted}'.`);
  return found;
}
