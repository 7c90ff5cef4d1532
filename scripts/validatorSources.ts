import { brands } from '../schemas/brands';
import { compileEditor } from '../src/compile';
import { validatorModule } from '../src/compile/ajv';
import { BRANDS } from '../src/definition';
import { hasBrand, loadAllEditors } from './definitions';

const editors = await loadAllEditors();

/** The source of every editor's validator as an ES module, by `editor/BRAND`. Made when first asked for. */
export const validatorSources: ReadonlyMap<string, () => string> = new Map(
  editors.flatMap((editor) =>
    BRANDS.filter((brand) => hasBrand(editor, brand)).map((brand): [string, () => string] => [
      `${editor.name}/${brand}`,
      () => validatorModule(compileEditor(editor, brands[brand]).validationSchema),
    ]),
  ),
);
