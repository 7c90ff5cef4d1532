import type { Config } from '../config';
import { readFolder } from './readFolder';

/**
 * Adds the definitions of the installation's folder to those of the build. Call it before loading any module that uses the areas:
 * everything derived from them (rights, guards, facets) is computed once.
 * @throws InvalidDefinitions
 */
export async function installDefinitions({ schemasDir }: Pick<Config, 'schemasDir'>): Promise<void> {
  if (schemasDir === undefined) return;
  globalThis.installedDefinitions = { ...(await readFolder(schemasDir)), validators: {} };
}
