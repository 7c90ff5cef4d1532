export { compileEditor } from './compileEditor';
export { fieldAt } from './labels';
export type { FieldAt } from './labels';
export { ruleMessages } from './messages';
export type { CompiledEditor, JsonSchema, SchemaError, SchemaValidator, UiSchema, Validate } from './types';
export { createValidate, valueAt } from './validate';
