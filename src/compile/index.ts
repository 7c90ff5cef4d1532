export { compileEditor } from './compileEditor';
export { fieldAt } from './labels';
export type { CompiledEditor, Validate } from './types';
export { createValidate, valueAt } from './validate';
