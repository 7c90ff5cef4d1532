import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../compile';
import { loadValidator } from '../../compile/loadValidator';
import { pluralOf, recordNameOf, type EditorDefinition, type RecordArea } from '../../definition';
import type { SessionBrand } from '../../session/session';
import { contentCan } from '../contentCan';
import { recordEditor } from '../recordEditor';
import { services } from '../services';
import { createTransfer, type CheckedEditor, type Transfer, type TransferNeeds } from './transfer';

/** Which list is edited as a file, and by whom. */
export interface TransferOptions {
  readonly area: RecordArea;
  readonly editors: readonly EditorDefinition[];
  readonly brand: SessionBrand;
  readonly may: TransferNeeds['may'];
  readonly can: TransferNeeds['can'];
}

/** Prepares the editors of a list for files. @throws when the rules of the forms cannot be loaded */
export async function openTransfer({ area, editors, brand, may, can }: TransferOptions): Promise<Transfer> {
  const hasTrials = contentCan('trials');
  const source = services.manyRecords(brand.id)(recordNameOf(area));
  const checked = async (act: 'add' | 'change'): Promise<CheckedEditor> => {
    const compiled = compileEditor(recordEditor(area, editors, act), brands[brand.name]);
    return { compiled, validate: createValidate(compiled, await loadValidator(compiled.editor.name, brand.name)) };
  };
  const [add, change] = await Promise.all([checked('add'), checked('change')]);
  const { attempt, ...rest } = source;
  return createTransfer({
    ...{ add, change, may, can, nouns: pluralOf(area.entries) },
    source: hasTrials && attempt ? { ...rest, attempt } : rest,
    newId: () => crypto.randomUUID(),
    now: Date.now,
  });
}
