import { compileEditor } from '../src/compile';
import { validatorModule } from '../src/compile/validatorModule';
import { loadEditorVariants } from './definitions';

const variants = await loadEditorVariants();

/** The source of every editor's validator as an ES module, by `editor/BRAND` or `editor/PLATFORM`. Generated on demand. */
export const validatorSources: ReadonlyMap<string, () => string> = new Map(
  variants.map(({ editor, facts }): [string, () => string] => [
    `${editor.name}/${facts?.name ?? 'PLATFORM'}`,
    () => validatorModule(compileEditor(editor, facts).validationSchema),
  ]),
);
