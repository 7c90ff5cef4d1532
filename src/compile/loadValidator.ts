import { validators } from 'virtual:validators';
import type { Brand } from '../definition';
import type { SchemaValidator } from './types';

/**
 * Loads the validator that was compiled for an editor and a brand at build time.
 * @param brand undefined for editors of the platform
 * @throws RangeError when the brand does not have the editor
 */
export async function loadValidator(editor: string, brand: Brand | undefined): Promise<SchemaValidator> {
  const load = validators[`${editor}/${brand ?? PLATFORM}`];
  if (!load) throw new RangeError(`There is no validator of '${editor}' for ${brand ?? 'the platform'}.`);
  const { default: validate } = await load();
  return (data) => (validate(data) ? [] : (validate.errors ?? []));
}

/** Stands for the brand of editors that have none. */
const PLATFORM = 'PLATFORM';
