import { existsSync } from 'node:fs';
import { readConfig, type Config } from '../config';
import { readFolder } from './readFolder';

/**
 * Puts the definitions of the installation's folder beside those of the build. Before anything that knows the areas is loaded: what is derived
 * from them (rights, guards, facets) is made once.
 * @throws DefinitionsFaulty
 */
export async function installDefinitions({ schemasDir }: Pick<Config, 'schemasDir'>): Promise<void> {
  if (schemasDir === undefined) return;
  globalThis.installedDefinitions = { ...(await readFolder(schemasDir)), validators: {} };
}

/** The same for a program beside the services, by the settings that they would start with. @throws ConfigError, DefinitionsFaulty */
export async function installDefinitionsOfSettings(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await installDefinitions(readConfig(process.env));
}
