import Ajv, { type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { keywords } from './keywords';
import type { JsonSchema } from '../kinds';
import type { SchemaError, SchemaValidator } from './types';

const OPTIONS = {
  allErrors: true,
  $data: true,
  discriminator: true,
  strict: true,
  strictRequired: false,
  keywords,
} satisfies Options;

/** A validator that compiles its schema at run time: for the command line, the services and tests. */
export function ajvValidator(schema: JsonSchema): SchemaValidator {
  const validate = new Ajv(OPTIONS).compile(schema);
  return (data) => (validate(data) ? [] : ((validate.errors ?? []) as readonly SchemaError[]));
}

/**
 * The same validator as the source of an ES module, so that the console needs no `eval`.
 * Its default export is Ajv's validate function: true, or false with the errors in its property `errors`.
 */
export function validatorModule(schema: JsonSchema): string {
  const ajv = new Ajv({ ...OPTIONS, code: { source: true, esm: true, lines: true } });
  const source = standaloneCode(ajv, ajv.compile(schema));
  const imports: string[] = [];
  const body = source.replaceAll(/require\("([^"]+)"\)(\.default)?/g, (_match, module: string, isDefault?: string) => {
    const name = `runtime${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${module}.js`)};`);
    return isDefault ? `(${name}.default ?? ${name})` : name;
  });
  return [...imports, body].join('\n');
}
