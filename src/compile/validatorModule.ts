import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from '../kinds';
import { AJV_OPTIONS } from './ajv';

/**
 * The source of an ES module that validates by a schema, so that the console needs no `eval`.
 * Its default export is Ajv's validate function: true, or false with the errors in its property `errors`.
 */
export function validatorModule(schema: JsonSchema): string {
  const ajv = new Ajv({ ...AJV_OPTIONS, code: { source: true, esm: true, lines: true } });
  const source = standaloneCode(ajv, ajv.compile(schema));
  const imports: string[] = [];
  const body = source.replaceAll(/require\("([^"]+)"\)(\.default)?/g, (_match, module: string, isDefault?: string) => {
    const name = `runtime${imports.length}`;
    if (module.startsWith('/')) {
      // A module of this project, by its path from the project's root.
      imports.push(`import * as ${name} from ${JSON.stringify(module)};`);
      return name;
    }
    imports.push(`import ${name} from ${JSON.stringify(`${module}.js`)};`);
    return isDefault ? `(${name}.default ?? ${name})` : name;
  });
  return [...imports, body].join('\n');
}
