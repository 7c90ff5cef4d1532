import { validators } from 'virtual:validators';
import { installedDefinitions, type Brand } from '../definition';
import type { SchemaValidator } from './types';
import * as functions from './validatorFunctions';

declare global {
  /** Called by validators of an installation's own definitions: modules served by the services, which can import nothing of the console. */
  var validatorFunctions: typeof functions | undefined;
}

/**
 * Loads the validator of an editor and a brand: compiled at build time, or by the services for an editor of the installation's folder.
 * @param brand undefined for editors of the platform
 * @throws RangeError when the brand does not have the editor
 */
export async function loadValidator(editor: string, brand: Brand | undefined): Promise<SchemaValidator> {
  const key = `${editor}/${brand ?? PLATFORM}`;
  const load = validators[key] ?? installedDefinitions().validators[key];
  if (!load) throw new RangeError(`There is no validator of '${editor}' for ${brand ?? 'the platform'}.`);
  globalThis.validatorFunctions ??= functions;
  const { default: validate } = await load();
  return (data) => (validate(data) ? [] : (validate.errors ?? []));
}

/** Takes the place of the brand in keys of editors without one. */
const PLATFORM = 'PLATFORM';
