import { validators } from 'virtual:validators';
import type { Brand } from '../definition';
import type { SchemaValidator } from './types';

/**
 * Loads the validator that was compiled for an editor and a brand at build time.
 * @throws RangeError when the brand does not have the editor
 */
export async function loadValidator(editor: string, brand: Brand): Promise<SchemaValidator> {
  const load = validators[`${editor}/${brand}`];
  if (!load) throw new RangeError(`There is no validator of '${editor}' for ${brand}.`);
  const { default: validate } = await load();
  return (data) => (validate(data) ? [] : (validate.errors ?? []));
}
