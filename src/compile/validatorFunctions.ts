/**
 * The functions of this project that compiled validators call: as they are at run time, by this module's path in those that are compiled
 * at build time, and by `globalThis.validatorFunctions` in those that services compile for an installation's own definitions.
 */
export { holdsAmong } from '../definition/conditions';
export { keepsRule } from '../kinds/namedRules';
export { compareKept, compareWithLimit } from '../lib/calendar';
