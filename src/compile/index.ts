export { compileEditor } from './compileEditor';
export { fieldAt, itemFields } from './labels';
export type { BrandCompiledEditor, CompiledEditor, Validate } from './types';
export { createValidate } from './validate';
export { valueAt } from './valueAt';
