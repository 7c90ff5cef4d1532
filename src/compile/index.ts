export { compileEditor } from './compileEditor';
export { fieldAt } from './labels';
export type { BrandCompiledEditor, CompiledEditor, Validate } from './types';
export { createValidate } from './validate';
export { valueAt } from '../kinds/values';
