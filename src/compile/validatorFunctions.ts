/**
 * The functions of this project that compiled validators call: by reference at run time, by this module's path in validators compiled at
 * build time, and by `globalThis.validatorFunctions` in those that the services compile for an installation's own definitions.
 */
export { isConditionMetIn } from '../definition/conditions';
export { keepsRule } from '../kinds/namedRules';
export { compareCanonical, compareWithLimit } from '../lib/calendar';
