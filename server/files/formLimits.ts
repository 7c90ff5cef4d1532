import { brands } from '../../schemas/brands';
import { BRANDS, editorForBrand, isFileField, isFilesField, type PlacedFields } from '../../src/definition';
import { filesOf, kindOf } from '../../src/kinds';
import { loadEditors, type Definitions } from '../definitions';

/**
 * The largest file size that forms allow per upload call, in megabytes, from the fields with an explicit limit. Calls without
 * such a field are omitted.
 */
export async function readFormLimits(definitions: Definitions): Promise<ReadonlyMap<string, number>> {
  const limits = new Map<string, number>();
  for (const editor of await loadEditors(definitions)) {
    for (const brand of editor.brands ?? BRANDS) addLimits(limits, editorForBrand(editor, brands[brand]).fields);
  }
  return limits;
}

function addLimits(limits: Map<string, number>, fields: PlacedFields): void {
  for (const field of Object.values(fields)) {
    const { defaults, nested } = kindOf(field);
    if (isFileField(field) || isFilesField(field)) {
      const { maxMegabytes = 0 } = field;
      const isExplicit = maxMegabytes !== (defaults as Partial<typeof field> | undefined)?.maxMegabytes;
      const call = filesOf(field).call(field);
      if (isExplicit) limits.set(call, Math.max(maxMegabytes, limits.get(call) ?? 0));
    }
    for (const holder of Object.values(nested?.fieldSets(field) ?? {})) addLimits(limits, holder.fields);
  }
}
