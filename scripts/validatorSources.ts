import { compileEditor } from '../src/compile';
import { validatorModule } from '../src/compile/validatorModule';
import { requireSound } from '../src/definition';
import { loadEditorVariants } from './definitions';

const variants = await loadEditorVariants();
// Nothing is built of a faulty definition. The browser, which gets the same ones, checks none.
for (const editor of new Set(variants.map((variant) => variant.editor))) requireSound(editor);

/** The source of every editor's validator as an ES module, by `editor/BRAND` or `editor/PLATFORM`. Made when first asked for. */
export const validatorSources: ReadonlyMap<string, () => string> = new Map(
  variants.map(({ editor, facts }): [string, () => string] => [
    `${editor.name}/${facts?.name ?? 'PLATFORM'}`,
    () => validatorModule(compileEditor(editor, facts).validationSchema),
  ]),
);
