import type { Config } from '../config';
import { readFolder } from './readFolder';

/**
 * Puts the definitions of the installation's folder beside those of the build. Before anything that knows the areas is loaded: what is
 * derived from them (rights, guards, facets) is made once.
 * @throws DefinitionsFaulty
 */
export async function installDefinitions({ schemasDir }: Pick<Config, 'schemasDir'>): Promise<void> {
  if (schemasDir === undefined) return;
  globalThis.installedDefinitions = { ...(await readFolder(schemasDir)), validators: {} };
}
