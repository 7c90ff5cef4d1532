import Ajv, { type Options } from 'ajv';
import { keywords } from './keywords';
import type { JsonSchema } from '../kinds';
import type { SchemaError, SchemaValidator } from './types';

/** Ajv options for validation schemas of editors. */
export const AJV_OPTIONS = {
  allErrors: true,
  $data: true,
  discriminator: true,
  strict: true,
  // Steps such as 0.1 have no exact binary representation.
  multipleOfPrecision: 9,
  strictRequired: false,
  // Compiling the meta-schema for each form takes longer than compiling most forms. tests/round-trip/schemas.test.ts validates the
  // schema of every editor against it.
  meta: false,
  validateSchema: false,
  keywords,
} satisfies Options;

/** A validator that compiles its schema at run time: for the command line, the services and tests. */
export function ajvValidator(schema: JsonSchema): SchemaValidator {
  const validate = new Ajv(AJV_OPTIONS).compile(schema);
  return (data) => (validate(data) ? [] : ((validate.errors ?? []) as readonly SchemaError[]));
}
