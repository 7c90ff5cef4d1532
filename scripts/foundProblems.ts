import path from 'node:path';
import { checkDefinitions } from './checkDefinitions';

/** The problems of the project's definitions, found while this module loads, because the module runner is closed afterwards. */
export const foundProblems = await checkDefinitions(path.resolve(import.meta.dirname, '..'));
