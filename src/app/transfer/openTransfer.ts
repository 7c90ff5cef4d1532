import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../compile';
import { loadValidator } from '../../compile/loadValidator';
import { pluralOf, recordNameOf, type EditorDefinition, type RecordArea } from '../../definition';
import type { SessionBrand } from '../../session/session';
import { recordEditor } from '../recordEditor';
import { services } from '../services';
import { sheetColumnsOf, sourceOf, type KnownOptions } from './sheet';
import { createTransfer, type CheckedEditor, type Transfer, type TransferDependencies } from './transfer';

/** The list to export and import, and the user's rights. */
export interface TransferOptions {
  readonly area: RecordArea;
  readonly editors: readonly EditorDefinition[];
  readonly brand: SessionBrand;
  readonly may: TransferDependencies['may'];
  readonly can: TransferDependencies['can'];
}

/** Prepares the editors of a list for files. @throws if the validators of the forms or the options of services cannot be loaded */
export async function openTransfer({ area, editors, brand, may, can }: TransferOptions): Promise<Transfer> {
  const hasTrials = services.hasContentCapability('trials');
  const source = services.bulkRecords(brand.id)(recordNameOf(area));
  const checkedEditor = async (action: 'add' | 'change'): Promise<CheckedEditor> => {
    const compiled = compileEditor(recordEditor(area, editors, action), brands[brand.name]);
    return { compiled, validate: createValidate(compiled, await loadValidator(compiled.editor.name, brand.name)) };
  };
  const [add, change] = await Promise.all([checkedEditor('add'), checkedEditor('change')]);
  const { attempt, ...rest } = source;
  return createTransfer({
    ...{ add, change, may, can, nouns: pluralOf(area.entries) },
    options: await knownOptions([add, change], brand.id),
    source: hasTrials && attempt ? { ...rest, attempt } : rest,
    newId: () => crypto.randomUUID(),
    now: Date.now,
  });
}

/** The options that cells can name by their labels: of sources that list all of them. */
async function knownOptions(editors: readonly CheckedEditor[], brandId: string): Promise<KnownOptions> {
  const served = services.options(brandId);
  const columns = editors.flatMap(({ compiled }) => sheetColumnsOf(compiled.editor.fields));
  const sources = new Set(columns.flatMap(({ field }) => sourceOf(field) ?? []));
  const listed = [...sources].filter((source) => served[source].search === undefined);
  return new Map(await Promise.all(listed.map(async (source) => [source, await served[source].list({})] as const)));
}
